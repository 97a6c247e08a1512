import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTypes

extension ViewGraph {
  /// Walks a `DisclosureGroup`: its label, and its content while it is expanded.
  ///
  /// In a list, the label is a row, and so is each view of what it discloses; elsewhere the group is one view.
  func walkDisclosure(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let rows = rowsOfList(around: cursor)
    if try walkStyled(.disclosureGroup, record, shape, at: place, &cursor) {
      // What a style draws is one row.
      (rows as? StaticRowNode)?.width = 1
      return
    }
    guard let list = rows?.lazy else {
      try walkParts(record, shape, at: place, &cursor)
      return try cursor.inLayout { try walkDisclosed(record, shape, at: place, &$0) }
    }
    if let label = try shape.index(of: "label").map({ record.argument($0) }) ?? label(of: record, shape) {
      let row = modified(label, by: cursor.rowModifiers)
      try walkRow(row, width: 1, of: list, at: ViewGraph.labelPlace(of: shape, at: place), &cursor)
    }
    try walkDisclosed(record, shape, at: place, &cursor)
  }

  /// The place of the label of a group, or of its title.
  static func labelPlace(of shape: ViewShape, at place: Place) -> Place {
    place.child(shape.index(of: "label") ?? 0)
  }

  private func walkDisclosed(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    guard let index = shape.contentIndex else { return }
    let (parent, environment, closure) = (cursor.parent, cursor.environment, record.argument(index))
    let (node, isNew) = try take(DisclosureNode.self, at: place.child(index), &cursor) {
      DisclosureNode(closure, at: place.child(index), below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    if isNew { node.isExpanded = memory(of: node)?.isExpanded ?? false }
    node.closure = closure
    node.rowModifiers = cursor.rowModifiers
    node.binding = shape.index(of: "isExpanded").map { record.argument($0) }
    dependencies.mark(node.id)
  }

  /// Makes the content of a group that is expanded, or lets it go.
  func disclose(_ node: DisclosureNode) throws {
    noteWrites(behind: node)
    record.note(.content(node, pass: pass))
    try evaluating(node) {
      let isExpanded = try node.binding.map { try readBinding($0).value.asBool ?? false } ?? node.isExpanded
      let content =
        try isExpanded ? modified(expanded(evaluator.apply(node.closure, to: [])), by: node.rowModifiers) : nil
      var cursor = Cursor(node)
      try inRows(around: node) {
        try walkContainer(.optional, key: isExpanded ? .some : nil, content: content, at: .content, &cursor)
      }
      for orphan in cursor.finish() { try end(orphan) }
    }
  }

  /// Expands or collapses a group, as a tap on it does.
  func toggle(_ node: DisclosureNode) throws {
    if let binding = node.binding, let location = location(of: binding) {
      return try location.set(.bool(!(location.get(in: self).asBool ?? false)), in: self)
    }
    node.isExpanded.toggle()
    dependencies.mark(node.id)
  }

  // MARK: Outlines

  /// Walks an `OutlineGroup`, or a list with children: a row for each element, with a group for its children.
  func walkOutline(
    _ record: Record, _ form: ForEachForm, at place: Place, _ cursor: inout Cursor
  ) throws {
    let shape = shapes[record.function]
    let content = record.argument(shape.index(of: "content") ?? shape.index(of: "rowContent") ?? 0)
    let path = record.argument(shape.index(of: "children") ?? 0)
    let id = shape.index(of: "id").map { record.argument($0) }
    let root = shape.index(of: "root").map { Value.array(ArrayBox([record.argument($0)], type: .unknown)) }
    let closure = outlineClosure(OutlineRows(content: content, children: path, id: id, range: record.range))
    try walkRows(of: record, form, root ?? record.argument(0), closure, at: place, &cursor)
  }

  /// What makes the row of an element: its content, in the label of a group where the element has children.
  private func outlineClosure(_ rows: OutlineRows) -> Value {
    .closure(
      ClosureBox(native: { [unowned self] arguments throws(EvaluationError) in
        do { return try self.outlineRow(arguments[0], rows) } catch let error as EvaluationError { throw error } catch {
          throw arguments.trap("\(error)")
        }
      }))
  }

  private func outlineRow(_ element: Value, _ rows: OutlineRows) throws -> Value {
    let content = try evaluator.apply(rows.content, to: [element])
    let children = try evaluator.get(rows.children, of: element).opened
    guard !children.isNil else { return content }
    return .record(try evaluator.disclosureGroup(label: content, element: element, children: children, rows))
  }
}

/// How the rows of an outline are made.
struct OutlineRows {
  /// Makes the content of a row.
  var content: Value
  /// The key path to an element's children.
  var children: Value
  /// The key path to an element's id, if it is not its `id`.
  var id: Value?
  /// Where the outline is written.
  var range: SourceRange
}

extension Evaluator {
  /// The group of an outline's element: its content as label, the rows of its children as content.
  func disclosureGroup(label: Value, element: Value, children: Value, _ rows: OutlineRows) throws -> Record {
    let inner = try outlineGroup(children, rows)
    let content = ClosureBox(native: { _ throws(EvaluationError) in .record(inner) })
    let type = interpreter.types.token(
      named: "DisclosureGroup", [self.type(of: label), interpreter.types.token(named: "OutlineSubgroupChildren")])
    return Record(
      function: try initializer("DisclosureGroup.init(content:label:)", of: type), generics: [],
      arguments: [.closure(content), label], type: type, range: rows.range)
  }

  private func outlineGroup(_ data: Value, _ rows: OutlineRows) throws -> Record {
    let type = interpreter.types.token(named: "OutlineGroup")
    if let id = rows.id {
      return Record(
        function: try initializer("OutlineGroup.init(_:id:children:content:)", of: type), generics: [],
        arguments: [data, id, rows.children, rows.content], type: type, range: rows.range)
    }
    return Record(
      function: try initializer("OutlineGroup.init(_:children:content:)", of: type), generics: [],
      arguments: [data, rows.children, rows.content], type: type, range: rows.range)
  }

  /// An initializer of the catalogue.
  func initializer(_ symbol: String, of type: TypeToken) throws -> FunctionID {
    let candidates = checked.members(named: "init", of: interpreter.types[type].type, isStatic: true)
    guard let found = candidates.first(where: { program[$0].symbol == symbol }) else {
      throw trap("Theseus does not know '\(symbol)'")
    }
    return found
  }
}
