import TheseusInterpreter

extension ViewGraph {
  /// The parts of a `Table`: the headers of its columns, and its rows.
  func tableParts(_ table: TableNode) -> [ScreenPart] {
    let headers = columnParts(of: table.columns, at: .columns, below: table)
    guard table.content == nil else { return headers + parts(below: table) }
    return headers + (child(of: table, at: .content).map { containerParts($0, below: table) } ?? [])
  }

  private func columnParts(of columns: Value, at place: Place, below table: TableNode) -> [ScreenPart] {
    if case .structure = columns {
      let label = columns.columnLabel
      let words = string(ofText: label)
      let part = ScreenPart(
        kind: .primitive, name: "TableColumn", elements: ["TableColumn"], scope: table, words: words,
        children: words == nil ? parts(of: label, at: place, below: table) : [])
      if !part.children.isEmpty { part.kind = .container }
      return [part]
    }
    if let elements = columns.columnElements {
      return elements.enumerated().flatMap { columnParts(of: $1, at: place.child($0), below: table) }
    }
    return parts(of: columns.mappingColumns(\.columnLabel), at: place, below: table)
  }

  /// The table that a part shows.
  private func table(of part: ScreenPart) -> TableNode? {
    part.place.flatMap { child(of: part.scope, at: $0.child(0)) } as? TableNode
  }

  /// The headers by which a user sorts a table that has an order, by their titles.
  func columnControls(_ record: Record, _ shape: ViewShape, _ part: ScreenPart) -> [ScreenControl] {
    guard let location = shape.index(of: "sortOrder").flatMap({ location(of: record.argument($0)) }),
      let table = table(of: part), let order = try? location.get(in: self)
    else { return [] }
    return sortableColumns(of: table).map { title, column in
      let direction = try? evaluator.sorting(by: column.columnComparator, "_direction(in:)", order)
      return ScreenControl(
        kind: "TableColumn", name: title, surroundings: ControlSurroundings(), scope: table,
        value: direction.flatMap { $0.isNil ? nil : evaluator.plainText($0) }, record: record, shape: shape, part: part)
    }
  }

  /// Taps the header of a column: the order then begins with the column's comparator, turned round if it did before.
  func sort(byColumn control: ScreenControl) throws {
    guard let table = table(of: control.part),
      let column = sortableColumns(of: table).first(where: { $0.title == control.name })?.column,
      let order = control.shape.index(of: "sortOrder").flatMap({ location(of: control.record.argument($0)) }),
      let tapped = try evaluator.sorting(by: column.columnComparator, "_tapped(in:)", order.get(in: self))
    else { throw evaluator.trap("there is no column \"\(control.name)\"") }
    try order.set(tapped, in: self)
  }

  private func sortableColumns(of table: TableNode) -> [(title: String, column: Value)] {
    var result: [(title: String, column: Value)] = []
    _ = table.columns.mappingColumns { column in
      if !column.columnComparator.isNil, let title = firstText(in: column.columnLabel) {
        result.append((title, column))
      }
      return column
    }
    return result
  }
}

extension Evaluator {
  /// What a comparator says of an order.
  fileprivate func sorting(by comparator: Value, _ member: String, _ order: Value) throws -> Value? {
    try interpreter.callRequirement(
      "SortComparator", member, on: type(of: comparator.opened), [comparator.opened, order])
  }
}
