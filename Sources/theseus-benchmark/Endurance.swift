import TheseusProgram
import TheseusSession

/// Measures what stays behind: of many updates of the same tree, and of many inputs in a journal.
struct Endurance {
  /// How many updates the same tree takes.
  let updates: Int
  /// How many inputs the journal takes.
  let inputs: Int

  private static let rows = 100

  /// What a row of the table says.
  struct Result: Encodable {
    /// What was done.
    let name: String
    /// How often.
    let count: Int
    /// Milliseconds each time.
    let milliseconds: Double
    /// Bytes by which each time made the process grow.
    let bytes: Double?

    /// The row.
    var row: String {
      "\(name), \(count) times: \(Self.short(milliseconds)) ms" + (bytes.map { " and \(Self.short($0)) bytes" } ?? "")
        + " each"
    }

    private static func short(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
  }

  /// Measures everything.
  func run() throws -> [Result] { [try runUpdates()] + (try runJournal()) }

  /// One row's data and one row's state change in turn; the first tenth is not counted.
  private func runUpdates() throws -> Result {
    let stage = try Stage(.rows, size: Self.rows)
    try stage.mount(.recorded)
    let views = stage.runtime.views
    let lines = [
      try stage.line("items[50].v += 1", for: views.first?.node), try stage.line("c += 1", for: views.last?.node),
    ]
    for turn in 0..<updates / 10 { try stage.perform(lines[turn % 2], .recorded) }
    let before = ResidentMemory.bytes
    let time = try Times.time { for turn in 0..<updates { try stage.perform(lines[turn % 2], .recorded) } }
    return result("update of the same 100 rows", updates, time, since: before)
  }

  /// Typed lines, the replay of all of them, and what the session keeps for each.
  private func runJournal() throws -> [Result] {
    let session = Session()
    let source = SourceFile(name: "workload.swift", text: WorkloadProgram.rows.text)
    try require(session.load([source], root: WorkloadProgram.rows.root(Self.rows)), "the program")
    // The session keeps the latest 200 traces; they are there before the count begins.
    for _ in 0..<400 { try require(session.respond(to: "items[50].v += 1"), "items[50].v += 1") }
    let before = ResidentMemory.bytes
    let time = try Times.time {
      for _ in 0..<inputs { try require(session.respond(to: "items[50].v += 1"), "items[50].v += 1") }
    }
    let typed = result("line typed and traced", inputs, time, since: before)
    let replay = try Times.time { try require(session.respond(to: ":undo"), ":undo") }
    let each = replay / Double(inputs + 400)
    return [typed, Result(name: "input replayed by one :undo", count: inputs + 400, milliseconds: each, bytes: nil)]
  }

  private func result(_ name: String, _ count: Int, _ time: Double, since before: Int?) -> Result {
    let bytes = before.flatMap { before in ResidentMemory.bytes.map { Double($0 - before) / Double(count) } }
    return Result(name: name, count: count, milliseconds: time / Double(count), bytes: bytes)
  }

  private func require(_ response: Response, _ input: String) throws {
    guard response.outcome == .accepted else { throw BenchmarkError.inputFailed(input) }
  }
}
