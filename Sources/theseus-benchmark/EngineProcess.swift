import Foundation

/// One workload at one size in a process of its own, as each framework has one: what others left in the heap would scatter its views.
struct EngineProcess {
  /// The workload.
  let workload: Workload
  /// How many rows or levels.
  let size: Int
  /// How often each operation is measured.
  let operations: Int

  private struct Report: Decodable {
    let engine: [EngineMeasurement]
  }

  /// The measurements of the workload's operations.
  func run() throws -> [EngineMeasurement] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--only", workload.id, "--sizes", "\(size)", "--operations", "\(operations)", "--json"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.programFailed("\(workload.id) with \(size)", "status \(process.terminationStatus)")
    }
    return try JSONDecoder().decode(Report.self, from: data).engine
  }
}
