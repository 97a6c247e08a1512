import TheseusGraph
import TheseusInterpreter
import TheseusTypes

extension ViewGraph {
  /// Walks a `Table`: the labels of its columns, and a row for each element or each `TableRow`.
  func walkTable(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let columns = shape.index(of: "columns").map { record.argument($0) } ?? .none
    let (node, isNew) = try take(TableNode.self, at: place, &cursor) {
      TableNode(
        columns: columns, cells: cells(of: columns), row: rowMaker(), at: place, below: parent, in: self,
        environment: environment)
    }
    guard node.status == .live else { return }
    if !isNew, try !areEqual(node.columns, columns) {
      (node.columns, node.cells) = (columns, cells(of: columns))
      offerCells(of: node)
    }
    var inner = Cursor(node)
    // The headers are no rows.
    let scope = lazyScope
    lazyScope = nil
    try inner.inLayout { try walk(columns.mappingColumns(\.columnLabel), at: .columns, &$0) }
    lazyScope = scope
    if let rows = shape.index(of: "rows") {
      node.content = record.argument(rows)
      try walk(record.argument(rows), at: .content, &inner)
    } else {
      try walkRows(of: record, .identifiable, record.argument(0), node.row, at: .content, &inner)
    }
    for orphan in inner.finish() { try end(orphan) }
  }

  /// Walks a `TableRow`, whose cells are content of its own: they depend on what their closures read.
  func walkTableRow(_ record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    guard let table = table(around: parent) else { return }
    let value = record.argument(0)
    let (node, isNew) = try take(TableRowNode.self, at: place, &cursor) {
      TableRowNode(
        "TableRow", closure: table.cells, arguments: [value], at: place, below: parent, in: self,
        environment: environment)
    }
    guard node.status == .live else { return }
    node.isIsolated = true
    let isSame = try !isNew && areEqual(node.arguments, [value]) && !evaluator.holdsObjects(value)
    node.arguments = [value]
    offer(table.cells, to: node, isNew: isNew, isChanged: !isSame)
  }

  private func table(around node: ViewNode) -> TableNode? {
    var current: ViewNode? = node
    while let inner = current, !(inner is TableNode) { current = inner.parent }
    return current as? TableNode
  }

  /// Gives the rows that were made the columns that the body around the table made anew.
  private func offerCells(of table: TableNode) {
    var stack: [ViewNode] = [table]
    while let node = stack.popLast() {
      if let row = node as? TableRowNode {
        if row.status == .live { offer(table.cells, to: row, isNew: false) }
      } else {
        node.pushChildren(onto: &stack)
      }
    }
  }

  private func cells(of columns: Value) -> Value {
    .closure(
      ClosureBox(native: { [unowned self] arguments throws(EvaluationError) in
        do {
          return try columns.mappingColumns { try self.evaluator.apply($0.columnContent, to: [arguments[0]]) }
        } catch let error as EvaluationError { throw error } catch { throw arguments.trap("\(error)") }
      }))
  }

  private func rowMaker() -> Value {
    .closure(
      ClosureBox(native: { [unowned self] arguments throws(EvaluationError) in
        do {
          let type = evaluator.interpreter.types.token(
            named: "TableRow", [evaluator.type(of: arguments[0])])
          let function = try evaluator.initializer("TableRow.init(_:)", of: type)
          return .record(Record(function: function, generics: [], arguments: [arguments[0]], type: type))
        } catch let error as EvaluationError { throw error } catch { throw arguments.trap("\(error)") }
      }))
  }
}

extension Place {
  /// The place of the labels of a table's columns, beside its rows.
  static let columns = content.child(-4)
}

extension Value {
  /// The label of a `TableColumn`.
  var columnLabel: Value { field(0) }
  /// The closure that makes the cell of a value.
  var columnContent: Value { field(1) }
  /// What a table is sorted by when a user taps the header; nothing for a column that does not sort.
  var columnComparator: Value { field(2) }

  /// The columns of a block of several.
  var columnElements: [Value]? {
    if let record, record.parts.count == 1, let elements = record.part.tupleElements {
      return elements
    }
    return tupleElements
  }

  /// What a builder made of columns, with something else for each of them.
  func mappingColumns(_ transform: (Value) throws -> Value) rethrows -> Value {
    switch self {
    case .structure: return try transform(self)
    case .tuple(let tuple):
      return .tuple(Aggregate.make(type: tuple.type, try tuple.values.map { try $0.mappingColumns(transform) }))
    case .record(let record):
      let views = record.parts.startIndex
      return replacingArguments(
        try record.arguments.prefix(views) + record.parts.map { try $0.mappingColumns(transform) })
    default: return self
    }
  }
}

extension Evaluator {
  /// A `Text` that shows a string as it is.
  func makeText(_ text: Value) throws -> Value {
    let type = interpreter.types.token(named: "Text")
    let function = try initializer("Text.init(verbatim:)", of: type)
    return .record(Record(function: function, generics: [], arguments: [text], type: type))
  }

  /// The views of what is presented: the older alerts and action sheets are descriptions, whose type-erased views are none
  /// of the program's.
  func presentedViews(_ value: Value) throws -> Value {
    guard case .structure = value else { return value }
    let views = try interpreter.callRequirement("_PresentedDescription", "_views.get", on: type(of: value), [value])
    return views?.record?.part ?? views ?? value
  }
}
