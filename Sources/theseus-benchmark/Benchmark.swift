import ArgumentParser
import Foundation

/// Measures the engine's core operations in this process: the mount and one tap, trace included.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus-benchmark",
    abstract: "Measure mounts and updates of N rows or levels.",
    discussion: """
      Each workload mounts a program and taps a button 20 times after a warm-up; a tap includes finding the control \
      and building the trace. The table gives milliseconds, the number of bodies of the last tap (checked), and the \
      exponent by which the median grows with N. Times compare only within one run on one machine.

      '--only interpreter' runs plain programs from text to output instead, in processor time; with '--peers' \
      python3 runs the same algorithms in turn, must print the same, and the ratios are given.
      """)

  @Option(help: "Measure one workload only, as W1a, or 'interpreter'.")
  var only: String?

  @Option(help: "Sizes, separated by commas.")
  var sizes = "1000,10000"

  @Option(help: "Operations a size.")
  var operations = 20

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Flag(help: "Also run what Theseus is compared with.")
  var peers = false

  @Option(help: "The folder of the programs for the interpreter.")
  var programs = "Tests/Peers/Programs"

  @Option(help: "Run one program of the folder only.")
  var program: String?

  func validate() throws {
    if let only, only != "interpreter", !Workload.all.contains(where: { $0.id == only }) {
      throw ValidationError("there is no workload '\(only)': \(Workload.all.map(\.id).joined(separator: ", "))")
    }
    if parsedSizes.isEmpty || operations < 1 { throw ValidationError("sizes and operations are positive numbers") }
  }

  private var parsedSizes: [Int] { sizes.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 } }

  func run() throws {
    // Deep trees recurse natively in places: the same stack as the shell's.
    let thread = Thread { Self.finish(measureAndPrint) }
    thread.stackSize = 1 << 30
    thread.start()
    while true { Thread.sleep(forTimeInterval: 3600) }
  }

  private static func finish(_ work: () throws -> Void) {
    do {
      try work()
      Foundation.exit(0)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      Foundation.exit(1)
    }
  }

  private func measureAndPrint() throws {
    if only == "interpreter" { return try measureInterpreter() }
    let workloads = Workload.all.filter { only == nil || $0.id == only }
    var all: [Measurement] = []
    if !json { print("workload        N     mount ms  median ms     p90 ms   bodies  exponent") }
    for workload in workloads {
      var previous: Measurement?
      for size in workload.sizes ?? parsedSizes {
        let measurement = try Measurement.run(workload, size: size, operations: operations)
        if !json { print(row(measurement, after: previous)) }
        previous = measurement
        all.append(measurement)
      }
    }
    if json { print(String(decoding: try JSONEncoder().encode(all), as: UTF8.self)) }
  }

  private func measureInterpreter() throws {
    let all = try InterpreterProgram.all(in: URL(filePath: programs)).filter { program == nil || $0.name == program }
    if !json { print(InterpreterComparison.head) }
    let comparison = InterpreterComparison(programs: all, rounds: operations, isCompared: peers)
    let measurements = try comparison.run { if !json { print(InterpreterComparison.row($0)) } }
    if json {
      print(String(decoding: try JSONEncoder().encode(measurements), as: UTF8.self))
    } else if let mean = InterpreterComparison.mean(measurements) {
      print(String(format: "geometric mean of the ratios %.2f", mean))
    }
  }

  private func row(_ measurement: Measurement, after previous: Measurement?) -> String {
    let exponent = previous.map { previous in
      log(measurement.median / previous.median) / log(Double(measurement.size) / Double(previous.size))
    }
    let name = measurement.workload.padding(toLength: 6, withPad: " ", startingAt: 0)
    let numbers = String(
      format: "%11d %12.3f %10.4f %10.4f %8d", measurement.size, measurement.mount, measurement.median,
      measurement.p90, measurement.bodies)
    return name + numbers + (exponent.map { String(format: "  %8.2f", $0) } ?? "")
  }
}
