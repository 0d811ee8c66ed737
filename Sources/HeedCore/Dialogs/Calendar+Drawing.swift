extension Calendar {
  private static let weeks = 6

  private var gutter: Int { hasWeekNumbers ? 4 : 0 }

  /// Always six weeks, so that nothing moves from month to month, and a row of air below them.
  package func measure(in size: Size) -> Size {
    Size(
      columns: min(size.columns, 7 * 4 + gutter), rows: min(max(1, size.rows), 4 + Self.weeks))
  }

  package var leastSize: Size { Size(columns: 12, rows: 4) }

  /// Where the parts of a sheet are, and which days it shows.
  struct Face {
    /// What stands in the first row.
    enum Target: Equatable { case back, forth, part(Part) }

    var date: CivilDate
    var weekStart: Int
    /// The columns of a day, 0 where the sheet has no room.
    var cell: Int
    var gutter: Int
    /// Where the days begin.
    var left: Int
    var weekdayRow: Int?
    var firstRow: Int
    /// The first week that is shown, counted in the sheet.
    var firstWeek: Int
    var weekRows: Int
    var columns: Int

    var title: String {
      cell > 0 ? "\(date.monthName) \(date.year)" : date.text
    }
    var titleColumn: Int { left + (width - title.utf8.count) / 2 }
    var width: Int { cell > 0 ? cell * 7 : min(columns, 14) }

    /// The columns of a part of the title.
    func columns(of part: Part) -> Range<Int> {
      let start = titleColumn
      let lengths = cell > 0 ? (date.monthName.utf8.count, 1) : (4, 1)
      let second = start + lengths.0 + lengths.1
      switch part {
      case .month: return cell > 0 ? start..<(start + lengths.0) : second..<(second + 2)
      case .year:
        return cell > 0 ? second..<(second + title.utf8.count - lengths.0 - 1) : start..<(start + 4)
      case .day: return cell > 0 ? start..<start : (second + 3)..<(second + 5)
      }
    }

    func header(at column: Int) -> Target? {
      for part in [Part.month, .year, .day] where columns(of: part).contains(column) {
        return .part(part)
      }
      if (left..<(left + 2)).contains(column) { return .back }
      return ((left + width - 2)..<(left + width)).contains(column) ? .forth : nil
    }

    /// The number of the day in the top left corner of the whole sheet; it may lie before all days.
    var corner: Int {
      let first = CivilDate(near: 1, inMonth: date.month, of: date.year)
      return first.number - (first.weekday + 7 - weekStart) % 7
    }

    /// The day of the month that stands in a row and column of the sheet.
    func day(row: Int, column: Int) -> CivilDate? {
      let number = corner + (firstWeek + row) * 7 + column
      guard (0...CivilDate.last.number).contains(number) else { return nil }
      let day = CivilDate(number: number)
      return day.month == date.month && day.year == date.year ? day : nil
    }

    func day(at place: Position) -> CivilDate? {
      let (row, column) = (place.row - firstRow, place.column - left)
      guard cell > 0, (0..<weekRows).contains(row), (0..<(7 * cell)).contains(column) else {
        return nil
      }
      return day(row: row, column: column / cell)
    }
  }

  func sheet(in size: Size) -> Face {
    let room = size.columns
    let cell = size.rows < leastSize.rows ? 0 : [4, 3].first { $0 * 7 + gutter <= room } ?? 0
    let side = cell > 0 ? gutter : 0
    let air = size.rows >= 3 + Self.weeks ? 1 : 0
    let firstRow = 2 + air
    let rows = cell > 0 ? min(Self.weeks, size.rows - firstRow) : 0
    let width = cell > 0 ? cell * 7 : min(room, 14)
    var face = Face(
      date: date, weekStart: weekStart, cell: cell, gutter: side,
      left: (room - width - side) / 2 + side, weekdayRow: cell > 0 ? 1 + air : nil,
      firstRow: firstRow, firstWeek: 0, weekRows: rows, columns: room)
    let week = (date.number - face.corner) / 7
    if rows < Self.weeks {
      // The week of the date in the middle, without rows that this month hasn't.
      let used = (CivilDate(near: 31, inMonth: date.month, of: date.year).number - face.corner) / 7
      face.firstWeek = max(0, min(week - rows / 2, used - rows + 1))
    }
    return face
  }

  package func draw(on canvas: inout Canvas, hasFocus: Bool, at moment: Moment) {
    let face = sheet(in: canvas.size)
    drawHeader(face, hasFocus: hasFocus, on: &canvas)
    guard face.cell > 0 else { return }
    if let row = face.weekdayRow {
      for column in 0..<7 {
        let name = CivilDate.weekdayNames[(weekStart + column) % 7].prefix(2)
        canvas.write(
          String(name), row: row, column: face.left + column * face.cell + 1, .hint)
      }
    }
    for row in 0..<face.weekRows {
      var hasDay = false
      for column in 0..<7 {
        guard let day = face.day(row: row, column: column) else { continue }
        hasDay = true
        draw(
          day, row: face.firstRow + row, column: face.left + column * face.cell, cell: face.cell,
          hasFocus: hasFocus, on: &canvas)
      }
      if hasDay, face.gutter > 0 { drawWeekNumber(ofRow: row, face, on: &canvas) }
    }
  }

  private func drawHeader(_ face: Face, hasFocus: Bool, on canvas: inout Canvas) {
    canvas.write(face.title, row: 0, column: face.titleColumn, .title)
    canvas.write("‹", row: 0, column: face.left, .mark)
    canvas.write("›", row: 0, column: face.left + face.width - 1, .mark)
    let range = face.columns(of: part)
    guard hasFocus, !range.isEmpty else { return }
    let text = Array(face.title.utf8)[(range.lowerBound - face.titleColumn)...].prefix(range.count)
    canvas.write(
      String(decoding: text, as: UTF8.self), row: 0, column: range.lowerBound, .focusedItem)
    canvas.putCursor(row: 0, column: range.lowerBound, isVisible: false)
  }

  private func draw(
    _ day: CivilDate, row: Int, column: Int, cell: Int, hasFocus: Bool, on canvas: inout Canvas
  ) {
    let isChosen = day == date
    let isFocused = isChosen && hasFocus && part == .day
    let role: Role =
      isFocused
      ? .focusedItem : bounds.contains(day) ? (day == today ? .mark : .item) : .disabledItem
    let attributes: Attributes = day == today ? [.underline, .bold] : isChosen ? .bold : []
    if isChosen {
      canvas.write("‹", row: row, column: column, isFocused ? role : .mark)
      if cell > 3 { canvas.write("›", row: row, column: column + 3, isFocused ? role : .mark) }
    }
    canvas.write(
      padded(day.day, 2, with: " "), row: row, column: column + 1,
      style: Style(role, attributes: attributes))
    if isFocused { canvas.putCursor(row: row, column: column + 1, isVisible: false) }
  }

  /// The number by ISO 8601 of the week whose Thursday stands in a row.
  private func drawWeekNumber(ofRow row: Int, _ face: Face, on canvas: inout Canvas) {
    let thursday = face.corner + (face.firstWeek + row) * 7 + (4 + 7 - weekStart) % 7
    let week = CivilDate(number: thursday).week.number
    canvas.write(
      padded(week, 2, with: " "), row: face.firstRow + row, column: face.left - face.gutter, .hint)
  }
}
