import Foundation

/// What one program took in Theseus and in Python.
struct InterpreterMeasurement: Encodable {
  /// The program.
  let program: String
  /// Milliseconds of processor time in Theseus, half of all runs take less.
  let median: Double
  /// Milliseconds, nine runs in ten take less.
  let p90: Double
  /// The same of Python, if it ran.
  var pythonMedian: Double?
  /// The same of Python, if it ran.
  var pythonP90: Double?

  /// Theseus's time as a part of Python's.
  var ratio: Double? { pythonMedian.map { median / $0 } }
}

/// Measures the interpreter by itself, and beside Python in the same run.
struct InterpreterComparison {
  /// What runs.
  let programs: [InterpreterProgram]
  /// How often each program runs.
  let rounds: Int
  /// Whether Python runs too.
  let isCompared: Bool

  /// Measures all programs, reporting each; a different output is an error.
  func run(report: (InterpreterMeasurement) -> Void) throws -> [InterpreterMeasurement] {
    try programs.map { program in
      let measurement = try measure(program)
      report(measurement)
      return measurement
    }
  }

  // The two take turns, so that a busy machine slows both.
  private func measure(_ program: InterpreterProgram) throws -> InterpreterMeasurement {
    var own: [Double] = []
    var python: [Double] = []
    for _ in 0..<rounds {
      let run = try program.runInTheseus()
      own.append(run.milliseconds)
      guard isCompared else { continue }
      let other = try program.runInPython()
      guard run.output == other.output else {
        throw BenchmarkError.programFailed(program.name, "prints\n\(run.output)\nbut Python prints\n\(other.output)")
      }
      python.append(other.milliseconds)
    }
    return InterpreterMeasurement(
      program: program.name, median: own.quantile(0.5), p90: own.quantile(0.9),
      pythonMedian: isCompared ? python.quantile(0.5) : nil, pythonP90: isCompared ? python.quantile(0.9) : nil)
  }

  /// The heads of a table's columns.
  static let head = "program      median ms     p90 ms  Python ms     p90 ms   ratio"

  /// A row of the table.
  static func row(_ measurement: InterpreterMeasurement) -> String {
    let name = measurement.program.padding(toLength: 10, withPad: " ", startingAt: 0)
    let own = String(format: "%12.1f %10.1f", measurement.median, measurement.p90)
    guard let median = measurement.pythonMedian, let p90 = measurement.pythonP90, let ratio = measurement.ratio else {
      return name + own
    }
    return name + own + String(format: " %10.1f %10.1f %7.2f", median, p90, ratio)
  }

  /// The geometric mean of the ratios; nil without any.
  static func mean(_ measurements: [InterpreterMeasurement]) -> Double? {
    let ratios = measurements.compactMap(\.ratio)
    return ratios.isEmpty ? nil : exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
  }
}
