import Foundation
import TheseusLessons
import TheseusProgram
import Testing

/// Every program of every lesson, and every line of Swift that is entered in it, is Swift for the real compiler.
@Suite struct LessonSceneTests {
  static let lessons: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Lessons").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map {
      folder.appendingPathComponent($0).path
    }
  }()

  @Test func thereAreLessons() { #expect(Self.lessons.count >= 4) }

  @Test(arguments: lessons) func compilerAccepts(lessonAt path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (lesson, diagnostics) = LessonParser.parse(SourceFile(name: path, text: text), as: 0)
    #expect(diagnostics.map(\.message) == [])
    let compiler = try Compiler.shared.get()
    var scene = SceneText("")
    for step in lesson.steps {
      for block in step.blocks { scene.read(block) }
      try expectNoErrors(in: scene, step.slug, by: compiler)
      for solution in [step.solution].compactMap({ $0 }) + step.wrongSolutions {
        var changed = scene
        for block in solution.blocks { changed.read(block) }
        try expectNoErrors(in: changed, "\(step.slug), \(solution.title ?? "solution")", by: compiler)
      }
      scene.inputs = []
    }
  }

  private func expectNoErrors(in scene: SceneText, _ place: String, by compiler: Compiler) throws {
    let errors = try compiler.errors(in: scene.program)
    #expect(errors == "", "\(place)")
  }
}

/// A scene with its edits and the lines that are entered, as one program.
struct SceneText {
  /// Lines of Swift that are entered, each an action of the root view.
  var inputs: [String] = []
  private var declarations: [(name: String, text: String)] = []

  /// Makes the text of a scene.
  init(_ text: String) { edit(with: text) }

  /// The program.
  var program: String {
    let root = declarations.first { $0.text.contains(": View {") }?.name.split(separator: " ").last
    let actions = inputs.enumerated().map { "extension \(root ?? "?") { func input\($0.offset)() { \($0.element) } }" }
    return (["import SwiftUI"] + declarations.map(\.text) + actions).joined(separator: "\n\n") + "\n"
  }

  /// Takes in what a block of a step does to the program.
  mutating func read(_ block: Block) {
    switch block {
    case .scene(let fence): self = SceneText(fence.text)
    case .edit(let fence): edit(with: fence.text)
    case .console(let transcript): inputs += transcript.exchanges.map(\.input).filter { !$0.hasPrefix(":") }
    case .predict(let prediction) where !prediction.input.hasPrefix(":"): inputs.append(prediction.input)
    default: break
    }
  }

  /// Declarations begin in the first column and end with a brace there.
  private mutating func edit(with text: String) {
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      lines.append(line)
      guard line.hasPrefix("}") else { continue }
      let name = String(lines[0].prefix { $0 != ":" && $0 != "{" }).trimmingCharacters(in: .whitespaces)
      let declaration = (name: name, text: lines.joined(separator: "\n"))
      if let index = declarations.firstIndex(where: { $0.name == name }) {
        declarations[index] = declaration
      } else {
        declarations.append(declaration)
      }
      lines = []
    }
  }
}
