import Testing
import TheseusSession

@testable import TheseusShell

/// What is decided from the environment and the ends of the program.
@Suite struct TerminalTests {
  struct ColorCase: Sendable, CustomTestStringConvertible {
    var mode = ColorMode.auto
    var environment: [String: String] = [:]
    var type: String? = "xterm"
    var isTerminal = true
    var usesColor: Bool

    var testDescription: String { "\(mode) \(environment) \(type ?? "-") \(isTerminal)" }
  }

  static let colorCases: [ColorCase] = [
    ColorCase(usesColor: true),
    ColorCase(isTerminal: false, usesColor: false),
    ColorCase(mode: .never, environment: ["CLICOLOR_FORCE": "1"], usesColor: false),
    ColorCase(mode: .always, environment: ["NO_COLOR": "1"], type: "dumb", isTerminal: false, usesColor: true),
    ColorCase(environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], usesColor: false),
    ColorCase(environment: ["NO_COLOR": ""], usesColor: true),
    ColorCase(environment: ["FORCE_COLOR": "1"], type: "dumb", isTerminal: false, usesColor: true),
    ColorCase(environment: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], isTerminal: false, usesColor: true),
    ColorCase(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, usesColor: false),
    ColorCase(environment: ["CLICOLOR": "0"], usesColor: false),
    ColorCase(environment: ["CLICOLOR": "1"], isTerminal: false, usesColor: false),
    ColorCase(type: "dumb", usesColor: false),
    ColorCase(type: nil, usesColor: true),
  ]

  @Test(arguments: colorCases)
  func colorIsDecidedInOrder(example: ColorCase) {
    let terminal = Terminal(
      inputIsTerminal: true, outputIsTerminal: example.isTerminal, speaksUTF8: true, type: example.type)
    #expect(terminal.usesColor(mode: example.mode, environment: example.environment) == example.usesColor)
  }

  @Test(
    arguments: [
      (true, true, "xterm", true), (true, true, "dumb", false), (true, true, nil, false), (false, true, "xterm", false),
      (true, false, "xterm", false),
    ] as [(Bool, Bool, String?, Bool)])
  func linesAreEditedOnlyBetweenTwoTerminals(input: Bool, output: Bool, type: String?, canEdit: Bool) {
    let terminal = Terminal(inputIsTerminal: input, outputIsTerminal: output, speaksUTF8: true, type: type)
    #expect(terminal.canEditLines == canEdit)
  }

  @Test func accessibleModeIsAFlagOrAVariable() {
    #expect(Terminal.isAccessible(flag: true, environment: [:]))
    #expect(Terminal.isAccessible(flag: false, environment: ["ACCESSIBLE": "1"]))
    #expect(!Terminal.isAccessible(flag: false, environment: ["ACCESSIBLE": "0"]))
    #expect(!Terminal.isAccessible(flag: false, environment: ["ACCESSIBLE": ""]))
    #expect(!Terminal.isAccessible(flag: false, environment: [:]))
  }

  @Test func promptsAreASCIIAndAsWideAsTheirContinuation() {
    #expect(Prompt("zwölf 1/2").text == "zw?lf 1/2> ")
    #expect(Prompt("a\u{1B}[31m").text == "a?[31m> ")
    #expect(Prompt.theseus.continuation.text == ".......> ")
  }

  @Test func listingIsCutToTheWindow() {
    let candidates = (1...60).map { Completion.Candidate("word\($0)", String(repeating: "n", count: 90)) }
    let lines = Completion(word: "w", candidates: candidates).listing(width: 40).split(separator: "\n")
    #expect(lines.count == 41)
    #expect(lines.allSatisfy { $0.count < 40 })
    #expect(lines.last == "... and 20 more")
    let hostile = Completion(word: "", candidates: [Completion.Candidate("a\u{1B}[2Jb")])
    #expect(hostile.listing(width: 40) == "a [2Jb")
  }

  @Test func commonPrefixIsOfCharacters() {
    func prefix(_ texts: String...) -> String {
      Completion(word: "", candidates: texts.map { Completion.Candidate($0) }).commonPrefix
    }
    #expect(prefix() == "")
    #expect(prefix("one") == "one")
    #expect(prefix("größe", "größer", "großartig") == "gr")
    #expect(prefix("e\u{301}a", "eb") == "")
  }
}
