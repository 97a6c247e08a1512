import Foundation
import Testing

@testable import TheseusShell

/// What the arrow keys find, in one run and in the next.
@Suite struct HistoryTests {
  private let probe = "theseus-shell-probe"

  @Test func inputsAreFoundInTheNextRun() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_STATE_HOME": folder.path]
    do {
      let terminal = try PseudoTerminal(probe, environment: environment)
      terminal.expect("theseus> ")
      terminal.type("first é \\n\r")
      terminal.expect("echo: first")
      terminal.expect("> ")
      terminal.type("block {\r")
      terminal.expect("> ")
      terminal.type("  inside\r")
      terminal.expect("> ")
      terminal.type("}\r")
      terminal.expect("echo: block {/  inside/}")
      terminal.expect("> ")
      terminal.type("\u{4}")
      terminal.expectExit(0)
    }
    #expect(try folder.text("theseus/history") == "first é \\\\n\nblock {\\n  inside\\n}\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/theseus/history")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let terminal = try PseudoTerminal(probe, environment: environment)
    terminal.expect("theseus> ")
    terminal.type("\u{1B}[A\r")
    terminal.expect("echo: block {/  inside/}\r\n")
    terminal.expect("> ")
    terminal.type("\u{1B}[A\u{1B}[A\r")
    terminal.expect("echo: first é \\n\r\n")
  }

  @Test func fileOfAnotherKindIsReadAndNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/theseus", withIntermediateDirectories: true)
    try folder.write("_HiStOrY_V2_\nold\\040entry\n", to: "theseus/history")
    let terminal = try PseudoTerminal(probe, environment: ["XDG_STATE_HOME": folder.path])
    terminal.expect("theseus> ")
    terminal.type("new\r")
    terminal.expect("echo: new")
    terminal.expect("> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
    #expect(try folder.text("theseus/history") == "_HiStOrY_V2_\nold\\040entry\nnew\n")
  }

  @Test func historyThatCannotBeWrittenIsSaidOnce() throws {
    let terminal = try PseudoTerminal(probe, environment: ["XDG_STATE_HOME": "/proc/nowhere"])
    terminal.expect("theseus> ")
    terminal.type("one\r")
    terminal.expect("warning: history is not kept: ")
    terminal.expect("echo: one")
    terminal.expect("> ")
    terminal.type("two\r")
    terminal.expect("echo: two")
    #expect(terminal.text.components(separatedBy: "warning:").count == 2)
  }

  @Test func bindingsOfTheUserAreTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write("bind ^T theseus-complete\nbind -s ^G gone\n", to: ".editrc")
    let terminal = try PseudoTerminal(probe, environment: ["HOME": folder.path])
    terminal.expect("theseus> ")
    terminal.type("so\u{14}\u{7}\r")
    terminal.expect("echo: sologone")
  }

  @Test func viModeOfTheUserKeepsTabAndPaste() throws {
    let folder = try TemporaryFolder()
    try folder.write("bind -v\n", to: ".editrc")
    let terminal = try PseudoTerminal(probe, environment: ["HOME": folder.path])
    terminal.expect("theseus> ")
    terminal.type("so\t \u{1B}[200~a\rb\u{1B}[201~\r")
    terminal.expect("echo: solo a\r\n")
    terminal.expect("echo: b\r\n")
  }

  @Test(arguments: ["", "plain", "a\nb", "\\", "\\n", "a\r\n\\\\", "tab\tü🚢", "\\x"])
  func entriesSurviveEscaping(entry: String) {
    let line = HistoryFile.escaped(entry)
    #expect(!line.contains("\n") && !line.contains("\r"))
    #expect(HistoryFile.unescaped(line[...]) == entry)
  }

  @Test func onlyTheLatestEntriesAreOffered() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(folder: StateFolder(path: folder.path))
    let lines = (1...(HistoryFile.limit + 5)).map { "entry \($0)" }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "history")
    try history.append("last")
    #expect(history.entries().count == HistoryFile.limit)
    #expect(history.entries().first == "entry 7")
    #expect(history.entries().last == "last")
  }
}
