import Testing
import TheseusGraph

@Suite struct OrderTests {
  private func tree() -> GraphLog {
    let log = GraphLog()
    log.add("a", "a/b", "b/c", "b/d", "a/e", "e/f", "e/g")
    return log
  }

  @Test func everyMarkedNodeRunsOnceInPreorder() {
    let log = tree()
    log.mark("g", "d", "a", "c", "f", "d")
    #expect(log.drain() == "a c d f g")
    #expect(log.drain() == "")
  }

  @Test func oneMarkedNodeRunsAlone() {
    let log = tree()
    log.mark("g")
    #expect(log.drain() == "g")
    #expect(log.graph.runCount == 1)
  }

  @Test func childrenMarkedByARunComeBeforeLaterSiblings() {
    let log = tree()
    log.marks["b"] = ["d", "c"]
    log.mark("b", "e")
    #expect(log.drain() == "b c d e")
  }

  @Test func aNodeMarkedAgainByALaterOneRunsAgain() {
    let log = tree()
    log.marks["f"] = ["g", "e"]
    log.mark("e", "f")
    let first = log.drain()
    #expect(first.hasPrefix("e f"))
    #expect(first.contains("g"))
  }

  @Test func slotsDecideTheOrderOfSiblings() throws {
    let log = tree()
    let (c, d) = (try #require(log.ids["c"]), try #require(log.ids["d"]))
    log.graph.setSlot(9, of: c)
    log.graph.setSlot(8, of: d)
    log.mark("c", "d")
    #expect(log.drain() == "d c")
  }

  @Test func aDeepChainNeedsNoStack() {
    let graph = Graph()
    let lifetime = graph.addLifetime(in: nil)
    var node: NodeID?
    for _ in 0..<100_000 { node = graph.addNode(under: node, slot: 0, in: lifetime) }
    let other = graph.addNode(under: nil, slot: 1, in: lifetime)
    if let node { graph.mark(node) }
    graph.mark(other)
    #expect(graph.next() != nil)
    #expect(graph.next() != nil)
    #expect(graph.next() == nil)
    #expect(graph.checkInvariants().isEmpty)
    graph.end(lifetime)
    #expect(graph.liveNodeCount == 0)
  }

  @Test func whatFlowsUpRunsChildrenFirst() {
    let log = tree()
    for name in ["a", "c", "e", "b", "g"] { if let id = log.ids[name] { log.graph.markRising(id) } }
    var order: [String] = []
    while let node = log.graph.nextRising() { order.append(log.names[node, default: "?"]) }
    #expect(order == ["c", "g", "b", "e", "a"])
  }
}
