import Foundation
import TheseusProgram
import TheseusSession
import Testing

/// A source that the compiler rejects, with its errors in `// expect error LINE: message` lines at the end.
struct Rejection: CustomTestStringConvertible, Sendable {
  /// An error by the line that it stands at.
  struct Complaint: Equatable, Sendable {
    var line: Int
    var message: String
  }

  /// The file's name.
  let id: String
  /// Where the file is.
  let path: String
  /// The text without expectations.
  let source: String
  /// The recorded errors, in the order of the text.
  let expected: [Complaint]

  var testDescription: String { id }

  static let all: [Rejection] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rejections")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { Rejection($0) }
  }()

  private init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    path = file.path
    id = file.deletingPathExtension().lastPathComponent
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [Complaint] = []
    while let last = lines.last, last.isEmpty || last.hasPrefix("// expect error ") {
      let rest = last.dropFirst("// expect error ".count)
      if let colon = rest.firstIndex(of: ":"), let line = Int(rest[..<colon]) {
        found.insert(Complaint(line: line, message: String(rest[rest.index(colon, offsetBy: 2)...])), at: 0)
      }
      lines.removeLast()
    }
    source = lines.joined(separator: "\n") + "\n"
    expected = found
  }

  /// The errors that Theseus reports before running.
  func complaints() -> [Complaint] {
    let outcome = Script(source, name: "main.swift").run()
    let found = outcome.diagnostics.filter { $0.severity == .error }.compactMap { diagnostic -> Complaint? in
      guard let range = diagnostic.range, let place = outcome.files.location(of: range) else { return nil }
      let parts = place.split(separator: ":")
      guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
      return Complaint(line: line, message: diagnostic.message)
    }
    return found.sorted { $0.line < $1.line }
  }
}
