import Foundation
import Testing
import TheseusSession

@testable import TheseusShell

/// The loop, without a terminal and without a language.
@Suite struct ShellTests {
  /// Lines as if typed, each a reading.
  final class Script: LineEditor {
    let isInteractive: Bool
    var complete: (String) -> Completion = { _ in .none }
    var readings: [LineReading]
    var prompts: [String] = []
    var remembered: [String] = []

    init(_ readings: [LineReading], isInteractive: Bool) {
      self.readings = readings.reversed()
      self.isInteractive = isInteractive
    }

    func readLine(prompt: Prompt) -> LineReading {
      prompts.append(prompt.text)
      return readings.popLast() ?? .end
    }

    func remember(_ input: String) { remembered.append(input) }
  }

  final class Recorder: Responder {
    var prompt = Prompt.theseus
    var inputs: [String] = []
    var completed: [String] = []

    func completeness(of text: String) -> InputAssembler.Completeness {
      text.filter { $0 == "{" }.count > text.filter { $0 == "}" }.count ? .incomplete : .complete
    }

    func continues(_ line: String) -> Bool { false }

    func respond(to input: String) -> ShellResponse {
      inputs.append(input)
      switch input {
      case "fail", "a {": return ShellResponse(outcome: .failed)
      case "stop": return ShellResponse(outcome: .interrupted)
      case "quit": return ShellResponse(endsSession: true)
      default: return ShellResponse()
      }
    }

    func completion(of text: String) -> Completion {
      completed.append(text)
      return .none
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var readings: [LineReading]
    var isInteractive = false
    var policy = Shell.FailurePolicy.stop
    var inputs: [String]
    var ending: Shell.Ending

    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "lines to the end", readings: [.line("a"), .line("b")], inputs: ["a", "b"], ending: .finished),
    Case(id: "a failure stops", readings: [.line("fail"), .line("b")], inputs: ["fail"], ending: .failed),
    Case(
      id: "a failure at a prompt", readings: [.line("fail"), .line("b")], isInteractive: true, inputs: ["fail", "b"],
      ending: .finished),
    Case(
      id: "keep going", readings: [.line("fail"), .line("b")], policy: .keepGoing, inputs: ["fail", "b"],
      ending: .failed),
    Case(id: "quit", readings: [.line("quit"), .line("b")], inputs: ["quit"], ending: .finished),
    Case(id: "an interrupt", readings: [.line("stop"), .line("b")], inputs: ["stop"], ending: .interrupted),
    Case(id: "an interrupt while waiting", readings: [.interrupted, .line("b")], inputs: [], ending: .interrupted),
    Case(
      id: "an interrupt at a prompt", readings: [.line("a {"), .interrupted, .line("b")], isInteractive: true,
      inputs: ["b"], ending: .finished),
    Case(id: "incomplete at the end", readings: [.line("a {")], inputs: ["a {"], ending: .failed),
    Case(
      id: "incomplete at the end of a prompt", readings: [.line("a {")], isInteractive: true, inputs: [],
      ending: .finished),
    Case(
      id: "cut off by a blank line", readings: [.line("a {"), .line(""), .line("b")], inputs: ["a {"], ending: .failed),
    Case(
      id: "abandoned at a prompt", readings: [.line("a {"), .line(""), .line("b")], isInteractive: true, inputs: ["b"],
      ending: .finished),
  ]

  @Test(arguments: cases)
  func linesAreAnsweredUntilTheEnd(example: Case) {
    let recorder = Recorder()
    let shell = makeShell(recorder, policy: example.policy)
    let script = Script(example.readings, isInteractive: example.isInteractive)
    #expect(shell.run(script) == example.ending)
    #expect(recorder.inputs == example.inputs)
  }

  @Test func argumentsAreInputs() {
    let recorder = Recorder()
    #expect(makeShell(recorder).run(inputs: ["a\nb", ":{ c", "fail", "d"]) == .failed)
    #expect(recorder.inputs == ["a", "b", " c", "fail"])
  }

  @Test func aDroppedInputIsSaid() throws {
    let pipe = Pipe()
    let errors = OutputWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let shell = Shell(responder: Recorder(), output: OutputWriter(descriptor: 2), errors: errors)
    _ = shell.run(Script(["a {", "", "b"].map { .line($0) }, isInteractive: true))
    try pipe.fileHandleForWriting.close()
    let said = try pipe.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    #expect(said?.contains("a blank line drops an unfinished input") == true)
  }

  @Test func blocksAreRememberedAsOne() {
    let script = Script(
      ["a {", "", "x {", "}", "x {", "}", "", "y"].map { .line($0) }, isInteractive: true)
    _ = makeShell(Recorder()).run(script)
    #expect(script.remembered == ["x {\n}", "y"])
    #expect(Array(script.prompts.prefix(3)) == ["theseus> ", ".......> ", "theseus> "])
  }

  @Test func completionSeesThePendingLines() {
    let recorder = Recorder()
    let shell = makeShell(recorder)
    let script = Script([.line("x {")], isInteractive: true)
    _ = script.complete("before")
    _ = shell.run(script)
    withExtendedLifetime(shell) { _ = script.complete("y") }
    #expect(recorder.completed == ["y"])
  }

  private func makeShell(_ responder: any Responder, policy: Shell.FailurePolicy = .stop) -> Shell {
    return Shell(
      responder: responder, output: OutputWriter(descriptor: 2), errors: OutputWriter(descriptor: 2),
      failurePolicy: policy)
  }
}
