import Foundation

/// Where progress through the lessons is kept: written whole to a temporary file and renamed, for its owner only.
public struct ProgressFile: Sendable {
  private let folder: StateFolder

  /// Makes a progress file in a folder.
  public init(folder: StateFolder) {
    self.folder = folder
  }

  private var path: String { folder.file("progress.json") }

  /// What was read, and a sentence about what went wrong with it.
  public struct Reading<Content: Sendable>: Sendable {
    /// The content; nil where there is none yet, or it was damaged.
    public var content: Content?
    /// What to tell the learner, for example that a damaged file was set aside.
    public var notice: String?
  }

  /// Reads the content; a file that cannot be understood is set aside and said so, never fatal.
  public func read<Content: Decodable & Sendable>(_ type: Content.Type) -> Reading<Content> {
    guard FileManager.default.fileExists(atPath: path) else { return Reading() }
    guard let data = FileManager.default.contents(atPath: path) else {
      return Reading(notice: "progress cannot be read: \(path)")
    }
    if let content = try? JSONDecoder().decode(type, from: data) { return Reading(content: content) }
    return Reading(notice: setAside())
  }

  /// Replaces the content; a reader at the same time sees the old or the new one, never half of it.
  public func write(_ content: some Encodable) throws {
    try folder.create()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(content)
    let temporary = path + ".new-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileError(path: temporary) }
    do {
      defer { close(descriptor) }
      try writeAll(Array(data), to: descriptor, path: temporary)
      guard fsync(descriptor) == 0 else { throw FileError(path: temporary) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = FileError(path: path)
      unlink(temporary)
      throw error
    }
  }

  private func setAside() -> String {
    for number in 1...99 {
      let aside = "\(path).damaged-\(number)"
      guard !FileManager.default.fileExists(atPath: aside) else { continue }
      guard rename(path, aside) == 0 else { break }
      return "progress was damaged and starts afresh; the old file is \(aside)"
    }
    return "progress is damaged and could not be set aside: \(path)"
  }
}
