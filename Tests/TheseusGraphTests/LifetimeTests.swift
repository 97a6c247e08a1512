import Testing
import TheseusGraph

@Suite struct LifetimeTests {
  @Test func everythingInALifetimeEndsWithIt() throws {
    let log = GraphLog()
    let inner = log.graph.addLifetime(in: log.root)
    let innermost = log.graph.addLifetime(in: inner)
    log.add("root")
    log.add("root/child", in: inner)
    log.add("child/leaf", in: innermost)
    log.source("s", in: innermost)
    log.source("outside")
    log.reads = ["root": ["s"], "leaf": ["outside"]]
    log.mark("root", "child", "leaf")
    #expect(log.drain() == "root child leaf")
    log.graph.end(inner)
    #expect(log.graph.liveNodeCount == 1)
    #expect(log.graph.checkInvariants().isEmpty)
    log.write("outside")
    #expect(log.drain() == "")
    #expect(log.graph.snapshot().nodes.map(\.reads) == [[]])
  }

  @Test func aNodeThatEndsWhileItWaitsDoesNotRun() {
    let log = GraphLog()
    let inner = log.graph.addLifetime(in: log.root)
    log.add("root", "root/first")
    log.add("root/second", in: inner)
    log.mark("first", "second")
    #expect(log.graph.next() == log.ids["first"])
    log.graph.end(inner)
    #expect(log.drain() == "")
    #expect(log.graph.checkInvariants().isEmpty)
  }

  @Test func numbersAreUsedAgain() {
    let graph = Graph()
    let root = graph.addLifetime(in: nil)
    for _ in 0..<10 {
      let lifetime = graph.addLifetime(in: root)
      let node = graph.addNode(under: nil, slot: 0, in: lifetime)
      let source = graph.addSource(in: lifetime)
      graph.beginRun(of: node)
      graph.read(source, by: node)
      graph.mark(node)
      #expect(graph.next() == node)
      graph.end(lifetime)
      #expect(graph.next() == nil)
      #expect(node.index == 0)
      #expect(source.index == 0)
    }
    #expect(graph.liveNodeCount == 0)
  }

  @Test func siblingLifetimesEndInAnyOrder() {
    let graph = Graph()
    let root = graph.addLifetime(in: nil)
    let lifetimes = (0..<4).map { _ in graph.addLifetime(in: root) }
    for lifetime in lifetimes { _ = graph.addNode(under: nil, slot: 0, in: lifetime) }
    for index in [1, 3, 0] { graph.end(lifetimes[index]) }
    #expect(graph.liveNodeCount == 1)
    #expect(graph.checkInvariants().isEmpty)
    graph.end(root)
    #expect(graph.liveNodeCount == 0)
  }

  @Test func wildlyMixedWorkKeepsTheInvariants() {
    let graph = Graph()
    let root = graph.addLifetime(in: nil)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var live: [(LifetimeID, NodeID, SourceID)] = []
    for _ in 0..<3000 {
      switch random(4) {
      case 0:
        let lifetime = graph.addLifetime(in: root)
        let node = graph.addNode(under: nil, slot: Int32(random(50)), in: lifetime)
        live.append((lifetime, node, graph.addSource(in: lifetime)))
      case 1 where !live.isEmpty:
        graph.end(live.remove(at: random(live.count)).0)
      case 2 where !live.isEmpty:
        let (reader, source) = (live[random(live.count)].1, live[random(live.count)].2)
        graph.beginOtherRun()
        graph.read(source, by: reader, for: random(2) == 0 ? .sticky : .untilNextRun)
      default:
        if !live.isEmpty { graph.invalidate(live[random(live.count)].2, because: .write(0)) }
        while let node = graph.next() { graph.beginRun(of: node) }
      }
    }
    #expect(graph.checkInvariants() == [])
    #expect(graph.liveNodeCount == live.count)
  }
}
