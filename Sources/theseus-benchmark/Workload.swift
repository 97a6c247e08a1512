/// A program with a size, and the inputs that are measured in it.
struct Workload: Sendable {
  /// The name, as `W1a`; the frameworks' programs know it by the same.
  let id: String
  /// The program that the inputs are for.
  let program: WorkloadProgram
  /// What is measured, performed in turn; empty where the mount is measured.
  let phases: [Phase]

  /// What it is measured beside: Preact and Vue where they are the fastest of the frameworks.
  var peers: [Framework] {
    switch id {
    case "W1a", "W5a": [.react, .preact]
    case "W4", "W4s": [.react, .vue]
    default: [.react]
    }
  }

  /// The sizes that it can be measured at: views are nested 50,000 levels deep at most, and a chain's peers give up before.
  var sizes: ClosedRange<Int> { program == .rows ? 1...Int.max : 3...10_000 }

  /// One of the operations of a workload.
  struct Phase: Sendable {
    /// What it does, after the name of the workload: `remove`; empty for the only one.
    let name: String
    /// The line that is performed, for a number of rows or levels.
    let line: @Sendable (Int) -> String
    /// Which view it is typed for.
    let focus: Focus
    /// How many bodies it runs.
    let bodies: @Sendable (Int) -> Int
    /// What it does to the screen, for the check; the number counts the rows that are typed for in turn.
    let change: @Sendable (inout ExpectedScreen, Int) -> Void
  }

  /// Which view a line is typed for.
  enum Focus: Sendable {
    /// The root view.
    case root
    /// Rows all over the list, in turn.
    case rows
    /// The view at the end of the chain.
    case leaf
  }

  /// The name of a phase in tables, as `W2 remove`.
  func name(of phase: Phase) -> String { phase.name.isEmpty ? id : "\(id) \(phase.name)" }
}

extension Workload {
  /// The workloads, in the order of the table.
  static let all: [Workload] = [
    rows(
      "W1a",
      Phase(name: "", line: { _ in "c += 1" }, focus: .rows, bodies: { _ in 1 }) { screen, row in
        screen.counts[row, default: 0] += 1
      }),
    rows(
      "W1b",
      Phase(name: "", line: { "items[\($0 / 2)].v += 1" }, focus: .root, bodies: { _ in 2 }) { screen, _ in
        screen.items[screen.items.count / 2].value += 1
      }),
    rows(
      "W2",
      Phase(name: "remove", line: { _ in "isShown = false" }, focus: .root, bodies: { _ in 1 }) { screen, _ in
        screen.isShown = false
        screen.counts = [:]
      },
      Phase(name: "create", line: { _ in "isShown = true" }, focus: .root, bodies: { $0 + 1 }) { screen, _ in
        screen.isShown = true
      }),
    rows(
      "W3",
      Phase(
        name: "insert", line: { _ in "items.insert(Item(id: -1, v: 0), at: 0)" }, focus: .root, bodies: { _ in 2 }
      ) { screen, _ in screen.items.insert((-1, 0), at: 0) },
      Phase(name: "remove", line: { _ in "items.removeFirst()" }, focus: .root, bodies: { _ in 1 }) { screen, _ in
        screen.items.removeFirst()
      }),
    rows(
      "W4",
      Phase(name: "", line: { _ in "items.reverse()" }, focus: .root, bodies: { _ in 1 }) { screen, _ in
        screen.items.reverse()
      }),
    rows(
      "W4s",
      Phase(name: "", line: { _ in "items.shuffle()" }, focus: .root, bodies: { _ in 1 }) { screen, _ in
        screen.isShuffled = true
      }),
    Workload(
      id: "W5a", program: .chain,
      phases: [
        Phase(name: "", line: { _ in "own += 1" }, focus: .leaf, bodies: { _ in 1 }) { screen, _ in screen.own += 1 }
      ]),
    Workload(
      id: "W5b", program: .chain,
      phases: [
        Phase(name: "", line: { _ in "value += 1" }, focus: .root, bodies: { $0 }) { screen, _ in screen.value += 1 }
      ]),
    Workload(id: "W6", program: .rows, phases: []),
  ]

  private static func rows(_ id: String, _ phases: Phase...) -> Workload {
    Workload(id: id, program: .rows, phases: phases)
  }
}
