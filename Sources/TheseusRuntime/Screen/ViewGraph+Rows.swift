import TheseusInterpreter
import TheseusTrace

/// How a user edits the rows of a list.
private enum RowEdit {
  case delete, move

  /// The modifier whose action is called.
  var modifier: String { self == .delete ? "onDelete" : "onMove" }
  /// The modifier that forbids it for a row.
  var disabling: String { self == .delete ? "deleteDisabled" : "moveDisabled" }
  /// The bit of `EditActions` that allows it.
  var bit: Int { self == .delete ? 2 : 1 }
}

/// Rows that can be deleted or moved.
private struct EditableList {
  /// What an edit leads to.
  enum Effect {
    /// The action of `onDelete` or `onMove` is called.
    case action(Value)
    /// The collection behind `editActions:` is changed.
    case collection(Location)
  }
  /// What an edit leads to.
  let effect: Effect
  /// The `ForEach` whose rows they are, if they are those of one.
  let list: ForEachNode?
}

extension ViewGraph {
  /// Deletes or moves a row of the first list on the screen whose rows can be.
  func editRows(_ act: ControlAct) throws {
    switch act {
    case .delete(let row):
      let list = try editableList(.delete)
      try checkRow(row, of: list, unless: RowEdit.delete.disabling)
      inputOrigin = .action("row \(row + 1)")
      switch list.effect {
      case .action(let action): _ = try evaluator.apply(action, to: [evaluator.indexSet([row])])
      case .collection(let location): try edit(location) { $0.remove(at: row) }
      }
    case .move(let from, let to):
      let list = try editableList(.move)
      try checkRow(from, of: list, unless: RowEdit.move.disabling)
      try checkRow(to, of: list, unless: nil)
      inputOrigin = .action("row \(from + 1)")
      switch list.effect {
      case .action(let action):
        // SwiftUI gives the position before the row is taken out.
        _ = try evaluator.apply(action, to: [evaluator.indexSet([from]), .int(to > from ? to + 1 : to)])
      case .collection(let location): try edit(location) { $0.insert($0.remove(at: from), at: to) }
      }
    default: break
    }
  }

  /// Changes the collection that a binding leads to.
  private func edit(_ location: Location, _ change: (inout [Value]) -> Void) throws {
    guard case .array(let box) = try location.get(in: self) else {
      throw evaluator.trap("Theseus edits the rows of an array only")
    }
    var elements = box.elements
    change(&elements)
    try location.set(.array(ArrayBox(elements, type: box.type)), in: self)
  }

  private func editableList(_ edit: RowEdit) throws -> EditableList {
    let (cover, node) = topCover()
    if let found = editableList(edit, below: node) { return found }
    guard let cover, editableList(edit, below: root) != nil else {
      throw evaluator.trap("no list on the screen has \(edit.modifier)")
    }
    throw evaluator.trap("the list with \(edit.modifier) is covered by the \(cover)")
  }

  private func editableList(_ edit: RowEdit, below top: ViewNode?) -> EditableList? {
    var found: EditableList?
    guard let top else { return nil }
    forEachNode(below: top) { node in
      guard found == nil, node.status == .live, self.isReached(node),
        let list = self.editableList(edit, at: node), list.list.map(self.isReached) ?? true
      else { return }
      found = list
    }
    return found
  }

  private func editableList(_ edit: RowEdit, at node: ViewNode) -> EditableList? {
    guard let content = node.content else { return nil }
    if let list = node as? ForEachNode, let record = content.record,
      let index = shapes[record.function].index(of: "editActions"),
      (record.argument(index).field(0).asInt ?? 0) & edit.bit != 0, let location = location(of: record.argument(0))
    {
      return EditableList(effect: .collection(location), list: list)
    }
    guard let record = editRecord(edit.modifier, in: content), let action = record.arguments.last, action.isClosure
    else { return nil }
    return EditableList(effect: .action(action), list: list(of: record.argument(0), below: node))
  }

  private func editRecord(_ name: String, in value: Value) -> Record? {
    guard let record = value.record else { return nil }
    if shapes[record.function].name == name { return record }
    return record.elements.lazy.compactMap { self.editRecord(name, in: $0) }.first
  }

  private func list(of value: Value, below node: ViewNode) -> ForEachNode? {
    var value = value
    while let record = value.record, shapes[record.function].isModifier { value = record.argument(0) }
    guard let record = value.record else { return nil }
    return firstNode(below: node) { ($0 as? ForEachNode)?.content?.record === record } as? ForEachNode
  }

  private func checkRow(_ index: Int, of list: EditableList, unless modifier: String?) throws {
    guard let rows = list.list?.rows else { return }
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
