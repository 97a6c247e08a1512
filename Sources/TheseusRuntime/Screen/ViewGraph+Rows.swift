import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Deletes or moves a row of the first list on the screen whose rows can be.
  func editRows(_ act: ControlAct) throws {
    switch act {
    case .delete(let row):
      let list = try editableList("onDelete")
      try checkRow(row, of: list, unless: "deleteDisabled")
      origin = .action("row \(row + 1)")
      _ = try evaluator.apply(list.action, to: [evaluator.indexSet([row])])
    case .move(let from, let to):
      let list = try editableList("onMove")
      try checkRow(from, of: list, unless: "moveDisabled")
      try checkRow(to, of: list, unless: nil)
      origin = .action("row \(from + 1)")
      // SwiftUI gives the position before the row is taken out.
      _ = try evaluator.apply(list.action, to: [evaluator.indexSet([from]), .int(to > from ? to + 1 : to)])
    default: break
    }
  }

  /// Rows that can be deleted or moved.
  private struct EditableList {
    /// What is called.
    let action: Value
    /// The rows, if the modifier stands directly on a `ForEach`.
    let rows: [RowNode]?
  }

  private func editableList(_ name: String) throws -> EditableList {
    var found: EditableList?
    if let root {
      forEachNode(below: root) { node in
        guard found == nil, node.status == .live, self.isOnScreen(node), let content = node.content,
          let edit = self.editRecord(name, in: content), let action = edit.arguments.last, action.isClosure
        else { return }
        found = EditableList(action: action, rows: self.rows(edit.argument(0), below: node))
      }
    }
    guard let found else { throw evaluator.trap("no list on the screen has \(name)") }
    return found
  }

  private func editRecord(_ name: String, in value: Value) -> Record? {
    guard let record = value.record else { return nil }
    if shapes[record.function].name == name { return record }
    return record.elements.lazy.compactMap { self.editRecord(name, in: $0) }.first
  }

  private func rows(_ value: Value, below node: ViewNode) -> [RowNode]? {
    var value = value
    while let record = value.record, shapes[record.function].isModifier { value = record.argument(0) }
    guard let record = value.record else { return nil }
    let list = firstNode(below: node) { ($0 as? ForEachNode)?.content?.record === record }
    return (list as? ForEachNode)?.rows
  }

  private func checkRow(_ index: Int, of list: EditableList, unless modifier: String?) throws {
    guard let rows = list.rows else { return }
    guard rows.indices.contains(index) else {
      let count = rows.count == 1 ? "is 1 row" : "are \(rows.count) rows"
      throw evaluator.trap("there is no row \(index + 1); there \(count)")
    }
    guard let modifier, let content = rows[index].content, isSwitchedOn(modifier, in: content) else { return }
    throw evaluator.trap("row \(index + 1) has .\(modifier)(true)")
  }

  /// Whether a modifier with a flag stands around a view, and says true.
  private func isSwitchedOn(_ modifier: String, in value: Value) -> Bool {
    var value = value
    while let record = value.record, shapes[record.function].isModifier {
      if shapes[record.function].name == modifier, record.argument(1).asBool == true { return true }
      value = record.argument(0)
    }
    return false
  }
}
