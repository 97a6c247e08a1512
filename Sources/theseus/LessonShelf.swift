import Foundation
import TheseusLessons
import TheseusProgram
import TheseusRendering
import TheseusShell

/// The lessons that a command works with.
struct LessonShelf {
  /// Why there are no lessons, in words for the user.
  struct Missing: Error {
    /// What is wrong.
    var message: String
    /// What to do about it.
    var hint: String?
  }

  /// The lessons of the folder.
  let library: LessonLibrary

  /// Finds and reads the lessons.
  init(_ options: LessonOptions) throws(Missing) {
    guard let folder = LessonFolder.find(asked: options.lessons) else {
      if let asked = options.lessons { throw Missing(message: "no folder of lessons at '\(asked)'", hint: nil) }
      throw Missing(
        message: "no lessons found",
        hint: "Looked at \(LessonFolder.places.joined(separator: " and ")). Say where they are with --lessons DIR.")
    }
    var sources: [SourceFile] = []
    // Named as in the list of lessons: where they are installed says nothing to a learner.
    for file in folder.files() { sources.append(SourceFile(name: file.name, text: try Self.source(file.path).text)) }
    library = LessonLibrary(sources)
  }

  /// The lesson that was asked for: the path of a file, an id, or a number in the list.
  static func lesson(_ name: String, _ options: LessonOptions) throws(Missing) -> LessonLibrary {
    if name.hasSuffix(".md") || name.contains("/") { return LessonLibrary([try source(name)]) }
    let library = try LessonShelf(options).library
    guard let lesson = library.lesson(named: name) else {
      let suggestion = library.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ""
      throw Missing(
        message: "no lesson '\(name)'" + suggestion,
        hint: "Lessons: \(library.lessons.map(\.id).joined(separator: ", ")). A path ends with '.md'.")
    }
    return LessonLibrary([lesson.file])
  }

  /// The lessons of files and folders, in the order given.
  static func sources(at paths: [String]) throws(Missing) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      if let folder = LessonFolder(path: path) {
        let found = try Self.sources(in: folder)
        if found.isEmpty { throw Missing(message: "no lessons in '\(path)'", hint: nil) }
        sources += found
      } else {
        sources.append(try source(path))
      }
    }
    return sources
  }

  /// The lessons that come before a file in its folder; none where the folder cannot be read.
  static func lessons(before file: SourceFile) -> [SourceFile] {
    let path = URL(fileURLWithPath: file.name).resolvingSymlinksInPath().path
    guard let folder = LessonFolder(path: URL(fileURLWithPath: path).deletingLastPathComponent().path) else {
      return []
    }
    return folder.files().prefix { $0.path != path }.compactMap { try? source($0.path) }
  }

  private static func sources(in folder: LessonFolder) throws(Missing) -> [SourceFile] {
    var sources: [SourceFile] = []
    for file in folder.files() { sources.append(try source(file.path)) }
    return sources
  }

  private static func source(_ path: String) throws(Missing) -> SourceFile {
    do {
      let text = try SourceText.read(path)
      return SourceFile(name: text.name, text: text.text)
    } catch {
      throw Missing(message: error.message, hint: nil)
    }
  }
}

extension Console {
  /// Says why there are no lessons.
  func refuse(_ missing: LessonShelf.Missing) -> ExitStatus { refuse(missing.message, hint: missing.hint) }

  /// Shows what is wrong with lessons; true if there is nothing.
  func report(_ library: LessonLibrary, _ appearance: Appearance) -> Bool {
    guard !library.diagnostics.isEmpty else { return true }
    let text = DiagnosticRenderer(appearance.options(detail: .normal)).render(library.diagnostics, in: library.files)
    errors.write(appearance.characters(text))
    return library.diagnostics.allSatisfy { $0.severity != .error }
  }
}
