import Foundation
import TheseusProgram
import TheseusSession

/// What lies between a typed input and its update, in a session with N rows.
struct PromptMeasurement: Encodable {
  /// How many rows.
  let size: Int
  /// Milliseconds in which a typed line becomes a function: parsing, lowering, checking.
  let lowering: Double
  /// Milliseconds from a typed line to its trace: lowering, checking, performing.
  let line: Double
  /// Milliseconds from `:tap` to its trace: finding the control by its name, performing.
  let tap: Double

  /// The row of the table.
  var row: String {
    String(
      format: "with %d rows a typed line is lowered in %.3f ms and takes %.3f ms up to its trace, a :tap %.3f ms", size,
      lowering, line, tap)
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
    return PromptMeasurement(
      size: size, lowering: try lowering(size: size, operations: operations), line: line,
      tap: try median { ":tap go \($0 % 2)" })
  }

  private static func lowering(size: Int, operations: Int) throws -> Double {
    let stage = try Stage(.rows, size: size)
    try stage.mount(.unrecorded)
    let type = stage.runtime.views.last.flatMap { stage.runtime.type(ofNode: $0.node) }
    var times = Times()
    for turn in 0..<operations + 4 {
      let time = try Times.time { try stage.lower("c += 2", for: type) }
      if turn >= 4 { times.add(time) }
    }
    return times.median
  }

  private static func require(_ response: Response, _ input: String) throws {
    guard response.outcome == .accepted else { throw BenchmarkError.inputFailed("\(input): \(response.parts)") }
  }
}
