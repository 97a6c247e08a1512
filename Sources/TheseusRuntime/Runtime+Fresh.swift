import TheseusInterpreter
import TheseusTrace

extension Runtime {
  /// The tree that a first evaluation makes with the state, objects and environment of this one; runs no lifecycle actions.
  ///
  /// It must equal `tree`: what was updated step by step is what a fresh evaluation gives (handles apart).
  public func freshTree() throws -> ViewTree {
    guard let content = graph.root?.content else { return ViewTree() }
    let fresh = ViewGraph(evaluator: graph.evaluator)
    fresh.restored = graph.storedState()
    fresh.systemEnvironment.entries = graph.systemEnvironment.entries.map {
      EnvironmentFrame.Entry(key: $0.key, value: $0.value, source: fresh.dependencies.addSource(in: nil))
    }
    fresh.environmentKeys = graph.environmentKeys
    fresh.environmentNames = graph.environmentNames
    fresh.storedValues = graph.storedValues
    host.graph = fresh
    defer { host.graph = graph }
    try fresh.mountQuietly(content)
    return fresh.snapshot()
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
    try walkContent(of: node, value)
    try drain()
  }
}
