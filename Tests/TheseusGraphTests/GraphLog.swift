import TheseusGraph

/// A graph whose nodes have names, and which logs what runs; the helper of these tests.
final class GraphLog {
  let graph = Graph()
  let root: LifetimeID
  var names: [NodeID: String] = [:]
  var ids: [String: NodeID] = [:]
  var sources: [String: SourceID] = [:]
  /// What each node reads when it runs.
  var reads: [String: [String]] = [:]
  /// What each node marks when it runs.
  var marks: [String: [String]] = [:]

  init() { root = graph.addLifetime(in: nil) }

  /// Adds nodes written as `parent/child`, in order.
  func add(_ paths: String..., in lifetime: LifetimeID? = nil) {
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      let name = parts[parts.count - 1]
      let parent = parts.count > 1 ? ids[parts[parts.count - 2]] : nil
      let id = graph.addNode(under: parent, slot: Int32(ids.count), in: lifetime ?? root)
      names[id] = name
      ids[name] = id
    }
  }

  func source(_ name: String, in lifetime: LifetimeID? = nil) {
    sources[name] = graph.addSource(in: lifetime)
  }

  func mark(_ names: String...) {
    for name in names { if let id = ids[name] { graph.mark(id) } }
  }

  func write(_ source: String, number: Int32 = 0) {
    if let id = sources[source] { graph.invalidate(id, because: .write(number)) }
  }

  /// Runs what is due and returns the names, in order.
  func drain() -> String {
    var log: [String] = []
    while let node = graph.next() {
      let name = names[node, default: "?"]
      log.append(name)
      graph.beginRun(of: node)
      for source in reads[name] ?? [] { if let id = sources[source] { graph.read(id, by: node) } }
      for child in marks[name] ?? [] { if let id = ids[child] { graph.mark(id) } }
    }
    return log.joined(separator: " ")
  }
}
