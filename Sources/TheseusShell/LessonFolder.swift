import Foundation

/// The folder of lessons: found once at the start, read file by file; names do not lead out of it.
public struct LessonFolder: Sendable, Equatable {
  /// The folder's path, with symbolic links resolved.
  public let path: String

  /// A Markdown file of the folder.
  public struct File: Sendable, Hashable {
    /// The path below the folder, for example `01-identity/02-branches.md`.
    public var name: String
    /// The whole path.
    public var path: String
  }

  /// Takes a folder; nil where there is none at that path.
  public init?(path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      return nil
    }
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Looks where lessons may be: the folder that was asked for and no other, the resources beside the program,
  /// `./Lessons`.
  public static func find(asked: String?) -> LessonFolder? {
    if let asked { return LessonFolder(path: asked) }
    return places.lazy.compactMap(LessonFolder.init(path:)).first
  }

  /// Where `find` looks when nothing is asked for, to be named in its error.
  public static var places: [String] {
    let current = FileManager.default.currentDirectoryPath + "/Lessons"
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [current] }
    // Not `Bundle.module`, which ends a program that was moved away from its resources.
    let resources = program.deletingLastPathComponent().appendingPathComponent("theseus_theseus.resources/Lessons")
    return [resources.path, current]
  }

  /// The lessons in reading order: Markdown files at any depth, without the `README.md` that describes them.
  public func files() -> [File] {
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    let lessons = names.compactMap { $0 as? String }.filter { name in
      let last = name.split(separator: "/").last ?? ""
      return last.hasSuffix(".md") && last != "README.md" && !last.hasPrefix(".")
    }
    return lessons.sorted().compactMap(file(named:))
  }

  /// The file of a name below the folder; nil where the name leads out of it, by `..` or by a link.
  public func file(named name: String) -> File? {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name).resolvingSymlinksInPath().standardized
    guard url.path.hasPrefix(path + "/"), FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    return File(name: name, path: url.path)
  }
}
