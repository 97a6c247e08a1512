import Testing

@testable import TheseusShell

/// A demonstration driven by single keys.
@Suite struct PresenterTests {
  @Test func keysWalkInBothDirections() throws {
    let terminal = try PseudoTerminal("theseus-shell-probe", ["present"])
    terminal.expect("demo 0/3> one")
    terminal.type("\u{7F}")
    terminal.expect("This is the beginning.")
    terminal.expect("demo 0/3> one")
    terminal.type(" ")
    terminal.expect("ran 1\r\n")
    terminal.expect("demo 1/3> two {\r\n........> }")
    terminal.type("\u{1B}[C")
    terminal.expect("ran 2\r\n")
    terminal.expect("demo 2/3> three")
    terminal.type("\u{1B}[D")
    terminal.expect("restored 1\r\n")
    terminal.expect("demo 1/3> ")
    terminal.type("  x ")
    terminal.expect("ran 2\r\n")
    terminal.expect("ran 3\r\n")
    terminal.expect("This is the end.")
    terminal.expect("demo 3/3> ")
    terminal.type("?")
    terminal.expect("improvise")
    terminal.type("q")
    terminal.expectExit(0)
  }

  @Test func improvisingIsAFullPromptAndReturns() throws {
    let terminal = try PseudoTerminal("theseus-shell-probe", ["present"])
    terminal.expect("demo 0/3> one")
    terminal.type(":")
    terminal.expect("theseus> ")
    terminal.type("so\t what\r")
    terminal.expect("echo: solo what\r\n")
    terminal.expect("probe 1/9> ")
    terminal.type("\u{4}")
    terminal.expect("Back in the lesson")
    terminal.expect("demo 0/3> one")
    terminal.type("\r")
    terminal.expect("ran 1\r\n")
    terminal.expect("demo 1/3> ")
    terminal.type("\u{3}")
    terminal.expectExit(0)
  }

  @Test(
    arguments: [
      (" ", .forward), ("\r", .forward), ("n", .forward), ("\u{1B}OC", .forward), ("\u{1B}[6~", .forward),
      ("\u{8}", .back), ("\u{1B}[1;5D", .back), ("\u{1B}[5~", .back), ("i", .improvise), ("h", .help), ("\u{4}", .quit),
      ("x", nil), ("\u{1B}", nil), ("\u{1B}[", nil), ("\u{1B}[3~", nil),
    ] as [(String, KeyReader.Key?)])
  func keysAreDecoded(typed: String, key: KeyReader.Key?) {
    var bytes = Array(typed.utf8)[...]
    let decoded = KeyReader.key(takingFrom: &bytes)
    #expect(decoded == key)
    #expect(bytes.isEmpty)
  }
}
