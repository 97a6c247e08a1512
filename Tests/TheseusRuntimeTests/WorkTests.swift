import Testing
import TheseusRuntime
import TheseusTestSupport
import TheseusTrace

/// How much work an update does: in proportion to what changed, not to the size of the tree.
@Suite struct WorkTests {
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
      var body: some View {
        VStack {
          Button("one") { items[1] = Item(id: 1, v: 5) }
          Button("insert") { items.insert(Item(id: -1, v: 7), at: 0) }
          Button("remove") { items.removeFirst() }
          Button("reverse") { items.reverse() }
          Button("clear") { items = [] }
          ForEach(items) { Row(item: $0) }
        }
      }
    }
    """
  }

  /// Taps a control, and gives how many nodes ran and how many bodies.
  private static func work(_ lab: Lab, _ name: String) throws -> [Int] {
    let before = lab.runtime.runCount
    try lab.tap(name)
    return [lab.runtime.runCount - before, lab.trace.bodies.count]
  }

  private func measure(_ count: Int) -> [String: [Int]] {
    onLargeStack {
      do {
        let lab = try Lab(WorkTests.rows(count))
        var result: [String: [Int]] = [:]
        result["own state"] = try WorkTests.work(lab, "3:0")
        result["one element"] = try WorkTests.work(lab, "one")
        result["insert"] = try WorkTests.work(lab, "insert")
        result["remove"] = try WorkTests.work(lab, "remove")
        result["reverse"] = try WorkTests.work(lab, "reverse")
        result["clear"] = try WorkTests.work(lab, "clear")
        return result
      } catch {
        return ["\(error)": []]
      }
    } ?? [:]
  }

  @Test func workDoesNotGrowWithTheNumberOfRows() {
    let expected = [
      "own state": [1, 1], "one element": [3, 2], "insert": [3, 2], "remove": [1, 1], "reverse": [1, 1],
      "clear": [1, 1],
    ]
    #expect(measure(50) == expected)
    #expect(measure(200) == expected)
  }

  @Test func aDeepTreeMountsAndUpdates() {
    let source = """
      struct Level: View {
        let depth: Int
        let value: Int
        var body: some View { if depth > 0 { Level(depth: depth - 1, value: value) } else { Text("\\(value)") } }
      }
      struct Root: View {
        @State var n = 0
        var body: some View { VStack { Button("go") { n += 1 }; Level(depth: 300, value: n) } }
      }
      """
    let result = onLargeStack { () -> String in
      do {
        let lab = try Lab(source)
        try lab.tap("go")
        return "\(lab.trace.bodies.count) \(lab.screen)"
      } catch {
        return "\(error)"
      }
    }
    #expect(result == "302 go 1")
  }
}
