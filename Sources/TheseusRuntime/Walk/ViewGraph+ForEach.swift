import TheseusGraph
import TheseusInterpreter
import TheseusTypes

extension ViewGraph {
  /// Matches the rows of a `ForEach` with its data.
  func walkForEach(_ record: Record, _ form: ForEachForm, at place: Place, _ cursor: inout Cursor) throws {
    let shape = shapes[record.function]
    let closure = record.argument(
      shape.index(of: "content") ?? shape.index(of: "rowContent") ?? record.arguments.count - 1)
    try walkRows(of: record, form, record.argument(0), closure, at: place, &cursor)
  }

  /// Matches rows, which a closure makes, with data.
  func walkRows(
    of record: Record, _ form: ForEachForm, _ data: Value, _ closure: Value, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(ForEachNode.self, at: place, &cursor) {
      ForEachNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    let isSameClosure = !isNew && node.closure.map { areEqualClosures($0, closure) } ?? false
    let hasSameModifiers = try areSameAroundRows(node.rowModifiers, cursor.rowModifiers)
    node.rowModifiers = cursor.rowModifiers
    node.content = .record(record)
    node.transition = cursor.transition
    var (elements, ids) = try elementsAndIDs(of: record, form, data)
    if form == .range { (elements, ids) = keepConstantRange(elements, ids, of: node, record) }
    let old = node.rows
    let isRepeated = try node.hasEffects && hasOtherData(node, than: elements)
    try enterLazyScope(node, elements, ids)
    let change: RowsChange = !isSameClosure || isRepeated ? .closure : hasSameModifiers ? .none : .modifiers
    let skipped = try match(elements, ids.map { try IdentityKey($0, evaluator) }, with: node, change)
    for range in skipped { self.record.note(.rowsSkipped(rows: node.rows, range, pass: pass)) }
    node.closure = closure
    if !node.waits { node.isSettled = true }
    self.record.note(.matched(node, before: old, after: node.rows, pass: pass))
    requestAppearanceCheck(above: node)
  }

  /// Counts what running code did that is seen outside of it: prints, random numbers, objects, and writes to globals and fields.
  private var visibleEffectCount: Int { effectCount &+ evaluator.interpreter.outsideWriteCount }

  /// Whether the data are other ones than before: SwiftUI then runs the closure for every row (semantics 2.1), which we do
  /// only where it is seen, for it would make each change of one element cost as much as all of them.
  private func hasOtherData(_ node: ForEachNode, than elements: [Value]) throws -> Bool {
    let old = node.elements.isEmpty ? node.rows.map(\.element) : node.elements
    return try !areEqual(old, elements)
  }

  /// A constant range keeps the data that it began with; the new closure is used for it.
  private func keepConstantRange(
    _ elements: [Value], _ ids: [Value], of node: ForEachNode, _ record: Record
  ) -> ([Value], [Value]) {
    guard let count = node.initialCount else {
      node.initialCount = elements.count
      node.elements = elements
      return (elements, ids)
    }
    if count != elements.count { warnOfChangedRange(record, from: count, to: elements.count) }
    return (node.elements, Self.offsets(of: node.elements))
  }

  /// The ids of a constant range: how far each element stands behind the first (semantics 2.2).
  private static func offsets(of elements: [Value]) -> [Value] { elements.indices.map { .int($0) } }

  private func elementsAndIDs(of record: Record, _ form: ForEachForm, _ data: Value) throws -> ([Value], [Value]) {
    switch form {
    case .range:
      let elements = try evaluator.elements(of: data)
      return (elements, Self.offsets(of: elements))
    case .identifiable:
      let elements = try evaluator.elements(of: data)
      return (elements, try evaluator.ids(of: elements))
    case .keyPath:
      let elements = try evaluator.elements(of: data)
      return (elements, try evaluator.values(at: idPath(of: record), of: elements))
    case .binding, .bindingKeyPath:
      guard let location = location(of: data) else { throw evaluator.trap("a binding without a location") }
      let elements = try evaluator.elements(of: location.get(in: self))
      let ids =
        form == .binding ? try evaluator.ids(of: elements) : try evaluator.values(at: idPath(of: record), of: elements)
      return (try bindings(to: data), ids)
    }
  }

  /// Bindings to the elements of a collection that a binding leads to.
  func bindings(to data: Value) throws -> [Value] {
    guard let location = location(of: data) else { throw evaluator.trap("a binding without a location") }
    let elements = try evaluator.elements(of: location.get(in: self))
    return elements.indices.map { makeBinding(to: ElementLocation(base: location, index: $0), value: elements[$0]) }
  }

  private func idPath(of record: Record) -> Value { record.argument(shapes[record.function].index(of: "id") ?? 1) }

  /// Finds or makes the rows of elements, as far as they can be seen, and lets the others go; gives the rows of which nothing changed.
  func match(
    _ elements: [Value], _ keys: [IdentityKey], with node: ForEachNode, _ change: RowsChange
  ) throws -> [Range<Int>] {
    node.round &+= 1
    if node.rowsByID.isEmpty, node.lazy == nil { node.rowsByID.reserveCapacity(elements.count) }
    var rows: [RowNode] = []
    rows.reserveCapacity(node.lazy == nil ? elements.count : min(elements.count, node.rows.count + viewport))
    var search = RowSearch(node.rows)
    var skipped: [Range<Int>] = []
    for (index, element) in elements.enumerated() {
      let key = keys[index]
      guard node.lazy == nil || isMade(key, at: index, of: node) else { continue }
      let position = rows.count
      let found = search.row(of: key, in: node)
      let isSkipped = try place(element, key, found, at: position, in: node, &rows, change)
      if let lazy = node.lazy, let row = rows.last {
        row.position = index
        show(isVisible(index, of: node), row, of: lazy)
      }
      guard isSkipped else { continue }
      if let last = skipped.last, last.upperBound == position {
        skipped[skipped.count - 1] = last.lowerBound..<position + 1
      } else {
        skipped.append(position..<position + 1)
      }
    }
    node.known = []
    let old = node.rows
    node.rows = rows
    if isReordered(rows, since: old) { preferenceOrderChanged(below: node) }
    try removeRows(search.missed(in: node), of: node, shift: rows.count - old.count)
    return skipped
  }

  /// Lets the rows go whose elements are not in the data any more.
  private func removeRows(_ missed: [RowNode], of node: ForEachNode, shift: Int) throws {
    for row in missed {
      if !node.sawUnstableIDs { node.sawUnstableIDs = try isStillThere(row, in: node, shift: shift) }
      try remove(row, from: node)
    }
  }

  private func isReordered(_ rows: [RowNode], since old: [RowNode]) -> Bool {
    !zip(rows, old).allSatisfy { $0 === $1 }
  }

  /// Whether the element of a row that ends is still in the data, under an id that it did not have before.
  private func isStillThere(_ row: RowNode, in node: ForEachNode, shift: Int) throws -> Bool {
    for index in Set([row.index, row.index + shift]) where node.rows.indices.contains(index) {
      let other = node.rows[index]
      if other.content == nil, try areEqual(other.element, row.element) { return true }
    }
    return false
  }

  /// Keeps the row of an element, or makes it; tells whether nothing about it changed.
  private func place(
    _ element: Value, _ key: IdentityKey, _ found: RowNode?, at index: Int, in node: ForEachNode,
    _ rows: inout [RowNode], _ change: RowsChange
  ) throws -> Bool {
    if let row = found {
      return try keep(row, element, at: index, in: node, &rows, change)
    }
    if let leaving = node.leaving.firstIndex(where: { if case .row(let old) = $0.key { old == key } else { false } }) {
      let row = node.leaving.remove(at: leaving)
      revive(row)
      node.rowsByID[key] = row
      return try keep(row, element, at: index, in: node, &rows, .closure)
    }
    let row = RowNode(key, element: element, below: node, in: self)
    row.isIsolated = false
    row.round = node.round
    row.index = index
    node.rowsByID[key] = row
    dependencies.setSlot(Int32(index), of: row.id)
    dependencies.mark(row.id)
    try noteInsertion(of: row, element, canMove: node.isSettled)
    rows.append(row)
    return false
  }

  private func keep(
    _ row: RowNode, _ element: Value, at index: Int, in node: ForEachNode, _ rows: inout [RowNode],
    _ change: RowsChange
  ) throws -> Bool {
    if row.round == node.round {
      warnOfDuplicate(row, in: node)
      rows.append(row)
      return false
    }
    row.round = node.round
    if row.index != index {
      row.index = index
      dependencies.setSlot(Int32(index), of: row.id)
    }
    rows.append(row)
    let isSame = try change != .closure && areEqual(row.element, element) && !evaluator.holdsObjects(element)
    if isSame, change == .none { return true }
    row.isOnlyModified = isSame && (row.isOnlyModified || !dependencies.isMarked(row.id))
    row.element = element
    dependencies.mark(row.id)
    return false
  }

  private func remove(_ row: RowNode, from node: ForEachNode) throws {
    if case .row(let key) = row.key, node.rowsByID[key] === row { node.rowsByID[key] = nil }
    let transition = explainedTransition(of: row.content ?? .none, below: row, for: .removal)
    try dismiss(row, by: transition, from: node) { node.leaving.append($0) }
  }

  private func warnOfDuplicate(_ row: RowNode, in node: ForEachNode) {
    guard case .row(let key) = row.key, node.reportedDuplicates.insert(key).inserted else { return }
    let type = node.content?.record.map(rowsType) ?? "ForEach"
    warn(
      "duplicate-id",
      "\(type): the ID \(evaluator.plainText(key.value)) occurs multiple times within the collection, this will give undefined results!",
      at: node.content?.record?.range)
    guard let lazy = node.lazy, lazy.kind == .stack else { return }
    warn(
      "lazy-duplicate-id",
      "\(lazy.name)Layout: the ID \(evaluator.plainText(key.value)) is used by multiple child views, this will give undefined results!",
      at: node.content?.record?.range)
  }

  /// The type of the `ForEach` whose rows a record shows: its own, or that of the one inside a list.
  private func rowsType(of record: Record) -> String {
    if case .dataList = shapes[record.function].role {
      return evaluator.name(of: evaluator.argument(1, of: record.type))
    }
    return evaluator.name(of: record.type)
  }

  private func warnOfChangedRange(_ record: Record, from old: Int, to new: Int) {
    warn(
      "range-count-changed",
      "\(rowsType(of: record)) count (\(new)) != its initial count (\(old)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
      at: record.range)
  }

  /// Evaluates the content of a row.
  func evaluate(_ row: RowNode) throws {
    guard let node = row.parent as? ForEachNode, let closure = node.closure else { return }
    let old = row.content
    let isFirst = old == nil
    let isRead = isFirst ? false : noteWrites(behind: row)
    if isFirst { dependencies.forgetMarks(of: row.id) }
    if row.isOnlyModified, !isRead, let made = row.made {
      try continuing(row) { try show(made, in: row, of: node, insteadOf: old) }
    } else {
      record.note(.content(row, pass: pass))
      try evaluating(row) {
        let (effects, visibleEffects) = (effectCount, visibleEffectCount)
        let made = try expanded(evaluator.apply(closure, to: [row.element]))
        if effectCount != effects { row.hasEffects = true }
        if visibleEffectCount != visibleEffects { node.hasEffects = true }
        row.made = node.rowModifiers.isEmpty ? nil : made
        try show(made, in: row, of: node, insteadOf: old)
        if isFirst, !isInSource(row) { listPrimitive(row, row.content ?? .none, isExplicit: true) }
      }
    }
    row.isOnlyModified = false
    requestAppearanceCheck(above: row)
  }

  /// Matches what a row's closure made, with the modifiers around its `ForEach`, with the nodes below.
  private func show(_ made: Value, in row: RowNode, of node: ForEachNode, insteadOf old: Value?) throws {
    let content = modified(made, by: node.rowModifiers)
    try inList(around: row) { try walkContent(of: row, content) }
    if let old { try noteAnimation(of: row, from: old, to: content) }
  }
}
