import Foundation

/// A framework of user interfaces that `node` runs on the same workloads.
enum Framework: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  /// React 18, every component in `memo`.
  case react
  /// Preact 8, whose components compare their properties.
  case preact
  /// Vue 2.
  case vue

  /// The name in tables.
  var name: String { rawValue.capitalized }

  /// What one of its operations took.
  struct Phase: Codable {
    /// Milliseconds, half of the first 2,000 runs take less: more than anybody taps, fewer than make node compile a loop for itself.
    let median: Double
    /// The same of all runs, up to a million where one takes less than a microsecond.
    let hot: Double
  }

  /// Checks that all of them can run.
  static func check(in folder: URL) throws {
    for framework in allCases {
      guard try framework.run("W1a", size: 3, in: folder) != nil else {
        throw BenchmarkError.peerMissing(
          "\(framework.name) does not run: it needs node (Debian: nodejs), and `bash \(folder.path)/set-up.sh`, which unpacks "
            + "Debian's packages of the frameworks into a temporary folder")
      }
    }
  }

  /// The times of a workload's operations; nil where the framework cannot do it.
  func run(_ workload: String, size: Int, in folder: URL) throws -> [Phase]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Deep chains recurse in React, on a stack that must be below that of the shell.
    process.arguments = [
      "bash", "-c", "ulimit -s unlimited; exec node --stack-size=60000 \"$@\"", "node",
      folder.appending(path: "benchmark.js").path, rawValue, workload, "\(size)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try JSONDecoder().decode([Phase].self, from: data) : nil
  }
}
