import Foundation

/// A file that a person named, on the command line or at the prompt, read whole.
public struct SourceText: Sendable, Equatable {
  /// The path as it was given, which locations show.
  public var name: String
  /// The text.
  public var text: String

  /// Why a file could not be read.
  public struct Unreadable: Error, Equatable {
    /// What is wrong, with the path.
    public var message: String
  }

  /// No view is as long; a device file may be endless.
  private static let largest = 16 << 20

  /// Reads a file, or standard input for `-`.
  public static func read(_ path: String) throws(Unreadable) -> SourceText {
    if path == "-" { return SourceText(name: "<stdin>", text: try decode(FileHandle.standardInput, path)) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Unreadable(message: "no such file: '\(path)'")
    }
    if isDirectory.boolValue { throw Unreadable(message: "'\(path)' is a folder, not a file") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Unreadable(message: "cannot read '\(path)': permission denied")
    }
    return SourceText(name: path, text: try decode(handle, path))
  }

  private static func decode(_ handle: FileHandle, _ path: String) throws(Unreadable) -> String {
    let data: Data
    do {
      data = try handle.read(upToCount: largest + 1) ?? Data()
    } catch {
      throw Unreadable(message: "cannot read '\(path)'")
    }
    if data.count > largest { throw Unreadable(message: "'\(path)' is larger than 16 MB") }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Unreadable(message: "'\(path)' is not UTF-8 text")
    }
    return text
  }
}
