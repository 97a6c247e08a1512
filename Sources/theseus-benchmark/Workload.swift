/// A program with a size, and the tap that is measured in it.
struct Workload: Sendable {
  /// The name in the table, as `W1a`.
  let id: String
  /// What the operation does.
  let operation: String
  /// The sizes it is measured at; nil for those that are asked for.
  let sizes: [Int]?
  /// How many bodies the operation runs, for a size; nil where it alternates.
  let bodies: (@Sendable (Int) -> Int)?
  /// The program.
  let source: @Sendable (Int) -> String
}

extension Workload {
  /// The workloads, in the order of the table.
  static let all: [Workload] = [
    rows(
      "W1a", "own state of one row among N", bodies: { _ in 1 },
      row: "Button(\"\\(text) \\(c)\") { c += 1 }.accessibilityLabel(item.id == 0 ? \"go\" : \"row\")", action: ""),
    rows("W1b", "data of one element replaced", bodies: { _ in 2 }, action: "items[items.count / 2].v += 1"),
    rows("W2", "a branch removes or creates N rows", bodies: nil, action: "shown.toggle()"),
    rows(
      "W3", "insert at index 0, then remove", bodies: nil,
      action: "if items[0].id < 0 { items.removeFirst() } else { items.insert(Item(id: -1, v: 0), at: 0) }"),
    rows("W4", "reverse", bodies: { _ in 1 }, action: "items.reverse()"),
    rows("W4s", "full shuffle", bodies: { _ in 1 }, action: "items.shuffle()"),
    chain("W5a", "chain: the leaf's own state", bodies: { _ in 1 }, isOwn: true),
    chain("W5b", "chain: a value passed down", bodies: { $0 + 1 }, isOwn: false),
  ]

  private static func rows(
    _ id: String, _ operation: String, bodies: (@Sendable (Int) -> Int)?, row: String = "Text(text)", action: String
  ) -> Workload {
    Workload(id: id, operation: operation, sizes: nil, bodies: bodies) { size in
      """
      struct Item: Identifiable { let id: Int; var v: Int }
      struct Row: View {
        let item: Item
        @State private var c = 0
        var text: String { "\\(item.id):\\(item.v + c)" }
        var body: some View { \(row) }
      }
      struct Root: View {
        @State private var items = (0..<\(size)).map { Item(id: $0, v: $0) }
        @State private var shown = true
        var body: some View {
          VStack {
            \(action.isEmpty ? "" : "Button(\"go\") { \(action) }")
            if shown { ForEach(items) { Row(item: $0) } }
          }
        }
      }
      """
    }
  }

  private static func chain(
    _ id: String, _ operation: String, bodies: @escaping @Sendable (Int) -> Int, isOwn: Bool
  ) -> Workload {
    Workload(id: id, operation: operation, sizes: [100, 1000], bodies: bodies) { depth in
      """
      struct Link: View {
        let depth: Int
        let value: Int
        var body: some View { if depth > 0 { Link(depth: depth - 1, value: value) } else { Leaf(value: value) } }
      }
      struct Leaf: View {
        let value: Int
        @State private var own = 0
        var body: some View { \(isOwn ? "Button(\"go\") { own += 1 }; Text(\"\\(own)\")" : "Text(\"\\(value)\")") }
      }
      struct Root: View {
        @State private var value = 0
        var body: some View {
          VStack { \(isOwn ? "" : "Button(\"go\") { value += 1 }"); Link(depth: \(depth) - 2, value: value) }
        }
      }
      """
    }
  }
}
