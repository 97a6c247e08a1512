import Foundation
import Testing

/// Each pitfall of libedit, met at a pseudo-terminal by the shell with an echo behind it.
@Suite struct LineEditingTests {
  private let probe = "theseus-shell-probe"

  @Test(arguments: ["C.UTF-8", "C", "POSIX", "xx_YY.nothing"])
  func textOfAnyScriptIsReadInAnyLocale(locale: String) throws {
    let terminal = try PseudoTerminal(probe, environment: ["LC_ALL": locale])
    terminal.expect("theseus> ")
    terminal.type("größe 猫 🚢\r")
    terminal.expect("echo: größe 猫 🚢\r\n")
    terminal.expect("probe 1/9> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
  }

  @Test func bytesThatAreNotTextAreReplaced() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("a")
    terminal.typeBytes([0xC3, 0x28, 0xFF, 0x62, 0x0D])
    terminal.expect("echo: a\u{FFFD}(\u{FFFD}b\r\n")
  }

  @Test func promptIsColoredAndKeepsItsLastSequence() throws {
    let terminal = try PseudoTerminal(probe, environment: ["NO_COLOR": ""])
    terminal.expect("\u{1B}[36mtheseus>\u{1B}[0m ")
    terminal.type("one\r")
    terminal.expect("\u{1B}[36mprobe 1/9>\u{1B}[0m ")
  }

  @Test func interruptDropsTheLine() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("abc\u{3}")
    terminal.expect("\r\n")
    terminal.expect("theseus> ")
    terminal.type("def\r")
    terminal.expect("echo: def\r\n")
    terminal.expect("probe 1/9> ")
    for _ in 0..<6 {
      terminal.type("\u{3}")
      terminal.expect("probe 1/9> ")
    }
    terminal.type("quit\r")
    terminal.expect("bye")
    terminal.expectExit(0)
  }

  @Test func interruptCancelsWhatRuns() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("spin\r")
    terminal.expect("spinning")
    terminal.type("\u{3}")
    terminal.expect("cancelled")
    terminal.expect("probe 1/9> ")
    terminal.type("still here\r")
    terminal.expect("echo: still here")
  }

  @Test func endOfInputLeavesOnAFreshLine() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
    #expect(terminal.text.hasSuffix("\u{1B}[?2004l\r\n"))
  }

  @Test func resizeDrawsTheLineAgain() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("abc")
    terminal.expect("abc")
    terminal.resize(columns: 40)
    terminal.expect("theseus> abc")
    terminal.type("d\r")
    terminal.expect("echo: abcd")
    terminal.expect("> ")
    terminal.type("width\r")
    terminal.expect("columns: 40")
  }

  @Test func returnFromAStopDrawsTheLineAgain() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("abc")
    terminal.expect("abc")
    terminal.send(SIGCONT)
    terminal.expect("theseus> abc")
    terminal.type("\r")
    terminal.expect("echo: abc")
  }

  @Test func pasteIsTextUntilEnter() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("\u{1B}[?2004h")
    terminal.expect("theseus> ")
    terminal.type("\u{1B}[200~a {\r\n  b\rc\u{1B}[31m\t}\r\u{1B}[201~")
    terminal.expect("}")
    terminal.type("\r")
    terminal.expect("echo: a {/  b/c[31m\t}\r\n")
  }

  @Test func pasteWhileAnInputRunsIsOneInputToo() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("wait\r")
    terminal.expect("waiting\r\n")
    terminal.type("\u{1B}[200~a {\r\r  b\r\r}\r\u{1B}[201~")
    terminal.expect("done\r\n")
    terminal.expect("probe 1/9> ")
    terminal.expect("}")
    terminal.type("\r")
    terminal.expect("echo: a {/  b/}\r\n")
    terminal.type("quit\r")
    terminal.expect("bye")
    terminal.expect("\u{1B}[?2004l")
    terminal.expectExit(0)
  }

  @Test func pasteOfManyLinesIsKept() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    let lines = (1...200).map { "  line \($0)" }
    terminal.type("\u{1B}[200~x {\r\(lines.joined(separator: "\r"))\r}\u{1B}[201~\r")
    terminal.expect("echo: x {/" + lines.joined(separator: "/") + "/}\r\n")
  }

  @Test func pastedTranscriptRunsItsInputs() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    let transcript = "theseus> one\r  one changed\r\rbranches 2/7> two {\r...............> }\r  two changed"
    terminal.type("\u{1B}[200~\(transcript)\u{1B}[201~\r")
    terminal.expect("theseus> one\r\n")
    terminal.expect("echo: one\r\n")
    terminal.expect("probe 1/9> two {\r\n.........> }\r\n")
    terminal.expect("echo: two {/}\r\n")
    terminal.expect("probe 2/9> ")
    terminal.type("quit\r")
    terminal.expect("bye")
  }

  @Test func unfinishedInputGoesOnWithAPromptOfTheSameWidth() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("a {\r")
    terminal.expect(".......> ")
    terminal.type("}\r")
    terminal.expect("echo: a {/}\r\n")
    terminal.expect("probe 1/9> ")
    terminal.type("b {\r")
    terminal.expect(".........> ")
    terminal.type("\r")
    terminal.expect("probe 1/9> ")
    terminal.type("c {\r")
    terminal.expect(".........> ")
    terminal.type("d\u{3}")
    terminal.expect("probe 1/9> ")
    terminal.type("e\r")
    terminal.expect("echo: e\r\n")
  }

  @Test func tabInsertsOneAndListsSeveral() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("x so\t\r")
    terminal.expect("echo: x solo\r\n")
    terminal.expect("probe 1/9> ")
    terminal.type("al\t")
    terminal.expect("ph")
    terminal.type("\t")
    terminal.expect("alphabet  note on alphabet\r\nalphorn   note on alphorn\r\n")
    terminal.expect("probe 1/9> alph")
    terminal.type("o\t\r")
    terminal.expect("echo: alphorn\r\n")
    terminal.expect("> ")
    terminal.type("gr\t!\r")
    terminal.expect("echo: größe!\r\n")
  }

  @Test func tabOnNothingLeavesTheLine() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("zzz\t\t\t.\r")
    terminal.expect("echo: zzz.\r\n")
  }

  @Test func keysMoveByWords() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("one two\u{1B}[1;5D<\u{1B}[1;5C>\u{1B}b\u{1B}b(\u{1B}f)\r")
    terminal.expect("echo: (one) <two>\r\n")
    terminal.expect("> ")
    terminal.type("keep drop\u{17}\r")
    terminal.expect("echo: keep \r\n")
    terminal.expect("> ")
    terminal.type("bc\u{1B}[Ha\u{1B}[Fd\u{1B}[D\u{1B}[3~\r")
    terminal.expect("echo: abc\r\n")
    terminal.expect("> ")
    terminal.type("\u{12}two\r")
    terminal.expect("echo: (one) <two>\r\n")
  }

  @Test func longLineIsEditedInANarrowWindow() throws {
    let terminal = try PseudoTerminal(probe, columns: 40)
    terminal.expect("theseus> ")
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    terminal.type(words + "\u{1}start \u{5} end\r")
    terminal.expect("echo: start \(words) end\r\n")
    terminal.expect("> ")
    terminal.type(words + " al\t\t")
    terminal.expect("alphorn   note on alphorn\r\n")
    terminal.expect("probe 1/9> word1 ")
    terminal.type("\r")
    terminal.expect("echo: \(words) alph\r\n")
  }

  @Test func deepRecursionHasAStack() throws {
    let terminal = try PseudoTerminal(probe)
    terminal.expect("theseus> ")
    terminal.type("deep\r")
    terminal.expect("depth: 1000000\r\n")
  }
}
