import Foundation

/// The inputs of earlier sessions: UTF-8, one escaped entry a line, only ever appended to, readable by its owner.
///
/// libedit's own file is not used: saving overwrites a file that it could not parse.
public struct HistoryFile: Sendable {
  /// How many entries are kept in memory and offered.
  public static let limit = 1000

  private let folder: StateFolder

  /// Makes a history in a folder.
  public init(folder: StateFolder) {
    self.folder = folder
  }

  private var path: String { folder.file("history") }

  /// The latest entries, oldest first; empty where there is no file yet or it cannot be read.
  public func entries() -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.suffix(Self.limit).map(Self.unescaped)
  }

  /// Appends an entry; an entry with several lines stays one.
  public func append(_ entry: String) throws {
    try folder.create()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    // One write, so that two sessions at once do not mix their lines.
    try writeAll(Array((Self.escaped(entry) + "\n").utf8), to: descriptor, path: path)
  }

  /// The entry on one line: a backslash, a newline and a carriage return become two characters.
  static func escaped(_ entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\r": line.append(contentsOf: "\\r".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The entry of a line; an unknown escape stays as it is.
  static func unescaped(_ line: Substring) -> String {
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if !isEscaped {
        if scalar == "\\" { isEscaped = true } else { entry.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n": entry.append("\n")
      case "r": entry.append("\r")
      case "\\": entry.append("\\")
      default: entry.append(contentsOf: ["\\", scalar])
      }
    }
    if isEscaped { entry.append("\\") }
    return String(entry)
  }
}
