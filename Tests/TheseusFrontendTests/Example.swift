import Testing
import TheseusFrontend
import TheseusProgram

/// A text and what it should become.
struct Example: CustomTestStringConvertible, Sendable {
  let source: String
  let expected: String
  var testDescription: String { source }
}

infix operator --> : AssignmentPrecedence

/// Makes an example.
func --> (source: String, expected: String) -> Example { Example(source: source, expected: expected) }

/// Expects that a text lowers without errors to the program of a canonical text, and that this text lowers to itself.
func expectLowering(_ example: Example, sourceLocation: SourceLocation = #_sourceLocation) {
  let lowered = lower(example.source)
  #expect(lowered.diagnostics == [], sourceLocation: sourceLocation)
  #expect(lowered.program.description == example.expected, sourceLocation: sourceLocation)
  let again = lower(example.expected)
  #expect(again.program.description == example.expected, sourceLocation: sourceLocation)
}

/// Lowers a text as file 0.
func lower(_ text: String) -> (program: Program, diagnostics: [Diagnostic]) {
  Frontend.lower(SourceFile(name: "test.swift", text: text), as: 0)
}
