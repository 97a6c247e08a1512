import Foundation
import TheseusSession

/// The same algorithm in Swift and in Python, which print the same.
struct InterpreterProgram {
  /// The name of its two files.
  let name: String
  private let swift: String
  private let python: URL

  /// The programs of a folder, in the order of their names.
  static func all(in folder: URL) throws -> [InterpreterProgram] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let programs = try files.filter { $0.pathExtension == "swift" }.map { file in
      InterpreterProgram(
        name: file.deletingPathExtension().lastPathComponent, swift: try String(contentsOf: file, encoding: .utf8),
        python: file.deletingPathExtension().appendingPathExtension("py"))
    }
    return programs.sorted { $0.name < $1.name }
  }

  /// Runs it in this process, from text to output, with budget and interruption on.
  func runInTheseus() throws -> Run {
    let start = ProcessorTime.ofProcess
    let outcome = Script(swift, name: "\(name).swift").run()
    let time = ProcessorTime.ofProcess - start
    guard outcome.status == 0 else {
      throw BenchmarkError.programFailed(name, outcome.diagnostics.map(\.message).joined(separator: "\n"))
    }
    return Run(milliseconds: time, output: outcome.output)
  }

  /// Runs it in a `python3` of its own.
  func runInPython() throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", python.path]
    let output = Pipe()
    process.standardOutput = output
    let start = ProcessorTime.ofChildren
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError.programFailed(name, "python3 failed") }
    return Run(milliseconds: ProcessorTime.ofChildren - start, output: String(decoding: data, as: UTF8.self))
  }

  /// What one run took and printed.
  struct Run {
    /// Milliseconds of processor time.
    let milliseconds: Double
    /// What it printed.
    let output: String
  }
}

/// Processor time in milliseconds, which other processes do not lengthen as they do the clock's.
enum ProcessorTime {
  /// Of this process so far.
  static var ofProcess: Double { used(by: RUSAGE_SELF) }
  /// Of the child processes that have ended.
  static var ofChildren: Double { used(by: RUSAGE_CHILDREN) }

  private static func used(by who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(who.rawValue, &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
