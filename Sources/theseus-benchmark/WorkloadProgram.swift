import Foundation

/// The programs of the workloads, the same as in the frameworks of `Tests/Peers/Frameworks`.
enum WorkloadProgram: Sendable {
  /// A list of rows, each with state of its own.
  case rows
  /// Views inside one another, the last of which has state.
  case chain

  /// The text.
  var text: String {
    switch self {
    case .rows:
      """
      struct Item: Identifiable { let id: Int; var v: Int }
      struct Row: View {
        let item: Item
        @State var c = 0
        var body: some View { Text("\\(item.id):\\(item.v + c)") }
      }
      struct Root: View {
        @State var items: [Item]
        @State var isShown = true
        var body: some View { VStack { if isShown { ForEach(items) { Row(item: $0) } } } }
      }
      """
    case .chain:
      """
      struct Leaf: View {
        let value: Int
        @State var own = 0
        var body: some View { Text("\\(value + own)") }
      }
      struct Link: View {
        let depth: Int
        let value: Int
        var body: some View { if depth > 0 { Link(depth: depth - 1, value: value) } else { Leaf(value: value) } }
      }
      struct Root: View {
        let depth: Int
        @State var value = 0
        var body: some View { Link(depth: depth, value: value) }
      }
      """
    }
  }

  /// The expression that makes the root view for a number of rows, or of views with a body.
  func root(_ size: Int) -> String {
    switch self {
    case .rows: "Root(items: (0..<\(size)).map { Item(id: $0, v: 0) })"
    case .chain: "Root(depth: \(size - 3))"
    }
  }
}

/// What the screen of a workload's program should show.
struct ExpectedScreen {
  /// The program.
  let program: WorkloadProgram
  /// The elements.
  var items: [(id: Int, value: Int)] = []
  /// The state of the rows whose state was changed, by id.
  var counts: [Int: Int] = [:]
  /// Whether the rows are shown.
  var isShown = true
  /// Whether the order is not known.
  var isShuffled = false
  /// The value that a chain passes down.
  var value = 0
  /// The state at the end of a chain.
  var own = 0

  /// What a program of a size shows at first.
  init(_ program: WorkloadProgram, size: Int) {
    self.program = program
    if case .rows = program { items = (0..<size).map { ($0, 0) } }
  }

  /// The texts, in order.
  var texts: [String] {
    switch program {
    case .rows: isShown ? items.map { "\(words($0.id)):\(words($0.value + counts[$0.id, default: 0]))" } : []
    case .chain: [words(value + own)]
    }
  }

  /// A number as a `LocalizedStringKey` writes it.
  private func words(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// What is wrong with the texts on a screen; nil if they are right.
  func mistake(in shown: [String]) -> String? {
    let (shown, texts) = isShuffled ? (shown.sorted(), texts.sorted()) : (shown, texts)
    guard shown.count == texts.count else { return "shows \(shown.count) texts, not \(texts.count)" }
    guard let index = shown.indices.first(where: { shown[$0] != texts[$0] }) else { return nil }
    return "shows '\(shown[index])' and not '\(texts[index])' in row \(index)"
  }
}
