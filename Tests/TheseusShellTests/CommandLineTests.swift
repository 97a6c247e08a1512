import Foundation
import Testing

/// The program's arguments and exit statuses, as scripts rely on them.
@Suite struct CommandLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    /// What stands somewhere on standard output.
    var output = ""
    /// What stands somewhere on standard error.
    var errors = ""

    var testDescription: String { "theseus " + arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(arguments: ["--help"], status: 0, output: "identity, lifetime and\ndependencies"),
    Case(arguments: ["help", "run"], status: 0, output: "--keep-going"),
    Case(arguments: ["run", "--help"], status: 0, output: "-c <input>"),
    Case(arguments: ["--version"], status: 0, output: "theseus"),
    Case(arguments: ["runn", "x.swift"], status: 2, errors: "there is no command 'runn'; did you mean 'run'?"),
    Case(
      arguments: ["x.swift", "--lessons", "Lessons"], status: 2,
      errors: "no lesson or command 'x.swift'\n  'theseus run x.swift' loads a program."),
    Case(arguments: ["run"], status: 2, errors: "Missing expected argument"),
    Case(arguments: ["run", "x.swift", "--width", "3"], status: 2, errors: "20 to 1000"),
    Case(arguments: ["run", "x.swift", "--clock", "noon"], status: 2, errors: "2025-06-09T09:00:00Z"),
    Case(arguments: ["run", "x.swift", "-c", "-x", "-c"], status: 2, errors: "Missing value for '-c"),
    Case(arguments: ["run", "x.swift", "--format", "xml"], status: 2, errors: "'text' and 'json'"),
    Case(arguments: ["verify", "x.md", "--format", "json"], status: 2, errors: "--report junit"),
    Case(arguments: ["run", "x.swift", "--colour", "never"], status: 2, errors: "--color"),
    Case(arguments: ["eval", "x.swift", "--root", "Home"], status: 2, errors: "Unknown option '--root'"),
    Case(arguments: ["lint", "x.swift"], status: 2, errors: "Theseus does not have 'lint' yet"),
    Case(
      arguments: ["compare", "x.swift", "--roots", "A,B"], status: 2, errors: "Theseus does not have 'compare' yet"),
    Case(arguments: ["export", "x.md", "--to", "html"], status: 2, errors: "Theseus does not have 'export' yet"),
  ]

  @Test(arguments: cases)
  func argumentsGiveAStatus(example: Case) throws {
    let result = try TestProgram.run("theseus", example.arguments)
    #expect(result.status == example.status)
    #expect(example.output.isEmpty ? result.output.isEmpty : result.output.contains(example.output))
    #expect(example.errors.isEmpty ? result.errors.isEmpty : result.errors.contains(example.errors))
  }

  @Test func theClockIsThatOfAScriptToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Foundation\nprint(Date())\n", to: "now.swift")
    let arguments = ["eval", folder.path + "/now.swift", "--clock", "2030-01-01T12:00:00Z"]
    #expect(try TestProgram.run("theseus", arguments).output == "2030-01-01 12:00:00 +0000\n")
  }
}
