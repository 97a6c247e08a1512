import Foundation
import TheseusProgram
import TheseusSession

/// What lies between a typed input and its update, in a session with N rows.
struct PromptMeasurement: Encodable {
  /// How many rows.
  let size: Int
  /// Milliseconds from a typed line to its trace: lowering, checking, performing.
  let line: Double
  /// Milliseconds from `:tap` to its trace: finding the control by its name, performing.
  let tap: Double

  /// The row of the table.
  var row: String {
    String(format: "with %d rows a typed line takes %.3f ms up to its trace, a :tap %.3f ms", size, line, tap)
  }

  /// Measures with a number of rows.
  static func run(size: Int, operations: Int) throws -> PromptMeasurement {
    let session = Session()
    let text = """
      \(WorkloadProgram.rows.text)
      struct Stage: View {
        @State var count = 0
        let root: Root
        var body: some View { VStack { Button("go \\(count % 2)") { count += 1 }; root } }
      }
      """
    let root = "Stage(root: \(WorkloadProgram.rows.root(size)))"
    try require(session.load([SourceFile(name: "workload.swift", text: text)], root: root), "the program")
    func median(_ input: (Int) -> String) throws -> Double {
      var times = Times()
      for turn in 0..<operations + 4 {
        let time = try Times.time { try require(session.respond(to: input(turn)), input(turn)) }
        if turn >= 4 { times.add(time) }
      }
      return times.median
    }
    let line = try median { _ in "count += 2" }
    return PromptMeasurement(size: size, line: line, tap: try median { ":tap go \($0 % 2)" })
  }

  private static func require(_ response: Response, _ input: String) throws {
    guard response.outcome == .accepted else { throw BenchmarkError.inputFailed("\(input): \(response.parts)") }
  }
}
