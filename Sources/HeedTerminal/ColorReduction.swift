import HeedCore

/// The nearest colour that a terminal has.
enum ColorReduction {
  /// A number below `count` for a colour.
  ///
  /// With more than 256 colours the terminal takes 0xRRGGBB, as the `-direct` entries of terminfo do.
  static func index(of color: Color, in count: Int) -> Int32 {
    if count > 256 {
      if case .indexed(let index) = color, index < 8 { return Int32(index) }
      let (red, green, blue) = Palette.components(color)
      // The numbers below 8 are the ANSI colours there.
      return Int32(max(8, red << 16 | green << 8 | blue))
    }
    if case .indexed(let index) = color {
      if Int(index) < count { return Int32(index) }
      // A bright colour becomes its plain one.
      if index < 16 { return Int32(index) % Int32(max(1, count)) }
    }
    return nearest(color, in: count)
  }

  /// The nearest of the fixed colours; the first 16 only where there is nothing else.
  private static func nearest(_ color: Color, in count: Int) -> Int32 {
    let candidates = count >= 256 ? 16..<256 : 0..<max(1, min(count, 16))
    return Int32(Palette.nearest(to: color, among: candidates))
  }
}
