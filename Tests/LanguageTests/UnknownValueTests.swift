import TheseusSession
import TheseusTestSupport
import Testing

/// Code that needs a value of which only the name is known says which one, by its name.
@Suite struct UnknownValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var name: String

    var testDescription: String { line }
  }

  /// Runs a program up to the value that it needs and that is not known.
  private func expectStop(
    _ source: String, needing name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = onLargeStack { Script(source, name: "main.swift").run() }
    let outcome = try #require(run, sourceLocation: sourceLocation)
    #expect(outcome.output == "before\n", sourceLocation: sourceLocation)
    #expect(outcome.status == 3, sourceLocation: sourceLocation)
    let failure = try #require(outcome.diagnostics.last, sourceLocation: sourceLocation)
    #expect(
      failure.message == "Theseus does not run what needs the value of '\(name)' yet", sourceLocation: sourceLocation)
  }

  static let rows = [
    Row(line: "if image.isEmpty { print(1) }", name: "isEmpty"),
    Row(line: "print(image.isEmpty ? 1 : 2)", name: "isEmpty"),
    Row(line: "let count: Int = image.count; print(count + 1)", name: "count"),
    Row(line: "let width: Double = image.width(of: 2); print(width * 2)", name: "width(of:)"),
    Row(line: "print(image.count > 3)", name: "count"),
    Row(line: "for part in image.parts { print(part) }", name: "parts"),
    Row(line: "print(image)", name: "CIImage()"),
    Row(line: "print(\"process \\(getpid())\")", name: "getpid()"),
  ]

  @Test(arguments: rows)
  func namesWhatIsNotKnown(_ row: Row) throws {
    let source = "import CoreImage\nlet image = CIImage()\nprint(\"before\")\n\(row.line)\n"
    try expectStop(source, needing: row.name)
  }

  static let foreign = [
    Row(line: "print([1, 2] |> { $0.count })", name: "|>(_:_:)"),
    Row(line: "let total = 1 + 2 |> \\.self <~> 3; print(total)", name: "|>(_:_:)"),
    Row(line: "print(^\\String.count)", name: "^(_:)"),
    Row(line: "print(3§)", name: "§(_:)"),
    Row(line: "if text.isSome { print(1) }", name: "isSome"),
    Row(line: "print(text.filter { $0.isEmpty } as Any)", name: "filter(_:)"),
    Row(line: "print([1, 2, 3].chunked(by: { $0 == $1 }))", name: "chunked(by:)"),
    Row(line: "for (index, item) in [1, 2].indexed() { print(index, item) }", name: "indexed()"),
    Row(line: "print(\"\".ifEmpty { \"x\" })", name: "ifEmpty(_:)"),
    Row(line: "print([\"b\", \"a\"].sorted(by: \\.count))", name: "sorted(by:)"),
    Row(line: "print(Array.repeating(1, 3))", name: "[_].repeating(_:_:)"),
    Row(line: "let list: [Int] = .filled(with: 3); print(list.count)", name: ".filled(with:)"),
  ]

  /// What a module that is not known may declare: an operator, a member of a type of the library.
  @Test(arguments: foreign)
  func namesWhatOtherModulesMayDeclare(_ row: Row) throws {
    let source = "import Toolbox\nlet text: String? = \"a\"\nprint(\"before\")\n\(row.line)\n"
    try expectStop(source, needing: row.name)
  }

  /// A name that is one letter away from the library's is a slip all the same.
  @Test(arguments: ["print(text.flatMapp { Int($0) } as Any)", "print([1, 2].fliter { $0 > 1 })", "print(lenght(3))"])
  func takesSlipsForNothingElse(_ line: String) throws {
    let source = "import Toolbox\nfunc length(_ x: Int) -> Int { x }\nlet text: String? = \"a\"\n\(line)\n"
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.last?.severity == .error)
  }

  /// A wrapper of another file gives its property a value, so an initializer need not; that value is named where it is needed.
  @Test func takesWrappersOfOtherFilesForWhatInitializes() throws {
    let source = """
      import CoreImage
      let image = CIImage()
      struct Page {
        @Setting(\\.style) var style: Int
        @Setting(\\.size) private var size
        var title: String
        init() { title = "page" }
      }
      print(Page().title)
      print(Page().style + 1)
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "page\n")
    #expect(outcome.diagnostics.last?.message == "Theseus does not run what needs the value of '@Setting' yet")
  }

  /// A whole number beside one with a fraction is of its type, as the compiler takes no others: what nothing is known of was a literal.
  @Test func reckonsWithLiteralsOfTypesThatAreNotKnown() throws {
    let source = """
      import CoreImage
      struct Preset { var rate: Rate = 3.0; var count: Rate = 2 }
      let p = Preset()
      print(p.rate * 60, 1 - p.rate, p.count * 1.5, p.rate == 3, 2 < p.rate, p.rate < p.count)
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "180.0 -2.0 3.0 true true false\n")
  }

  /// The class of a framework that has hardly more here than its name gives its subclasses what `init()` gives them.
  @Test func makesObjectsOfFrameworks() throws {
    let source = """
      import UIKit
      class Board: UIView {
        var count = 1
        init(count: Int) {
          super.init(frame: .zero)
          self.count = count
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        deinit { print("gone") }
      }
      do {
        let board = Board(count: 3)
        print(board.count)
      }
      print("end")
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "3\ngone\nend\n")
    #expect(outcome.status == 0)
  }

  /// A constant of a type that another file declares may be an object, so what is assigned through it is not refused.
  @Test(arguments: ["state[\\.style] = 1", "state[0] = 1", "state.style = 1", "state.list.append(1)"])
  func assignsThroughConstantsOfOtherFiles(_ line: String) throws {
    let source = """
      import CoreImage
      let state = Store<AppState>(AppState())
      func change() { \(line) }
      print("done")
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "done\n")
    #expect(outcome.status == 0)
  }

  /// What a framework that is not known may do to a program is not refused: give closures what they change, and types members.
  @Test(arguments: [
    "func twice(_ n: inout Int) { n *= 2 }; let r = Reduce { state, action in state.count += 1; twice(&state.count); twice(&state) }",
    "let r = Reduce { $0.count = 1 }",
    "let r = Reduce { state, action in switch action { case .text(let text): if let n = Int(text) { state = n }; default: break } }",
    "let r = Reduce { state, text in state = Int(text)! }",
    "struct State { var rows: IdentifiedArray<Int> = [] }",
    "@Feature enum Path { case a, b }; extension Path.State: Equatable {}",
    "@Client struct Store { var load: () -> Int }; func make() { _ = Store() }",
    "protocol Tuned: Node { var gain: Float { get set } }; class Player<T: Tuned> { init(_ o: T) { o.gain = 1; o.start() } }",
    "struct Preset { var gain: Gain = 1 }; func louder(_ preset: Preset) -> Double { preset.gain }",
    "import Foundation; var kept: URL?; let picker = FilePicker { url in kept = url; print(url.lastPathComponent) }",
    "func width(_ model: Model) -> Double { let range = Double(model.count - 1); return range * 2 }",
    "func show() { 다른화면() }",
    "@Feature struct Counter { var body: some Reducer<Int> { Reduce { _ in }; Reduce { _ in } } }",
  ])
  func takesWhatForeignFrameworksMayGive(_ line: String) throws {
    let outcome = try #require(
      onLargeStack { Script("import CoreImage\n\(line)\nprint(\"done\")\n", name: "main.swift").run() })
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.output == "done\n")
  }

  @Test(arguments: [
    ("DispatchSemaphore(value: 0).wait()", "DispatchSemaphore.wait() for what no other queue does"),
    ("let lock = NSLock(); lock.lock(); lock.lock()", "NSLock.lock() of what is locked, which never ends"),
    (
      "let s = DispatchSemaphore(value: 0); DispatchQueue.main.async { s.signal() }; s.wait()",
      "DispatchSemaphore.wait() for what no other queue does"
    ),
    (
      "let q = DispatchQueue(label: \"\"); q.async { DispatchQueue.main.sync { } }; q.sync { }",
      "DispatchQueue.sync(execute:) for what no other queue does"
    ),
  ])
  func namesWhatBlocksAThreadForEver(_ line: String, name: String) throws {
    let source = "import Foundation\nprint(\"before\")\n\(line)\n"
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.output == "before\n")
    #expect(outcome.status == 3)
    #expect(outcome.diagnostics.last?.message == "Theseus does not run '\(name)' yet")
  }
}
