import Foundation
import Testing
import TheseusRuntime
import TheseusTestSupport
import TheseusTrace

/// How much work an update does: in proportion to what changed, not to the size of the tree (`bench.md`, W1a to W6).
@Suite struct WorkTests {
  /// What one input took, in counts.
  struct Work: Sendable, CustomStringConvertible {
    /// Bodies evaluated.
    var bodies = 0
    /// Nodes that ran.
    var nodes = 0
    /// Values compared.
    var comparisons = 0
    /// Views matched with nodes.
    var visits = 0
    /// Calls and turns of loops in the machine.
    var steps = 0

    var description: String {
      "\(bodies) bodies, \(nodes) nodes, \(comparisons) comparisons, \(visits) visits, \(steps) steps"
    }

    /// What was counted so far.
    init(_ runtime: Runtime) {
      nodes = runtime.runCount
      comparisons = runtime.comparisonCount
      visits = runtime.visitCount
      steps = runtime.stepCount
    }

    /// Nothing.
    init() {}

    /// What was done since a count, which ran some bodies.
    func since(_ before: Work, bodies: Int) -> Work {
      var work = Work()
      work.bodies = bodies
      work.nodes = nodes - before.nodes
      work.comparisons = comparisons - before.comparisons
      work.visits = visits - before.visits
      work.steps = steps - before.steps
      return work
    }

    /// Each count by its name.
    var counts: [String: Int] {
      ["bodies": bodies, "nodes": nodes, "comparisons": comparisons, "visits": visits, "steps": steps]
    }
  }

  /// The sizes; `THESEUS_WORK=1` adds the largest.
  static let sizes = [1000, 4000] + (ProcessInfo.processInfo.environment["THESEUS_WORK"] == nil ? [] : [16_000])

  private static func rows(_ count: Int) -> String {
    """
    struct Item: Identifiable { let id: Int; var v: Int }
    struct Row: View {
      let item: Item
      @State var c = 0
      var body: some View { Button("\\(item.id):\\(item.v + c)") { c += 1 } }
    }
    struct Root: View {
      @State var items = (0..<\(count)).map { Item(id: $0, v: 0) }
      @State var isOn = true
      var body: some View {
        VStack {
          Button("W1b") { items[1] = Item(id: 1, v: 5) }
          Button("W2") { isOn.toggle() }
          Button("W3 insert") { items.insert(Item(id: -1, v: 7), at: 0) }
          Button("W3 remove") { items.removeFirst() }
          Button("W4") { items.reverse() }
          Button("W4s") { items.shuffle() }
          if isOn { ForEach(items) { Row(item: $0) } }
        }
      }
    }
    """
  }

  private static func chain(_ depth: Int) -> String {
    """
    struct Level: View {
      let depth: Int
      let value: Int
      @State var c = 0
      var body: some View {
        if depth > 0 { Level(depth: depth - 1, value: value) } else { Button("W5a") { c += 1 }; Text("\\(value + c)") }
      }
    }
    struct Root: View {
      @State var n = 0
      var body: some View { VStack { Button("W5b") { n += 1 }; Level(depth: \(depth - 1), value: n) } }
    }
    """
  }

  /// Taps a control, and gives what that took.
  private static func work(_ lab: Lab, _ name: String) throws -> Work {
    let before = Work(lab.runtime)
    try lab.tap(name)
    return Work(lab.runtime).since(before, bodies: lab.trace.bodies.count)
  }

  private static func ofRows(_ count: Int) -> [String: Work] {
    measuring { result in
      let lab = try Lab(rows(count))
      result["W6"] = Work(lab.runtime).since(Work(), bodies: lab.trace.bodies.count)
      result["W1a"] = try work(lab, "3:0")
      for name in ["W1b", "W3 insert", "W3 remove", "W4", "W4s"] { result[name] = try work(lab, name) }
      result["W2 remove"] = try work(lab, "W2")
      result["W2 create"] = try work(lab, "W2")
    }
  }

  private static func ofChain(_ depth: Int) -> [String: Work] {
    measuring { result in
      let lab = try Lab(chain(depth))
      for name in ["W5a", "W5b"] { result[name] = try work(lab, name) }
    }
  }

  private static func measuring(_ body: @escaping @Sendable (inout [String: Work]) throws -> Void) -> [String: Work] {
    onLargeStack {
      var result: [String: Work] = [:]
      do { try body(&result) } catch { result["\(error)"] = Work() }
      return result
    } ?? [:]
  }

  /// How a count grows between two sizes: 0 does not grow, 1 is in proportion.
  private static func exponent(_ small: Int, _ large: Int, _ sizes: (Int, Int)) -> Double {
    log(Double(max(large, 1)) / Double(max(small, 1))) / log(Double(sizes.1) / Double(sizes.0))
  }

  /// The counts that grow faster than a limit, in words.
  private static func excesses(
    _ small: [String: Work], _ large: [String: Work], _ sizes: (Int, Int), limit: (String) -> Double
  ) -> [String] {
    small.flatMap { name, work in
      let counts = large[name, default: Work()].counts
      return work.counts.compactMap { count, number in
        let growth = exponent(number, counts[count, default: 0], sizes)
        return growth > limit(name) ? "\(name): \(number) \(count), then \(counts[count, default: 0])" : nil
      }
    }
  }

  @Test func rowsTakeWhatTheirChangesTake() {
    let works = WorkTests.sizes.map(WorkTests.ofRows)
    for (size, work) in zip(WorkTests.sizes, works) {
      #expect(
        work.mapValues(\.bodies) == [
          "W1a": 1, "W1b": 2, "W2 remove": 1, "W2 create": size + 1, "W3 insert": 2, "W3 remove": 1, "W4": 1, "W4s": 1,
          "W6": size + 1,
        ])
      // Rows whose ids are the same are not run: the row and its view are the nodes of a new one.
      #expect(
        work.mapValues(\.nodes) == [
          "W1a": 1, "W1b": 3, "W2 remove": 1, "W2 create": 2 * size + 1, "W3 insert": 3, "W3 remove": 1, "W4": 1,
          "W4s": 1, "W6": 2 * size + 1,
        ])
    }
    for (step, sizes) in zip(WorkTests.sizes, WorkTests.sizes.dropFirst()).enumerated() {
      // `removeFirst()`, `insert` and `reverse()` are one call each; only a mount runs code for each row.
      let excesses = WorkTests.excesses(works[step], works[step + 1], sizes) { name in
        ["W1a": 0.05, "W2 remove": 0.05][name] ?? 1.05
      }
      #expect(excesses == [])
    }
  }

  /// The trees of traces: what a drawing looks through.
  @Test func treesOfTracesAreAsLargeAsWhatIsDrawn() {
    let sizes = WorkTests.sizes.map { count in
      onLargeStack { () -> [Int] in
        guard let lab = try? Lab(WorkTests.rows(count)) else { return [] }
        return ["W3 insert", "W3 remove", "W4"].map { name in
          try? lab.tap(name)
          return WorkTests.nodeCount(lab.trace.tree)
        }
      } ?? []
    }
    #expect(Set(sizes).count == 1)
    #expect(sizes.first?.allSatisfy { $0 > 0 && $0 < 100 } == true)
  }

  private static func nodeCount(_ tree: ViewTree) -> Int {
    var count = 0
    var pending = [tree.root].compactMap { $0 }
    while let node = pending.popLast() {
      count += 1
      pending += node.children
    }
    return count
  }

  @Test func chainsTakeWhatTheirChangesTake() {
    let depths = WorkTests.sizes.map { $0 / 4 }
    let works = depths.map(WorkTests.ofChain)
    for (depth, work) in zip(depths, works) {
      #expect(work.mapValues(\.bodies) == ["W5a": 1, "W5b": depth + 1])
      #expect(work.mapValues(\.nodes) == ["W5a": 1, "W5b": depth + 1])
    }
    for (step, sizes) in zip(depths, depths.dropFirst()).enumerated() {
      #expect(WorkTests.excesses(works[step], works[step + 1], sizes) { $0 == "W5a" ? 0.05 : 1.05 } == [])
    }
  }
}
