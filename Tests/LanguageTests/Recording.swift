import Foundation

/// Builds programs with the compiler, runs them, and writes down what they did.
enum Recording {
  /// What is to be recorded: `1` for everything, or beginnings of names with commas, `closures/,optionals/chains`; nil to test.
  private static let wish = ProcessInfo.processInfo.environment["THESEUS_RECORD"]

  static var isOn: Bool { wish != nil }

  /// Whether something is to be recorded, by its name.
  static func asks(for name: String) -> Bool {
    guard let wish, wish != "1" else { return isOn }
    return wish.split(separator: ",").contains { name.hasPrefix($0) }
  }

  /// Records the programs; returns those whose expectations changed.
  static func record(_ programs: [LanguageProgram]) throws -> [String] {
    var changed: [String] = []
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "theseus-language-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for program in programs {
      let found = try observe(program, in: folder)
      guard found != program.expectation else { continue }
      try (program.source + text(of: found)).write(toFile: program.path, atomically: true, encoding: .utf8)
      changed.append(program.id)
    }
    return changed
  }

  /// Records the messages with which expressions end the compiled program; returns those whose message changed.
  ///
  /// All expressions are built as one program, which runs once for each of them.
  static func record(_ rows: [TrapRow]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "theseus-traps-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let binary = try build(TrapRow.program(of: rows), named: TrapRow.file.lastPathComponent, in: folder)
    let found = try rows.enumerated().map { index, row in
      let result = try run(binary.path, [String(index)])
      guard result.status != 0 else { throw Failure(program: row.expression, message: "it ends well") }
      return TrapRow(expression: row.expression, message: message(in: result.errors))
    }
    try TrapRow.text(of: found).write(to: TrapRow.file, atomically: true, encoding: .utf8)
    return zip(rows, found).filter { $0.message != $1.message }.map(\.0.expression)
  }

  /// Records what the compiler says of sources that it rejects; returns those whose errors changed.
  static func record(_ rejections: [Rejection]) throws -> [String] {
    var changed: [String] = []
    let file = FileManager.default.temporaryDirectory.appending(
      path: "theseus-rejection-\(ProcessInfo.processInfo.processIdentifier).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    for rejection in rejections {
      try rejection.source.write(to: file, atomically: true, encoding: .utf8)
      let result = try run(
        "/usr/bin/env", ["swiftc", "-emit-sil", "-o", "/dev/null", "-diagnostic-style", "llvm", file.path])
      let found = complaints(in: result.errors)
      guard found != rejection.expected else { continue }
      let text = found.map { "// expect error \($0.line):\($0.column): \($0.message)\n" }.joined()
      try (rejection.source + text).write(toFile: rejection.path, atomically: true, encoding: .utf8)
      changed.append(rejection.id)
    }
    return changed
  }

  /// The errors in `main.swift:3:5: error: …` lines, in the order of the text.
  private static func complaints(in errors: String) -> [Rejection.Complaint] {
    let found = errors.split(separator: "\n").compactMap { line -> Rejection.Complaint? in
      guard let range = line.range(of: ": error: ") else { return nil }
      let place = line[..<range.lowerBound].split(separator: ":")
      // A category behind a message names a page of the compiler's documentation.
      let message = line[range.upperBound...].replacing(#/ \[#[\w-]+\]$/#, with: "")
      return Rejection.Complaint("\(place.suffix(2).joined(separator: ":")): \(message)")
    }
    return found.sorted()
  }

  private static func text(of expectation: LanguageProgram.Expectation) -> String {
    var text = expectation.lines.map { $0.isEmpty ? "// expect:\n" : "// expect: \($0)\n" }.joined()
    if expectation.traps { text += "// expect trap: \(expectation.message ?? "")\n" }
    return text
  }

  private static func observe(_ program: LanguageProgram, in folder: URL) throws -> LanguageProgram.Expectation {
    let result = try run(program.source, named: program.id, in: folder)
    var found = LanguageProgram.Expectation(lines: LanguageProgram.lines(of: result.output))
    if result.status != 0 {
      found.traps = true
      found.message = message(in: result.errors)
    }
    return found
  }

  /// Builds a program and runs it.
  private static func run(
    _ text: String, named name: String, in folder: URL
  ) throws -> (status: Int32, output: String, errors: String) {
    let binary = try build(text, named: name, in: folder)
    // Lines are written as they come, so that a trap loses none.
    return try run("/usr/bin/env", ["stdbuf", "-oL", binary.path])
  }

  /// Builds a program as the module `main`.
  private static func build(_ text: String, named name: String, in folder: URL) throws -> URL {
    let source = folder.appending(path: "main.swift")
    let binary = folder.appending(path: "main")
    try text.write(to: source, atomically: true, encoding: .utf8)
    let build = try run("/usr/bin/env", ["swiftc", "-Onone", "-module-name", "main", source.path, "-o", binary.path])
    guard build.status == 0 else { throw Failure(program: name, message: build.errors) }
    return binary
  }

  /// The message of `main/main.swift:3: Fatal error: …`, without place; empty if the trap had none.
  private static func message(in errors: String) -> String {
    for line in errors.split(separator: "\n") {
      if let range = line.range(of: "Fatal error: ") { return String(line[range.upperBound...]) }
      if let range = line.range(of: "Could not cast") {
        return String(line[range.lowerBound...]).replacingOccurrences(
          of: " \\(0x[0-9a-f]+\\)", with: "", options: .regularExpression)
      }
    }
    return ""
  }

  private static func run(
    _ path: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // A trap's message is wanted, not seconds of work on its backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let problems = String(decoding: complaints, as: UTF8.self)
    return (process.terminationStatus, String(decoding: text, as: UTF8.self), problems)
  }

  private struct Failure: Error, CustomStringConvertible {
    var program: String
    var message: String
    var description: String { "\(program) does not compile:\n\(message)" }
  }
}
