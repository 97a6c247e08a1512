import CPseudoTerminal
import Foundation
import Testing

/// A program at a pseudo-terminal: types keys, and waits for what it prints, with a deadline instead of sleeping.
final class PseudoTerminal {
  /// Everything printed so far, escape sequences included.
  private(set) var output: [UInt8] = []

  private let terminal: Int32
  private let process: Int32
  /// How much of the output has been matched.
  private var matched = 0

  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], columns: Int32 = 80
  ) throws {
    let path = TestProgram.path(program)
    let all = TestProgram.environment.merging(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: Int32 = 0
    terminal = theseus_test_spawn(path, &words, &variables, columns, 24, &process)
    self.process = process
    try #require(terminal >= 0)
  }

  deinit { close(terminal) }

  /// Types the keys.
  func type(_ keys: String) { typeBytes(Array(keys.utf8)) }

  /// Sends bytes as they are.
  func typeBytes(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: Int32) { _ = theseus_test_resize(terminal, columns, 24) }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until the text is printed behind what was matched before.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + .seconds(30)
    while true {
      if let end = firstMatch(of: wanted) {
        matched = end
        return
      }
      guard readMore(until: deadline) else {
        Issue.record("not printed: \(text.debugDescription)\n\(unmatched)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Waits for the end of the program and checks its exit status.
  func expectExit(_ status: Int32, sourceLocation: SourceLocation = #_sourceLocation) {
    let deadline = ContinuousClock.now + .seconds(30)
    while readMore(until: deadline) {}
    #expect(theseus_test_wait(process, 30_000) == status, "\(unmatched)", sourceLocation: sourceLocation)
  }

  /// All output as text, with escape sequences shown.
  var text: String { String(decoding: output, as: UTF8.self) }

  private var unmatched: String { "printed: " + String(decoding: output[matched...], as: UTF8.self).debugDescription }

  private func firstMatch(of wanted: [UInt8]) -> Int? {
    guard output.count - matched >= wanted.count else { return nil }
    let start = (matched...(output.count - wanted.count)).first {
      output[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
    return start.map { $0 + wanted.count }
  }

  /// Waits for output; false at its end or at the deadline.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = deadline - ContinuousClock.now
    let milliseconds = max(0, left.components.seconds * 1000)
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(milliseconds)) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    output += chunk[..<count]
    return true
  }
}

/// The programs of this package, and what tests give them as an environment.
enum TestProgram {
  /// No variable of the machine that runs the tests gets in.
  static var environment: [String: String] {
    ["HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1"]
  }

  /// The path of an executable beside the tests.
  static func path(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// What a program printed and returned that ran with pipes at its ends.
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs a program with this text as its standard input.
  static func run(
    _ name: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(name))
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    try folder.write(input, to: "input")
    for end in ["output", "errors"] { try folder.write("", to: end) }
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: folder.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try folder.text("output"), errors: try folder.text("errors"),
      status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/theseus-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }
}
