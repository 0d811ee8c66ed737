/// The 256 colours that terminals share, as red, green and blue.
package enum Palette {
  /// What the first 16 colours look like in most terminals (xterm's defaults).
  private static let ansi: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
  private static let cube = [0, 95, 135, 175, 215, 255]

  /// The parts of a colour, 0 to 255 each.
  package static func components(_ color: Color) -> (Int, Int, Int) {
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

  /// The one of some colours that looks most like another.
  package static func nearest(to color: Color, among candidates: Range<Int>) -> Int {
    let wanted = components(color)
    func distance(_ index: Int) -> Int {
      let (red, green, blue) = components(index)
      let (r, g, b) = (red - wanted.0, green - wanted.1, blue - wanted.2)
      // The eye tells greens apart best and blues least.
      return 3 * r * r + 4 * g * g + 2 * b * b
    }
    return candidates.min { distance($0) < distance($1) } ?? 0
  }

  /// Black or white, whichever is seen better on a colour.
  package static func contrast(to color: Color) -> Color {
    let (red, green, blue) = components(color)
    let isLight = 299 * red + 587 * green + 114 * blue > 128_000
    return .rgb(red: isLight ? 0 : 255, green: isLight ? 0 : 255, blue: isLight ? 0 : 255)
  }
}
