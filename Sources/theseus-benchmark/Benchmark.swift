import ArgumentParser
import Foundation
import TheseusShell

/// Measures the engine's core operations, what updates leave behind, and the interpreter, each beside its peer.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus-benchmark",
    abstract: "Measure updates of N rows or levels, what they leave behind, and the interpreter.",
    discussion: """
      An operation is the performing of a line that has been lowered, as one update: 'off' without a record, 'median' \
      and 'p90' with the record that a trace is made from, 'printed' with the trace and its text. What the screen \
      shows and how many bodies ran is checked. 'exponent' says how the median grew since the size before. Each workload \
      and size, and each framework, has processes of its own, which take turns. A framework's time is the median of its \
      first 2,000 runs; 'hot' is that of all, once a loop of microseconds has been compiled for itself. Times compare \
      only within one run on one machine.

      '--only engine' measures the workloads, '--only W1a' one of them, '--only endurance' what 100,000 updates and \
      10,000 inputs leave behind, '--only prompt' what lies between a typed input and its update, '--only start' what \
      passes between the start of the process and its prompt, '--only interpreter' \
      plain programs from text to output in processor time. With '--peers' React, Preact and Vue, or python3 for the \
      interpreter, do the same in the same run.
      """)

  @Option(help: "Measure one workload only, as W1a, or 'engine', 'endurance', 'prompt', 'start', 'interpreter'.")
  var only: String?

  @Option(help: "Sizes, separated by commas.")
  var sizes = "1000,10000"

  @Option(help: "Operations a size, at least; short ones go on for 300 ms.")
  var operations = 20

  @Option(help: "Processes of each workload, size and framework, which take turns; the one in the middle counts.")
  var rounds = 3

  @Flag(help: "Print JSON instead of tables.")
  var json = false

  @Flag(help: "Also run what Theseus is compared with.")
  var peers = false

  @Option(help: "The folder with the programs of the peers.")
  var peerFolder = "Tests/Peers"

  @Option(help: "Run one program of the interpreter's only.")
  var program: String?

  private static let parts = ["engine", "endurance", "prompt", "start", "interpreter"]

  func validate() throws {
    let parts = Workload.all.map(\.id) + Self.parts
    if let only, !parts.contains(only) {
      throw ValidationError("there is no part '\(only)': \(parts.joined(separator: ", "))")
    }
    if parsedSizes.isEmpty || operations < 1 || rounds < 1 {
      throw ValidationError("sizes, operations and rounds are positive numbers")
    }
  }

  private var parsedSizes: [Int] { sizes.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 } }

  func run() throws {
    // On the stack and with the allocator of the shell: deep trees recurse natively in places.
    try withLargeStack { Result { try measureAndPrint() } }.get()
  }

  private func measureAndPrint() throws {
    var report = Report()
    // First, because starting a program copies the tables of this one's memory.
    if !isLeftOut("start") { report.start = try measureStart() }
    if !isLeftOut("engine") { report.engine = try measureEngine() }
    if !isLeftOut("prompt") { report.prompt = try measurePrompt() }
    if !isLeftOut("endurance") { report.endurance = try measureEndurance() }
    if !isLeftOut("interpreter") { report.interpreter = try measureInterpreter() }
    if json { print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self)) }
  }

  private func isLeftOut(_ part: String) -> Bool {
    guard let only else { return false }
    return part != (Self.parts.contains(only) ? only : "engine")
  }

  /// A line of a table, as soon as it is known.
  private func show(_ line: String) {
    guard !json else { return }
    print(line)
    fflush(nil)
  }

  private func measureEngine() throws -> [EngineMeasurement] {
    let frameworks = URL(filePath: peerFolder).appending(path: "Frameworks")
    if peers { try Framework.check(in: frameworks) }
    show(EngineTable.head)
    let chosen = Workload.all.filter { $0.id == only }
    return try (chosen.isEmpty ? Workload.all : chosen).flatMap { workload in
      try measure(workload, beside: peers ? workload.peers : [], in: frameworks)
    }
  }

  private func measure(
    _ workload: Workload, beside peers: [Framework], in folder: URL
  ) throws -> [EngineMeasurement] {
    var all: [EngineMeasurement] = []
    for size in parsedSizes {
      guard workload.sizes.contains(size) else {
        let sizes = workload.sizes
        show("\(workload.id): a chain is measured with \(sizes.lowerBound) to \(sizes.upperBound) levels, not \(size)")
        continue
      }
      for var measurement in try measure(workload, size, beside: peers, in: folder) {
        measurement.exponent = all.last { $0.name == measurement.name }.map { measurement.growth(since: $0) }
        show(EngineTable.row(measurement))
        all.append(measurement)
      }
    }
    return all
  }

  /// One size: here if nothing else is asked for, otherwise in rounds of processes.
  private func measure(
    _ workload: Workload, _ size: Int, beside peers: [Framework], in folder: URL
  ) throws -> [EngineMeasurement] {
    if only == workload.id, parsedSizes.count == 1, peers.isEmpty {
      return try EngineRun(workload: workload, size: size, operations: operations).run()
    }
    let process = EngineProcess(workload: workload, size: size, operations: operations)
    return try EngineRounds(process: process, peers: peers, folder: folder, count: rounds).run()
  }

  private func measurePrompt() throws -> [PromptMeasurement] {
    try parsedSizes.map { size in
      let measurement = try PromptMeasurement.run(size: size, operations: operations)
      show(measurement.row)
      return measurement
    }
  }

  private func measureStart() throws -> StartMeasurement {
    let file = URL(filePath: peerFolder).appending(path: "Start/Pantry.swift")
    let measurement = try StartMeasurement.run(file, starts: operations, isCompared: peers)
    show(measurement.row)
    return measurement
  }

  private func measureEndurance() throws -> [Endurance.Result] {
    let results = try Endurance(updates: 100_000, inputs: 10_000).run()
    for result in results { show(result.row) }
    return results
  }

  private func measureInterpreter() throws -> [InterpreterMeasurement] {
    let folder = URL(filePath: peerFolder).appending(path: "Programs")
    let all = try InterpreterProgram.all(in: folder).filter { program == nil || $0.name == program }
    show(InterpreterComparison.head)
    let comparison = InterpreterComparison(programs: all, rounds: operations, isCompared: peers)
    let measurements = try comparison.run { show(InterpreterComparison.row($0)) }
    if let mean = InterpreterComparison.mean(measurements) {
      show(String(format: "geometric mean of the ratios %.2f", mean))
    }
    return measurements
  }
}

/// Everything that was measured; what was left out is missing.
struct Report: Encodable {
  /// The engine's workloads.
  var engine: [EngineMeasurement]?
  /// What lies between an input and its update.
  var prompt: [PromptMeasurement]?
  /// What passes before the first prompt.
  var start: StartMeasurement?
  /// What stays behind.
  var endurance: [Endurance.Result]?
  /// The interpreter's programs.
  var interpreter: [InterpreterMeasurement]?
}
