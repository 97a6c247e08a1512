import Foundation
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import Testing

/// A source that the compiler rejects, with its errors in `// expect error LINE:COLUMN: message` lines at the end.
struct Rejection: CustomTestStringConvertible, Sendable {
  /// An error by the place that a caret points at.
  struct Complaint: Comparable, Hashable, CustomStringConvertible, Sendable {
    var line: Int
    var column: Int
    var message: String

    /// The place alone.
    var place: String { "\(line):\(column)" }
    var description: String { "\(place): \(message)" }

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column, left.message) < (right.line, right.column, right.message)
    }

    /// Reads `LINE:COLUMN: message`, which is also what follows a file's name in what the compiler writes.
    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]) else { return nil }
      self.line = line
      self.column = column
      message = parts[2].trimmingCharacters(in: .whitespaces)
    }
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

  /// The recorded errors in order, each once, with the places at which Theseus is known to point instead.
  var known: [Complaint] {
    let moves = Self.otherPlaces[id] ?? [:]
    let found = expected.map { complaint in
      guard let place = moves[complaint.place] else { return complaint }
      return Complaint("\(place): \(complaint.message)"[...]) ?? complaint
    }
    return Set(found).sorted()
  }

  /// What is said of places that no error is recorded for.
  var needlessMoves: Set<String> {
    Set((Self.otherPlaces[id] ?? [:]).filter { $0 != $1 }.keys).subtracting(expected.map(\.place))
  }

  /// By the files' names, the places of errors at which Theseus points elsewhere in the line, as `OtherPlaces.txt` lists them: each is
  /// still to be mended.
  private static let otherPlaces: [String: [String: String]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OtherPlaces.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var result: [String: [String: String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 { result[words[0], default: [:]][words[1]] = words[2] }
    }
    return result
  }()

  private init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    path = file.path
    id = file.deletingPathExtension().lastPathComponent
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [Complaint] = []
    while let last = lines.last, last.isEmpty || last.hasPrefix("// expect error ") {
      if let complaint = Complaint(last.dropFirst("// expect error ".count)) { found.insert(complaint, at: 0) }
      lines.removeLast()
    }
    source = lines.joined(separator: "\n") + "\n"
    expected = found
  }

  /// The errors that Theseus reports before running.
  func complaints() -> [Complaint] {
    var script = Script(source, name: "main.swift")
    script.catalogue = .shared
    let outcome = script.run()
    let found = outcome.diagnostics.filter { $0.severity == .error }.compactMap { diagnostic -> Complaint? in
      guard let range = diagnostic.range, let place = outcome.files.pointLocation(of: range) else { return nil }
      return Complaint("\(place.dropFirst("main.swift:".count)): \(diagnostic.message)"[...])
    }
    return Set(found).sorted()
  }
}
