import Testing

/// What a script reads and writes besides what it prints.
@Suite struct ScriptInputTests {
  private static let guessing = """
    import Foundation
    print("Guess:", terminator: " ")
    while let line = readLine(), line != "q" {
      print(line, Int(line).map { $0 < 7 ? "low" : "high" } ?? "no number")
      FileHandle.standardError.write(Data("asked again\\n".utf8))
    }
    print(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self).count, getchar())
    fputs("done\\n", stderr)
    """

  @Test func scriptReadsWhatIsPiped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.guessing, to: "guess.swift")
    let arguments = ["eval", folder.path + "/guess.swift"]
    let result = try TestProgram.run("theseus", arguments, input: "3\r\nten\n\n12\nq\nré\nst")
    #expect(result.output == "Guess: 3 low\nten no number\n no number\n12 high\n5 -1\n")
    #expect(result.errors == String(repeating: "asked again\n", count: 4) + "done\n")
    #expect(result.status == 0)
  }

  @Test func lineKeepsItsEndIfItIsAsked() throws {
    let folder = try TemporaryFolder()
    let script = """
      while let line = readLine(strippingNewline: false) { print(line.debugDescription) }
      """
    try folder.write(script, to: "lines.swift")
    let result = try TestProgram.run("theseus", ["eval", folder.path + "/lines.swift"], input: "a\r\nb\n\nc")
    #expect(result.output == #""a\r\n""# + "\n" + #""b\n""# + "\n" + #""\n""# + "\n" + #""c""# + "\n")
  }

  @Test func scriptAsksAPersonUntilTheInputEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.guessing, to: "guess.swift")
    let terminal = try PseudoTerminal("theseus", ["eval", folder.path + "/guess.swift"])
    terminal.expect("Guess: ")
    terminal.type("8\n")
    terminal.expect("8 high")
    terminal.type("\u{4}")
    terminal.expect("done")
    terminal.expectExit(0)
  }

  @Test func controlCEndsAScriptThatWaits() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"while true { print("?"); if readLine() == "x" { break } }"#, to: "wait.swift")
    let terminal = try PseudoTerminal("theseus", ["eval", folder.path + "/wait.swift"])
    terminal.expect("?")
    terminal.type("\u{3}")
    terminal.expect("interrupted")
    terminal.expectExit(130)
  }

  @Test func expressionWithoutEndIsSaidToBeTooDeep() throws {
    let folder = try TemporaryFolder()
    let text = Array(repeating: "String(1) + \"a\"", count: 250).joined(separator: " + ")
    try folder.write("let text = \(text)\n", to: "deep.swift")
    let result = try TestProgram.run("theseus", ["eval", folder.path + "/deep.swift"])
    #expect(result.errors.contains("try breaking it up into constants"))
    #expect(result.errors.components(separatedBy: "error:").count == 2)
    #expect(result.status == 2)
  }
}
