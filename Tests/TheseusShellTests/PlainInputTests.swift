import Foundation
import Testing

@testable import TheseusShell

/// The shell without line editing: dumb terminals, pipes at either end.
@Suite struct PlainInputTests {
  private let probe = "theseus-shell-probe"

  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func terminalThatCannotEditGetsPromptsAndLines(type: String) throws {
    let terminal = try PseudoTerminal(probe, environment: ["TERM": type])
    terminal.expect("theseus> ")
    terminal.type("größe\n")
    terminal.expect("echo: größe\r\n")
    terminal.expect("probe 1/9> ")
    terminal.type("half\u{3}")
    terminal.expect("\n")
    terminal.expect("probe 1/9> ")
    terminal.type("spin\n")
    terminal.expect("spinning")
    terminal.type("\u{3}")
    terminal.expect("cancelled")
    terminal.expect("probe 2/9> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test(arguments: ["C.UTF-8", "C"])
  func pipedInputHasNoPromptAndKeepsItsBytes(locale: String) throws {
    let result = try TestProgram.run(
      probe, input: "größe 猫\r\nblock {\n}\nlast", environment: ["LC_ALL": locale])
    #expect(result.output == "echo: größe 猫\necho: block {/}\necho: last\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func pipedInputStopsAtAFailure() throws {
    let result = try TestProgram.run(probe, input: "one\nfail\ntwo\n")
    #expect(result.output == "echo: one\n")
    #expect(result.errors == "error: failed\n")
    #expect(result.status == 3)
  }

  @Test func outputInAPipeLeavesPromptsOut() throws {
    let folder = try TemporaryFolder()
    let program = TestProgram.path(probe)
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "'\(program)' > '\(folder.path)/output'"])
    terminal.expect("theseus> ")
    terminal.type("one\n")
    terminal.expect("probe 1/9> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
    #expect(try folder.text("output") == "echo: one\n")
  }

  @Test func closedPipeEndsQuietly() throws {
    let program = TestProgram.path(probe)
    let script = "{ echo flood; echo after; } | { '\(program)'; echo status $? >&2; } | head -n 1"
    let result = try TestProgram.run("/bin/sh", ["-c", script])
    #expect(result.output == "0123456789\n")
    #expect(result.errors == "status 0\n")
  }

  @Test func interruptEndsARunWithoutAPerson() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\nspin\ntwo\n", to: "input")
    let script = "exec '\(TestProgram.path(probe))' < '\(folder.path)/input'"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script])
    terminal.expect("spinning")
    terminal.type("\u{3}")
    terminal.expect("cancelled")
    terminal.expectExit(130)
    #expect(!terminal.text.contains("two"))
  }

  @Test(arguments: ["crash", "overflow"])
  func crashIsOurDefect(input: String) throws {
    let result = try TestProgram.run(probe, input: input + "\n")
    #expect(result.status == 70)
    #expect(result.errors.contains("a defect of Theseus"))
  }

  @Test func linesComeFromAPipeInAnyPortions() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let reader = PlainLineReader(descriptor: ends[0])
    for portion in ["a", "b\nc\r\n", "\n\u{FEFF}d\0e"] { writeText(portion, to: ends[1]) }
    close(ends[1])
    var lines: [LineReading] = []
    repeat { lines.append(reader.readLine(prompt: .theseus)) } while lines.last != .end
    close(ends[0])
    #expect(lines == [.line("ab"), .line("c"), .line(""), .line("\u{FEFF}d\0e"), .end])
    #expect(!reader.isInteractive)
  }

  private func writeText(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  }
}
