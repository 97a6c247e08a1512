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
  ///   - operators: what earlier texts declared; the text's own operators are found by themselves.
  public static func lower(
    _ file: TheseusProgram.SourceFile, as fileID: Int32, knowing operators: Operators = .standard
  ) -> (program: Program, diagnostics: [TheseusProgram.Diagnostic]) {
    lower(ParsedText(file.text), as: fileID, knowing: operators)
  }

  /// What the files of a program say together, the operators that they declare, and everything that is wrong with them.
  ///
  /// Operators, and types whose names have no capital, that one file declares are known in all, also in those before it.
  ///
  /// - Parameter files: the texts, with the numbers by which ranges name them.
  public static func lower(
    _ files: [(file: TheseusProgram.SourceFile, id: Int32)]
  ) -> (program: Program, operators: Operators, diagnostics: [TheseusProgram.Diagnostic]) {
    lower(files.map { (ParsedText($0.file.text), $0.id) }, knowing: .standard)
  }

  /// Lowers a text that was parsed.
  static func lower(
    _ text: ParsedText, as fileID: Int32, knowing operators: Operators
  ) -> (program: Program, diagnostics: [TheseusProgram.Diagnostic]) {
    let lowered = lower([(text, fileID)], knowing: operators)
    return (lowered.program, lowered.diagnostics)
  }

  private static func lower(
    _ texts: [(text: ParsedText, id: Int32)], knowing operators: Operators
  ) -> (program: Program, operators: Operators, diagnostics: [TheseusProgram.Diagnostic]) {
    let lowerings = texts.map { Lowering(file: $0.id, offsets: $0.text.offsets) }
    let declared = zip(lowerings, texts).flatMap { $0.operatorDeclarations($1.text.tree.statements) }
    let operators = operators.adding(declared)
    let types = texts.reduce(into: Set<String>()) { $0.formUnion(UncapitalizedTypes.names(in: $1.text.tree)) }
    let statements = zip(lowerings, texts).flatMap { lowering, text in
      lowering.topLevel(text.text.tree, knowing: operators, types: types)
    }
    let diagnostics = zip(texts, lowerings).flatMap { $0.text.diagnostics(in: $0.id) + $1.diagnostics }
    return (Program(statements: statements), operators, diagnostics)
  }
}
