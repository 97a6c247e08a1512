import Foundation

/// The folder of what Theseus keeps between runs: history and progress.
public struct StateFolder: Sendable, Equatable {
  /// The folder's path.
  public let path: String

  /// Makes a folder at a path, which is created when something is first kept.
  public init(path: String) {
    self.path = path
  }

  /// `$XDG_STATE_HOME/theseus`, otherwise `~/.local/state/theseus`; nil without a home.
  public init?(environment: [String: String]) {
    // The XDG specification: a relative path is to be ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/theseus"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.local/state/theseus"
    } else {
      return nil
    }
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Creates the folder, for its owner only.
  func create() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

/// A file that could not be read or written, with the system's reason.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The number of the system's error.
  public let code: Int32

  /// Makes an error from the number that the last system call left.
  init(path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  /// The file and the reason, as the system words it.
  public var description: String { "\(path): \(String(cString: strerror(code)))" }
}

/// Writes all bytes to an open descriptor.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
    }
    if count >= 0 {
      written += count
    } else if errno != EINTR {
      throw FileError(path: path)
    }
  }
}
