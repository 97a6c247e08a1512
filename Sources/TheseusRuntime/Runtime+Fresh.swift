import TheseusInterpreter
import TheseusTrace

extension Runtime {
  /// What differs, in words, between the graph and one that a first evaluation makes with the same state, objects and environment.
  ///
  /// It looks at the tree (handles apart), at environments, and at how much lives. What was updated step by step differs in nothing.
  public func differencesFromFresh() throws -> [String] {
    let fresh = try freshGraph()
    let (tree, expected) = (graph.snapshot().withoutHandles, fresh.snapshot().withoutHandles)
    if tree != expected { return ["the tree is \(tree.outline), a fresh evaluation gives \(expected.outline)"] }
    var differences = graph.environmentDifferences(from: fresh)
    let (census, freshCensus) = (graph.dependencies.census, fresh.dependencies.census)
    if census != freshCensus, graph.parked.isEmpty {
      differences.append("the graph holds \(census), a fresh evaluation gives \(freshCensus)")
    }
    return differences
  }

  /// A graph that was evaluated once, without lifecycle actions.
  private func freshGraph() throws -> ViewGraph {
    let fresh = ViewGraph(evaluator: graph.evaluator)
    guard let content = graph.root?.content else { return fresh }
    fresh.restored = graph.storedState()
    fresh.remembered = graph.memories()
    fresh.viewport = graph.viewport
    fresh.systemEnvironment.entries = graph.systemEnvironment.entries.map {
      EnvironmentFrame.Entry(key: $0.key, value: $0.value, source: fresh.dependencies.addSource(in: nil))
    }
    fresh.environmentKeys = graph.environmentKeys
    fresh.environmentEntries = graph.environmentEntries
    fresh.environmentNames = graph.environmentNames
    fresh.sources = graph.sources
    fresh.sceneValues = graph.sceneValues
    host.graph = fresh
    defer { host.graph = graph }
    try fresh.mountQuietly(content)
    try interpreter.endReleasedObjects()
    return fresh
  }
}

extension ViewGraph {
  /// The values of all storage, by identity path and property.
  func storedState() -> [String: Value] {
    var result: [String: Value] = [:]
    guard let root else { return result }
    forEachNode(below: root) { node in
      guard node.status == .live, let composite = node as? CompositeNode else { return }
      for stored in composite.storage {
        guard let location = stored.property.location else { continue }
        result[self.path(of: composite) + "." + stored.name] = location.current
      }
    }
    return result
  }

  /// Evaluates a root without running actions.
  func mountQuietly(_ value: Value) throws {
    let lifetime = dependencies.addLifetime(in: nil)
    let node = RootNode(at: .content, below: nil, in: self, lifetime: lifetime, environment: systemEnvironment)
    root = node
    try walkContent(of: node, expanded(value))
    try drain()
  }

  /// The nodes whose environments give other values than those at the same places of another graph.
  fileprivate func environmentDifferences(from other: ViewGraph) -> [String] {
    var (nodes, expected): ([ViewNode], [ViewNode]) = ([], [])
    if let root { forEachNode(below: root) { if $0.status == .live { nodes.append($0) } } }
    if let root = other.root { other.forEachNode(below: root) { expected.append($0) } }
    guard nodes.count == expected.count else { return ["\(nodes.count) nodes, not \(expected.count)"] }
    let keys = environmentNames.filter { !Self.presentationKeys.contains($0.value) }.sorted { $0.key < $1.key }
    return zip(nodes, expected).flatMap { node, twin in
      keys.compactMap { key, name in
        guard let value = node.environment.entry(for: key)?.value,
          let twinValue = twin.environment.entry(for: key)?.value, !areEqualValues(value, twinValue)
        else { return nil }
        return "\(name) of \(path(of: node)) is \(literal(value)), not \(literal(twinValue))"
      }
    }
  }

  /// What each presented child has a value of its own for.
  private static let presentationKeys: Set<String> = ["dismiss", "isPresented", "presentationMode"]
}

extension ViewTree {
  /// The tree without handles, which count what was made.
  fileprivate var withoutHandles: ViewTree { ViewTree(root: root.map(ViewTree.stripped)) }

  private static func stripped(_ node: ViewTree.Node) -> ViewTree.Node {
    var result = node
    result.node = nil
    result.children = node.children.map(stripped)
    return result
  }

  /// The names, labels and stored values, nested.
  fileprivate var outline: String { root.map(ViewTree.outline) ?? "nothing" }

  private static func outline(_ node: ViewTree.Node) -> String {
    let inner = node.children.map(outline).joined(separator: ", ")
    let state = node.state.map { "\($0.name) = \($0.value.literal)" }
    let words = ([node.name, node.slot, node.label].compactMap { $0 } + state).joined(separator: " ")
    return inner.isEmpty ? words : "\(words)(\(inner))"
  }
}
