import Foundation
import Testing

@testable import TheseusShell

/// What is kept between runs, and where lessons are found.
@Suite struct FilesTests {
  struct Content: Codable, Equatable {
    var steps: [String: Int]
  }

  @Test func stateFolderFollowsTheEnvironment() {
    func path(_ environment: [String: String]) -> String? { StateFolder(environment: environment)?.path }
    #expect(path(["XDG_STATE_HOME": "/state", "HOME": "/home/me"]) == "/state/theseus")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/home/me"]) == "/home/me/.local/state/theseus")
    #expect(path(["XDG_STATE_HOME": "", "HOME": "/home/me"]) == "/home/me/.local/state/theseus")
    #expect(path(["HOME": ""]) == nil)
  }

  @Test func progressIsReplacedWhole() throws {
    let folder = try TemporaryFolder()
    let file = ProgressFile(folder: StateFolder(path: folder.path + "/a/theseus"))
    #expect(file.read(Content.self).content == nil)
    #expect(file.read(Content.self).notice == nil)
    for count in 1...3 { try file.write(Content(steps: ["branches/two": count])) }
    #expect(file.read(Content.self).content == Content(steps: ["branches/two": 3]))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/theseus")
    #expect(names == ["progress.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a/theseus/progress.json")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: ["", "{", "{\"steps\": 3}", "\u{0}\u{1}"])
  func damagedProgressIsSetAside(text: String) throws {
    let folder = try TemporaryFolder()
    let file = ProgressFile(folder: StateFolder(path: folder.path))
    for number in 1...2 {
      try folder.write(text, to: "progress.json")
      let reading = file.read(Content.self)
      #expect(reading.content == nil)
      #expect(reading.notice?.contains("progress.json.damaged-\(number)") == true)
      #expect(try folder.text("progress.json.damaged-\(number)") == text)
    }
    try file.write(Content(steps: [:]))
    #expect(file.read(Content.self).notice == nil)
  }

  @Test func progressThatCannotBeWrittenIsAnError() {
    let file = ProgressFile(folder: StateFolder(path: "/proc/nowhere"))
    #expect(throws: (any Error).self) { try file.write(Content(steps: [:])) }
  }

  @Test func lessonsAreListedInOrderAndDoNotLeadOut() throws {
    let folder = try TemporaryFolder()
    for name in ["Lessons/02-b", "Lessons/01-a"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    try folder.write("outside", to: "outside.md")
    for name in ["02-b/01.md", "01-a/02.md", "01-a/01.md", "README.md", "01-a/notes.txt", ".hidden.md"] {
      try folder.write(name, to: "Lessons/" + name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Lessons/link.md", withDestinationPath: folder.path + "/outside.md")
    let lessons = try #require(LessonFolder.find(asked: folder.path + "/Lessons"))
    #expect(lessons.files().map(\.name) == ["01-a/01.md", "01-a/02.md", "02-b/01.md"])
    #expect(lessons.file(named: "01-a/01.md") != nil)
    #expect(lessons.file(named: "../outside.md") == nil)
    #expect(lessons.file(named: "link.md") == nil)
    #expect(lessons.file(named: "/etc/passwd") == nil)
    #expect(LessonFolder.find(asked: folder.path + "/nowhere") == nil)
    #expect(LessonFolder.find(asked: folder.path + "/outside.md") == nil)
  }
}
