extension TimePicker {
  /// Where the numbers are.
  struct Face {
    static let cell = 4
    var count: Int
    var left: Int
    /// The columns from one number to the next.
    var stride: Int
    /// The row of the numbers; the arrows stand above and below it.
    var row: Int

    func column(of index: Int) -> Int { left + index * stride }

    func number(at column: Int) -> Int? {
      (0..<count).first {
        (self.column(of: $0)..<(self.column(of: $0) + Self.cell)).contains(column)
      }
    }
  }

  func face(in size: Size) -> Face {
    let wide = stopCount * 7 - 3
    let stride = size.columns >= wide ? 7 : 5
    let width = stopCount * stride - (stride - Face.cell)
    return Face(
      count: stopCount, left: max(0, size.columns - width) / 2, stride: stride,
      row: size.rows < 3 ? 0 : 1)
  }

  package var leastSize: Size { Size(columns: stopCount * 5 - 1, rows: 1) }

  /// Wide enough for a reason.
  package func measure(in size: Size) -> Size {
    Size(columns: min(size.columns, 28), rows: size.rows < 3 ? 1 : 3)
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let face = face(in: canvas.size)
    for (index, text) in texts.enumerated() {
      let column = face.column(of: index)
      let isFocused = hasFocus && index == stop
      let role: Role = isFocused ? .focusedItem : .item
      canvas.write(isFocused ? "‹\(text)›" : " \(text) ", row: face.row, column: column, role)
      if index > 0 {
        canvas.write(
          ":", row: face.row, column: column - (face.stride - Face.cell + 1) / 2, .text)
      }
      if face.row > 0 {
        let arrow: Role = isFocused ? .mark : .scrollMark
        canvas.write("▲", row: face.row - 1, column: column + 1, arrow)
        canvas.write("▼", row: face.row + 1, column: column + 1, arrow)
      }
      if isFocused { canvas.putCursor(row: face.row, column: column + 1, isVisible: false) }
    }
  }
}
