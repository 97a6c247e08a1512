import Foundation

/// React 18 with every component in `memo`, run by `node` on the same workloads.
struct React {
  /// The folder of its programs.
  let folder: URL

  /// What one of its operations took.
  struct Phase: Decodable {
    /// Milliseconds, half of all runs take less.
    let median: Double
  }

  /// Checks that it can run.
  init(in folder: URL) throws {
    self.folder = folder
    guard try run("W6", size: 3) != nil else {
      throw BenchmarkError.peerMissing(
        "React does not run: it needs node (Debian: nodejs) and React 18, which `bash \(folder.path)/set-up.sh` unpacks "
          + "from Debian's packages node-react and node-react-dom into a temporary folder")
    }
  }

  /// The times of a workload's operations; nil where React cannot do it.
  func run(_ workload: String, size: Int) throws -> [Phase]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Deep chains recurse in React, on a stack that must be below that of the shell.
    process.arguments = [
      "bash", "-c", "ulimit -s unlimited; exec node --stack-size=60000 \"$@\"", "node",
      folder.appending(path: "benchmark.js").path, workload, "\(size)",
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
