import SwiftParser
import SwiftSyntax
import TheseusProgram

/// Turns Swift text into a program: swift-syntax stops here.
public enum Frontend {
  /// What one text says, and everything that is wrong with it.
  ///
  /// The program is whole even if there are errors: what could not be lowered is `.invalid`. Functions and accessors
  /// without a body are accepted, so that a catalogue of declarations lowers in the same way.
  ///
  /// - Parameters:
  ///   - file: the text.
  ///   - fileID: the number by which ranges name it.
  ///   - operators: what other texts declared; the text's own operators are found by themselves.
  ///   - types: the types of other texts whose names have no capital.
  public static func lower(
    _ file: TheseusProgram.SourceFile, as fileID: Int32, knowing operators: Operators = .standard,
    types: Set<String> = []
  ) -> (program: Program, diagnostics: [TheseusProgram.Diagnostic]) {
    lower(ParsedText(file.text), as: fileID, knowing: operators, types: types)
  }

  /// Lowers a text that was parsed.
  static func lower(
    _ text: ParsedText, as fileID: Int32, knowing operators: Operators, types: Set<String> = []
  ) -> (program: Program, diagnostics: [TheseusProgram.Diagnostic]) {
    let lowering = Lowering(file: fileID, offsets: text.offsets, operators: operators, types: types)
    let statements = lowering.topLevel(text.tree)
    return (Program(statements: statements), text.diagnostics(in: fileID) + lowering.diagnostics)
  }
}
