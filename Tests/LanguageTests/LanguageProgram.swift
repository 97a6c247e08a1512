import Foundation
import TheseusInterpreter
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import Testing

/// A small program with the output that the compiler's executable gave, in `// expect:` lines at its end.
struct LanguageProgram: CustomTestStringConvertible, Sendable {
  /// What the compiled program did.
  struct Expectation: Equatable, Sendable {
    /// Its lines of output.
    var lines: [String] = []
    /// Whether it trapped, or an error reached the top level.
    var traps = false
    /// The trap's message, as far as the compiled program gave one.
    var message: String?
  }
  /// What a run in Theseus did.
  struct Run: Sendable {
    var lines: [String]
    var status: Int32
    var problems: String
  }

  /// Folder and name: `optionals/chains`.
  let id: String
  /// Where the file is.
  let path: String
  /// The text without expectations.
  let source: String
  /// The recorded expectations.
  let expectation: Expectation

  var testDescription: String { id }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

  static let all: [LanguageProgram] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.compactMap { LanguageProgram($0) }
  }()

  private init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    path = file.path
    id = file.deletingLastPathComponent().lastPathComponent + "/" + file.deletingPathExtension().lastPathComponent
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found = Expectation()
    while let last = lines.last, last.isEmpty || last.hasPrefix("// expect") {
      if last.hasPrefix("// expect trap:") {
        found.traps = true
        found.message = String(last.dropFirst("// expect trap:".count)).trimmingCharacters(in: .whitespaces)
      } else if last.hasPrefix("// expect:") {
        found.lines.insert(String(last.dropFirst("// expect:".count).drop { $0 == " " }), at: 0)
      }
      lines.removeLast()
    }
    source = lines.joined(separator: "\n") + "\n"
    expectation = found
  }

  /// Runs it in Theseus.
  func run() -> Run {
    var script = Script(source, name: "main.swift")
    script.limits.steps = 200_000_000
    script.catalogue = .shared
    let outcome = script.run()
    let problems = outcome.diagnostics.map { diagnostic in
      (diagnostic.range.flatMap { outcome.files.location(of: $0) } ?? "?") + ": " + diagnostic.message
    }
    return Run(
      lines: LanguageProgram.lines(of: outcome.output), status: outcome.status,
      problems: problems.joined(separator: "\n"))
  }

  /// The lines of an output, without blanks at their ends, as comments keep them.
  static func lines(of output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == " " })
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
