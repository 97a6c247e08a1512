import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks `.searchable(text:)`: what it is applied to can read `isSearching` and call `dismissSearch`.
  func walkSearch(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(SearchNode.self, at: place, &cursor) {
      SearchNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.text = shape.index(of: "text").map { record.argument($0) } ?? .none
    node.presented = shape.index(of: "isPresented").map { record.argument($0) }
    if isNew {
      node.isSearching = memory(of: node)?.isSearching ?? false
      node.suggestions.set(isOpen: node.isSearching, in: self)
      try fillFrame(of: node)
    }
    if node.presented != nil { dependencies.mark(node.id) }
    try walkContent(of: node, record.argument(0))
    try walkContentParts(record, shape, at: place, &cursor)
  }

  /// Walks suggestions, which nothing is made of before a search begins.
  func walkSuggestions(_ view: Value, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let isOpen = cursor.curtain?.isOpen ?? true
    let (node, isNew) = try take(SuggestionsNode.self, at: place, &cursor) {
      SuggestionsNode(view, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.view = view
    if isNew { node.isMade = isOpen || memory(of: node)?.isMade ?? false }
    if node.isMade { try walkContent(of: node, view) }
  }

  /// Lets suggestions be made, if they are not.
  func begin(_ node: SuggestionsNode) {
    guard !node.isMade else { return }
    node.isMade = true
    node.birth = update
    dependencies.mark(node.id)
  }

  /// Makes the suggestions that a search brings up first.
  func makeSuggestions(of node: SuggestionsNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    try evaluating(node) { try walkContent(of: node, node.view) }
    requestAppearanceCheck(above: node)
  }

  /// Begins or ends a search as the binding says that the program gave.
  func followPresentation(of node: SearchNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let presented = node.presented else { return }
    let value = try evaluating(node) { try readBinding(presented).value }
    guard let source = try change(node, to: value.asBool ?? false) else { return }
    dependencies.invalidate(source, because: .change)
  }

  private func fillFrame(of node: SearchNode) throws {
    let action = evaluator.makeStructure("DismissSearchAction", [.native(SearchLocation(node))])
    for (name, value) in [("isSearching", Value.bool(node.isSearching)), ("dismissSearch", action)] {
      let source = dependencies.addSource(in: node.lifetime)
      node.frame.entries.append(EnvironmentFrame.Entry(key: try builtInKey(name), value: value, source: source))
    }
  }

  /// Notes whether the field is in use; gives what depends on it if that is news.
  private func change(_ node: SearchNode, to isSearching: Bool) throws -> SourceID? {
    guard node.isSearching != isSearching else { return nil }
    node.isSearching = isSearching
    node.suggestions.set(isOpen: isSearching, in: self)
    let key = try builtInKey("isSearching")
    guard let index = node.frame.entries.firstIndex(where: { $0.key == key }) else { return nil }
    node.frame.entries[index].value = .bool(isSearching)
    return node.frame.entries[index].source
  }

  private func setSearching(_ isSearching: Bool, at node: SearchNode) throws {
    guard let source = try change(node, to: isSearching) else { return }
    let number = record.writes.count
    record.writes.append(
      WriteRecord(
        target: .environment(try builtInKey("isSearching")), property: "isSearching", old: .value(.bool(!isSearching)),
        new: .value(.bool(isSearching)), changed: true, isAnimated: currentTransaction.isAnimated, origin: origin,
        pass: record.passes + 1))
    enqueue(source, because: .write(Int32(number)))
  }

  /// A user goes into the field.
  func beginSearch(at node: SearchNode) throws {
    if let presented = node.presented, let location = location(of: presented) {
      try location.set(.bool(true), in: self)
    }
    try setSearching(true, at: node)
  }

  /// Ends a search as `dismissSearch` does: the field is left, and its text is cleared (DOC:dismisssearchaction).
  func endSearch(at node: SearchNode) throws {
    guard node.status == .live, node.isSearching else { return }
    if let presented = node.presented, let location = location(of: presented) {
      try location.set(.bool(false), in: self)
    }
    try setSearching(false, at: node)
    try location(of: node.text)?.set(.string(""), in: self)
  }

  /// The search on the screen that is in use.
  var currentSearch: SearchNode? {
    root.flatMap { firstNode(below: $0) { ($0 as? SearchNode)?.isSearching == true && self.isOnScreen($0) } }
      as? SearchNode
  }
}
