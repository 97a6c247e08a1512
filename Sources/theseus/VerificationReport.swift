import ArgumentParser
import TheseusLessons
import TheseusProgram
import TheseusRendering
import TheseusShell

/// What verifying found, listed lesson by lesson.
struct VerificationReport {
  /// For whom it is listed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Annotations of a pull request on GitHub.
    case github
    /// JUnit's XML, at the end.
    case junit
  }

  private let format: Format
  private let appearance: Appearance
  private var reports: [LessonVerifier.Report] = []

  init(format: Format, appearance: Appearance) {
    self.format = format
    self.appearance = appearance
  }

  /// Lists what was found in a lesson.
  mutating func add(_ report: LessonVerifier.Report, _ rewriting: Verify.Rewriting, to console: Console) {
    reports.append(report)
    switch format {
    case .text: list(report, rewriting, on: console)
    case .github:
      for diagnostic in report.diagnostics { console.output.writeLine(annotation(diagnostic, in: report)) }
    case .junit: break
    }
    if case .failed(let message) = rewriting { console.errors.writeLine("error: \(message)") }
  }

  /// Ends the list.
  func finish(on console: Console) {
    switch format {
    case .text:
      let failed = reports.count { $0.diagnostics.contains { $0.severity == .error } }
      let inputs = reports.reduce(0) { $0 + $1.inputCount }
      let lessons = reports.count == 1 ? "1 lesson" : "\(reports.count) lessons"
      console.output.writeLine("\(lessons), \(inputs) inputs, \(failed == 0 ? "all well" : "\(failed) with problems")")
    case .github: break
    case .junit: console.output.write(junit)
    }
  }

  private func list(_ report: LessonVerifier.Report, _ rewriting: Verify.Rewriting, on console: Console) {
    let isFine = report.diagnostics.allSatisfy { $0.severity != .error }
    var line =
      "\(isFine ? "ok  " : "FAIL")  \(printable(report.file.name))  \(printable(report.title)), \(report.inputCount) inputs"
    if case .rewritten = rewriting { line += ", transcripts rewritten" }
    console.output.writeLine(line)
    guard !report.diagnostics.isEmpty else { return }
    let text = DiagnosticRenderer(appearance.options(detail: .normal)).render(report.diagnostics, in: report.files)
    console.errors.write(appearance.characters(text))
  }

  // MARK: - GitHub

  private func annotation(_ diagnostic: Diagnostic, in report: LessonVerifier.Report) -> String {
    let kind = diagnostic.severity == .error ? "error" : "warning"
    let position = diagnostic.range.map { report.file.position(at: $0.start) }
    let line = position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let file = Self.escaped(report.file.name, [("%", "%25"), ("\n", "%0A"), ("\r", "%0D"), (":", "%3A"), (",", "%2C")])
    let message = Self.escaped(Self.message(diagnostic), [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
    return printable("::\(kind) file=\(file)\(line)::\(message)")
  }

  private static func message(_ diagnostic: Diagnostic) -> String {
    diagnostic.message + (diagnostic.explanation.map { "\n" + $0 } ?? "")
  }

  // MARK: - JUnit

  private var junit: String {
    let failures = reports.count { $0.diagnostics.contains { $0.severity == .error } }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuite name=\"lessons\" tests=\"\(reports.count)\" failures=\"\(failures)\">\n"
    for report in reports {
      let errors = report.diagnostics.filter { $0.severity == .error }
      text += "  <testcase classname=\"lessons\" name=\"\(Self.xml(report.file.name))\""
      text += errors.isEmpty ? "/>\n" : ">\n"
      for error in errors {
        let place = error.range.flatMap(report.files.location) ?? report.file.name
        text +=
          "    <failure message=\"\(Self.xml("\(place): \(error.message)"))\">\(Self.xml(error.explanation ?? ""))"
        text += "</failure>\n"
      }
      if !errors.isEmpty { text += "  </testcase>\n" }
    }
    return text + "</testsuite>\n"
  }

  private static func xml(_ text: String) -> String {
    let allowed = String(
      text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 }.map(Character.init))
    return escaped(allowed, [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")])
  }

  /// Replaces characters in order, so that a replacement is not replaced again.
  private static func escaped(_ text: String, _ replacements: [(Character, String)]) -> String {
    text.reduce(into: "") { result, character in
      result += replacements.first { $0.0 == character }?.1 ?? String(character)
    }
  }
}
