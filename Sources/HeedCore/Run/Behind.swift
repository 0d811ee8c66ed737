/// A dialog that is seen behind others and asks nothing, with what surrounds it.
package struct Behind: Sendable {
  fileprivate var dialog: any Dialog
  fileprivate var chrome: Chrome

  package init(_ dialog: any Dialog, _ chrome: Chrome) {
    (self.dialog, self.chrome) = (dialog, chrome)
  }

  fileprivate func draw(at moment: Moment, on canvas: inout Canvas) {
    draw(dialog, at: moment, on: &canvas)
  }

  private func draw(_ dialog: some Dialog, at moment: Moment, on canvas: inout Canvas) {
    let layout = Layout(of: dialog, in: chrome, on: canvas.size)
    chrome.draw(dialog, in: layout, timing: Timing(), at: moment, on: &canvas)
  }
}

extension Chrome {
  /// What the dialog is drawn on: what stays from before, and what goes on behind.
  func backdrop(_ screen: Size, at moment: Moment) -> Canvas {
    var canvas = beneath.map { Canvas(screen, showing: $0) } ?? Canvas(screen)
    for other in behind { other.draw(at: moment, on: &canvas) }
    return canvas
  }

  /// What a dialog listens to, and when it or what goes on behind changes by itself next.
  func needs(of dialog: some Dialog, at moment: Moment) -> Needs {
    var needs = dialog.needs(at: moment)
    for other in behind {
      guard let wake = other.dialog.needs(at: moment).wake else { continue }
      needs.wake = min(needs.wake ?? wake, wake)
    }
    return needs
  }
}

extension Canvas {
  /// A canvas on which another picture is to be seen, without its cursor and as if nothing in it
  /// had the focus.
  fileprivate init(_ size: Size, showing picture: Frame) {
    self.init(size)
    let columns = min(size.columns, picture.size.columns)
    for row in 0..<min(size.rows, picture.size.rows) {
      for column in 0..<columns {
        let cell = picture[row, column]
        guard cell.width > 0, column + Int(cell.width) <= columns else { continue }
        var style = cell.style
        style.role = style.role.withoutFocus
        write([Glyph(cell.glyph, width: Int(cell.width))], row: row, column: column, style: style)
      }
    }
  }
}

extension Role {
  /// The role of the same part where the focus is elsewhere.
  fileprivate var withoutFocus: Role {
    switch self {
    case .focusedButton: .button
    case .focusedDestructiveButton: .destructiveButton
    case .focusedItem: .item
    case .fieldFocus: .field
    case .ruleFocus: .rule
    default: self
    }
  }
}
