import CPseudoTerminal
import Foundation

/// What passes between the start of the process and its prompt, with a file of three hundred lines.
struct StartMeasurement: Encodable {
  /// Milliseconds to the prompt, half of all starts take less.
  let median: Double
  /// Milliseconds that nine starts in ten do not exceed.
  let p90: Double
  /// Milliseconds that `node -e 0` takes from start to end; nil when it was not run.
  let node: Double?

  /// The row of the table.
  var row: String {
    String(
      format: "from the start of the process to the prompt with 316 lines: median %.1f ms, p90 %.1f ms", median, p90)
      + (node.map { String(format: "; node -e 0 takes %.1f ms", $0) } ?? "")
  }

  /// Starts the program that stands beside this one, and node in between.
  static func run(_ file: URL, starts: Int, isCompared: Bool) throws -> StartMeasurement {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(path: "theseus")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BenchmarkError.programFailed(program.path, "build it with `swift build -c release`")
    }
    var times = Times()
    var nodeTimes = Times()
    for turn in 0..<starts + 2 {
      let time = try timeToPrompt(program, file)
      let node = isCompared ? try timeOfNode() : nil
      // The first ones find the files outside the system's cache.
      guard turn >= 2 else { continue }
      times.add(time)
      if let node { nodeTimes.add(node) }
    }
    return StartMeasurement(median: times.median, p90: times.p90, node: isCompared ? nodeTimes.median : nil)
  }

  private static func timeToPrompt(_ program: URL, _ file: URL) throws -> Double {
    var seen = Data()
    var process: Int32 = 0
    var terminal: FileHandle?
    let time = try Times.time {
      let descriptor = withArguments([program.path, "run", file.path]) { arguments in
        withArguments(["TERM=xterm", "HOME=\(NSTemporaryDirectory())"]) { environment in
          theseus_test_spawn(program.path, arguments, environment, 80, 24, &process)
        }
      }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      terminal = handle
      while seen.range(of: Data("theseus>".utf8)) == nil {
        let more = handle.availableData
        if more.isEmpty { throw BenchmarkError.inputFailed(String(decoding: seen, as: UTF8.self)) }
        seen += more
      }
    }
    try terminal?.write(contentsOf: Data(":quit\r".utf8))
    _ = theseus_test_wait(process, 5000)
    return time
  }

  /// Gives strings as C has them, with a null at the end.
  private static func withArguments<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws -> Result
  ) rethrows -> Result {
    var copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return try body(&copies)
  }

  private static func timeOfNode() throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node", "-e", "0"]
    return try Times.time {
      try process.run()
      process.waitUntilExit()
    }
  }
}
