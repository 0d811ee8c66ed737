import HeedCore

/// The nearest colour that a terminal has.
enum ColorReduction {
  /// What the first 16 colours look like in most terminals (xterm's defaults).
  private static let ansi: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
  private static let cube = [0, 95, 135, 175, 215, 255]

  /// A number below `count` for a colour.
  ///
  /// With more than 256 colours the terminal takes 0xRRGGBB, as the `-direct` entries of terminfo do.
  static func index(of color: Color, in count: Int) -> Int32 {
    if count > 256 {
      if case .indexed(let index) = color, index < 8 { return Int32(index) }
      let (red, green, blue) = components(color)
      // The numbers below 8 are the ANSI colours there.
      return Int32(max(8, red << 16 | green << 8 | blue))
    }
    if case .indexed(let index) = color {
      if Int(index) < count { return Int32(index) }
      // A bright colour becomes its plain one.
      if index < 16 { return Int32(index) % Int32(max(1, count)) }
    }
    return nearest(components(color), in: count)
  }

  private static func components(_ color: Color) -> (Int, Int, Int) {
    switch color {
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    case .indexed(let index): components(Int(index))
    }
  }

  private static func components(_ index: Int) -> (Int, Int, Int) {
    if index < 16 { return ansi[index] }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    }
    let place = index - 16
    return (cube[place / 36], cube[place / 6 % 6], cube[place % 6])
  }

  /// The nearest of the fixed colours; the first 16 only where there is nothing else.
  private static func nearest(_ wanted: (Int, Int, Int), in count: Int) -> Int32 {
    let candidates = count >= 256 ? 16..<256 : 0..<max(1, min(count, 16))
    func distance(_ index: Int) -> Int {
      let (red, green, blue) = components(index)
      let (r, g, b) = (red - wanted.0, green - wanted.1, blue - wanted.2)
      // The eye tells greens apart best and blues least.
      return 3 * r * r + 4 * g * g + 2 * b * b
    }
    return Int32(candidates.min { distance($0) < distance($1) } ?? 0)
  }
}
