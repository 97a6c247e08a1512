import TheseusGraph
import TheseusInterpreter
import TheseusTypes

extension ViewGraph {
  /// Walks a `Table`: a row for each element, with the content of each column.
  func walkTable(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let columns = tableColumns(of: record, shape)
    let closure = ClosureBox(native: { [unowned self] arguments throws(EvaluationError) in
      do {
        let cells = try columns.map { try self.cell(of: $0, arguments[0]) }
        return .tuple(Aggregate.make(type: .unknown, cells))
      } catch let error as EvaluationError { throw error } catch { throw arguments.trap("\(error)") }
    })
    try walkRows(of: record, .identifiable, record.argument(0), .closure(closure), at: place, &cursor)
  }

  /// The columns of a table.
  func tableColumns(of record: Record, _ shape: ViewShape) -> [Record] {
    guard let index = shape.index(of: "columns"), let columns = record.argument(index).record else { return [] }
    return shapes[columns.function].name == "TableColumn" ? [columns] : columns.elements.compactMap(\.record)
  }

  /// What a column shows of an element.
  private func cell(of column: Record, _ element: Value) throws -> Value {
    let shape = shapes[column.function]
    if let index = shape.index(of: "content") { return try evaluator.apply(column.argument(index), to: [element]) }
    guard let path = shape.index(of: "value").map({ column.argument($0) }) else { return .none }
    return try evaluator.makeText(evaluator.get(path, of: element))
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
