import TheseusGraph
import TheseusInterpreter
import TheseusTypes

extension ViewGraph {
  /// Walks the content of a container whose rows may be made later.
  func walkLazily(
    _ shape: ViewShape, at place: Place, _ cursor: inout Cursor, _ work: (inout Cursor) throws -> Void
  ) throws {
    let outer = lazyScope
    defer { lazyScope = outer }
    guard let kind = shape.lazyKind else {
      // A section's rows are rows of its list; any other container is one row.
      if shape.name != "Section" { lazyScope = nil }
      return try work(&cursor)
    }
    let (parent, environment, own) = (cursor.parent, cursor.environment, place.child(-2))
    let (node, isNew) = try take(LazyNode.self, at: own, &cursor) {
      LazyNode(shape.name, kind, at: own, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    if isNew { node.first = memory(of: node)?.firstRow ?? 0 }
    node.beginWalk()
    defer { node.isWalked = false }
    lazyScope = node
    try work(&cursor)
    if !node.awaitsCount, node.first > lastFirst(of: node) { scroll(node, to: node.first) }
  }

  /// Gives rows of data their place in the container that is walked.
  func enterLazyScope(_ list: ForEachNode, _ elements: [Value], _ ids: [Value]) throws {
    if let lazyScope {
      list.width = list.content?.record.map { viewsPerElement(of: $0, in: lazyScope.kind) } ?? 1
      list.elements = elements
      enter(list, in: lazyScope)
    }
    guard list.lazy != nil else { return }
    list.elements = elements
    list.keys = try ids.map { try IdentityKey($0, evaluator) }
    if !list.isSettled, let known = memory(of: list)?.rows {
      list.known = try Set(known.map { try IdentityKey($0, evaluator) })
    }
  }

  /// Whether the row of an element can be seen; rows of an eager container always can.
  func isVisible(_ index: Int, of list: ForEachNode) -> Bool {
    guard let lazy = list.lazy, let width = list.width else { return true }
    return isVisible(list.position(of: index), width, in: lazy)
  }

  private func isVisible(_ row: StaticRowNode, in lazy: LazyNode) -> Bool {
    row.width.map { isVisible(row.start, $0, in: lazy) } ?? true
  }

  private func isVisible(_ position: Int, _ width: Int, in lazy: LazyNode) -> Bool {
    !lazy.awaitsCount && position + max(1, width) > lazy.first && position < lazy.first + viewport
  }

  /// How many rows one element of data makes, if the type of the closure's content says it (semantics 2.9).
  private func viewsPerElement(of record: Record, in kind: LazyNode.Kind) -> Int? {
    switch shapes[record.function].role {
    case .forEach: return rowCount(of: evaluator.argument(2, of: record.type), in: kind)
    case .dataList:
      return rowCount(of: evaluator.argument(2, of: evaluator.argument(1, of: record.type)), in: kind)
    case .outlineList: return nil
    case .outline:
      // An element is a group, which is one view where it is not several rows, or a leaf.
      let leaf = rowCount(of: evaluator.argument(3, of: record.type), in: kind)
      return kind == .list || leaf != 1 ? nil : 1
    default: return 1
    }
  }

  /// Whether a row exists or has to: it can be seen, or was made before.
  func isMade(_ key: IdentityKey, at index: Int, of list: ForEachNode) -> Bool {
    isVisible(index, of: list) || list.rowsByID[key] != nil || list.known.contains(key)
      || list.leaving.contains { if case .row(let old) = $0.key { old == key } else { false } }
  }

  /// Notes whether a row can be seen; one that comes back appears again.
  func show(_ isVisible: Bool, _ row: any LazyRow, of lazy: LazyNode) {
    guard !lazy.awaitsCount, row.isScrolledAway == isVisible else { return }
    row.isScrolledAway = !isVisible
    record.note(.scrolled(row, isVisible: isVisible, pass: pass))
    if lazy.kind == .list {
      setAway(!isVisible, row)
      return requestAppearanceCheck(above: row)
    }
    guard isVisible else { return }
    forEachNode(below: row) { node in
      guard let appearance = node as? AppearanceNode, appearance.kind == .appear else { return }
      appearance.hasAppeared = false
      self.queueAppearance(appearance)
    }
  }

  /// Makes the rows that can be seen after scrolling.
  func refill(_ node: LazyNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard !node.awaitsCount else { return }
    for row in node.staticRows where row.status == .live { try makeVisible(row, of: node) }
    for list in node.lists where list.status == .live && list.width != nil {
      let old = list.rows
      _ = try match(list.elements, list.keys, with: list, .none)
      list.isSettled = true
      record.note(.matched(list, before: old, after: list.rows, pass: pass))
      requestAppearanceCheck(above: list)
    }
  }

  // MARK: Rows that are written in the container

  /// Whether a view is one row of the lazy container that it stands in, and no list of views or none.
  func isStaticRow(_ view: Value) -> Bool {
    guard let record = view.record else {
      switch view {
      case .none, .tuple: return false
      default: return true
      }
    }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple, .group, .branch, .optional, .anyView, .id, .forEach, .outline: return false
    case .modifier where compositeType(of: record.argument(1)) != nil: return true
    default:
      if shape.isModifier { return isStaticRow(record.argument(0)) }
      return shape.name != "Section" && shape.name != "EmptyView"
    }
  }

  /// Walks a row that is written in a lazy container, if it can be seen or was made before.
  func walkStaticRow(_ view: Value, of lazy: LazyNode, at place: Place, _ cursor: inout Cursor) throws {
    try walkRow(view, width: rowCount(of: view, in: lazy.kind), of: lazy, at: place, &cursor)
  }

  /// Walks what is as many rows as a width says, or as many as are found in it.
  func walkRow(
    _ view: Value, width: Int?, of lazy: LazyNode, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (row, isNew) = try take(StaticRowNode.self, at: place, &cursor) {
      StaticRowNode(view, at: place, below: parent, in: self, environment: environment)
    }
    guard row.status == .live else { return }
    row.view = view
    row.width = width
    enter(row, in: lazy)
    // How many rows a body makes that the type does not say is known once it ran.
    if row.width == nil || isNew && memory(of: row)?.isMade == true { row.isMade = true }
    guard row.isMade else { return try makeVisible(row, of: lazy) }
    try makeView(of: row)
    show(isVisible(row, in: lazy), row, of: lazy)
  }

  /// How many rows a view is; nil where only what it is made of says it, as what a modifier is applied to, which changes apart from the body
  /// that places it.
  ///
  /// A modifier is looked through: one that became a modifier around each of several views has the type of the one around all of them.
  func rowCount(of view: Value, in kind: LazyNode.Kind) -> Int? {
    guard let record = view.record, shapes[record.function].isModifier else {
      return view.native is ModifierContent ? nil : rowCount(of: evaluator.type(of: view), in: kind)
    }
    let count = rowCount(of: record.argument(0), in: kind)
    guard let modifier = compositeModifier(of: record) else { return count }
    return rowCount(ofBodyOf: modifier, as: .modifier, around: count, in: kind)
  }

  private func compositeModifier(of record: Record) -> TypeToken? {
    guard case .modifier = shapes[record.function].role else { return nil }
    let type = evaluator.type(of: record.argument(1))
    return compositeType(type) == nil ? nil : type
  }

  /// Makes a row that can be seen for the first time, and notes whether it can be seen.
  private func makeVisible(_ row: StaticRowNode, of lazy: LazyNode) throws {
    let isVisible = isVisible(row, in: lazy)
    if isVisible, !row.isMade {
      row.isMade = true
      row.birth = update
      try evaluation == nil ? evaluating(row) { try makeView(of: row) } : makeView(of: row)
      requestAppearanceCheck(above: row)
    }
    if row.isMade { show(isVisible, row, of: lazy) }
  }

  private func makeView(of row: StaticRowNode) throws {
    // What stands in a row is no part of the container's own content.
    let (scope, isWalked) = (lazyScope, row.lazy?.isWalked ?? false)
    lazyScope = nil
    row.lazy?.isWalked = false
    defer {
      lazyScope = scope
      row.lazy?.isWalked = isWalked
    }
    try walkContent(of: row, row.view)
  }

  // MARK: Scrolling

  /// The last position at which a container can begin.
  func lastFirst(of node: LazyNode) -> Int { max(0, node.count - viewport) }

  /// Lets a container begin with a row.
  func scroll(_ node: LazyNode, to first: Int) {
    node.first = min(max(0, first), lastFirst(of: node))
    dependencies.mark(node.id)
  }

  /// Scrolls the first container on the screen that has more rows than can be seen.
  func scroll(_ target: ScrollTarget) throws {
    guard let node = lazyNodes.first(where: { $0.count > viewport && isReached($0) }) else {
      throw evaluator.trap("nothing on the screen scrolls: all rows can be seen")
    }
    inputOrigin = .action("scrolling")
    switch target {
    case .down: scroll(node, to: node.first + viewport)
    case .up: scroll(node, to: node.first - viewport)
    case .top: scroll(node, to: 0)
    case .bottom: scroll(node, to: node.count)
    case .row(let row): scroll(node, to: row)
    }
  }

  /// Changes how many rows a lazy container shows.
  func setViewport(_ rows: Int) {
    viewport = rows
    for node in lazyNodes { scroll(node, to: node.first) }
  }

  private var lazyNodes: [LazyNode] {
    var nodes: [LazyNode] = []
    guard let root else { return nodes }
    forEachNode(below: root) { node in
      if let lazy = node as? LazyNode, lazy.status == .live, self.isOnScreen(lazy) { nodes.append(lazy) }
    }
    return nodes
  }

  /// Scrolls to the row of an id, or the row that contains it, as `ScrollViewProxy.scrollTo` does (semantics 2.8).
  func scrollTo(_ id: Value, anchor: Value) throws {
    let key = try IdentityKey(id, evaluator)
    for node in lazyNodes {
      guard let position = position(of: key, in: node) else { continue }
      let room = viewport - 1
      if let share = anchor.fields?.last?.asDouble {
        return scroll(node, to: position - Int((Double(room) * share).rounded()))
      }
      if position < node.first { return scroll(node, to: position) }
      if position > node.first + room { return scroll(node, to: position - room) }
      return
    }
  }

  private func position(of key: IdentityKey, in node: LazyNode) -> Int? {
    for list in node.lists {
      if let index = list.keys.firstIndex(of: key) { return list.position(of: index) }
      for row in list.rows where contains(key, row) { return list.position(of: row.position) }
    }
    for row in node.staticRows where contains(key, row) || isIdentified(row, by: key) { return row.start }
    return nil
  }

  /// Whether a row is the first one of what has an `.id`.
  private func isIdentified(_ row: StaticRowNode, by key: IdentityKey) -> Bool {
    guard let child = row.parent as? ChildNode, case .id(let id) = child.key else { return false }
    return id == key && child.firstChild === row
  }

  private func contains(_ key: IdentityKey, _ row: ViewNode) -> Bool {
    var isFound = false
    forEachNode(below: row) { node in
      if let child = node as? ChildNode, case .id(let id) = child.key, id == key { isFound = true }
    }
    return isFound
  }
}

/// Where a user scrolls to.
public enum ScrollTarget: Sendable, Hashable {
  /// By as many rows as can be seen.
  case down, up
  /// To an end.
  case top, bottom
  /// So that the row of a position, from 0, comes first.
  case row(Int)
}
