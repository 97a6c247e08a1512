import SwiftOperators
import SwiftParser
import TheseusProgram

/// The operators and precedence groups that a text may use: Swift's own and those that earlier texts declared.
public struct Operators: Sendable {
  /// Swift's own operators.
  public static let standard = Operators()

  /// What folds sequences.
  private(set) var table = OperatorTable.standardOperators
  /// What programs declare, as source.
  private var texts: [String] = []
  /// Groups whose operators assign: an optional chain on their left takes them in.
  private var assignmentGroups: Set<String> = ["AssignmentPrecedence"]

  /// The names of all groups.
  private var groups: Set<String> = [
    "AssignmentPrecedence", "FunctionArrowPrecedence", "TernaryPrecedence", "DefaultPrecedence",
    "LogicalDisjunctionPrecedence", "LogicalConjunctionPrecedence", "ComparisonPrecedence",
    "NilCoalescingPrecedence", "CastingPrecedence", "RangeFormationPrecedence", "AdditionPrecedence",
    "MultiplicationPrecedence", "BitwiseShiftPrecedence",
  ]

  private init() {}

  /// These operators and those that programs declare, in order; a second declaration of a name is ignored, but a program's own
  /// hides Swift's.
  public func adding(_ programs: some Sequence<Program>) -> Operators {
    adding(programs.flatMap(\.declarations))
  }

  /// These operators and those among some declarations.
  func adding(_ declarations: [Declaration]) -> Operators {
    let texts = declarations.compactMap(Self.text)
    guard !texts.isEmpty else { return self }
    var result = self
    result.texts += texts
    // A table can only be extended by syntax, which its description is, and the first declaration of a name stays.
    let sources = result.texts + [OperatorTable.standardOperators.description]
    result.table = OperatorTable()
    result.table.addSourceFile(Parser.parse(source: sources.joined(separator: "\n")), errorHandler: { _ in })
    for case .precedenceGroup(let group) in declarations.map(\.kind) {
      result.groups.insert(group.name)
      if group.isAssignment { result.assignmentGroups.insert(group.name) }
    }
    return result
  }

  /// Whether an infix operator assigns to its left operand, as `+=` does.
  func isAssignment(_ name: String) -> Bool {
    table.infixOperator(named: name)?.precedenceGroup.map(assignmentGroups.contains) ?? false
  }

  /// Whether a precedence group is declared.
  func hasGroup(_ name: String) -> Bool { groups.contains(name) }

  private static func text(_ declaration: Declaration) -> String? {
    switch declaration.kind {
    case .operator(let value):
      let group = value.precedenceGroup ?? "DefaultPrecedence"
      return "\(value.fixity) operator \(value.name)" + (value.fixity == "infix" ? ": \(group)" : "")
    case .precedenceGroup(let value):
      var lines = ["associativity: \(value.associativity)", "assignment: \(value.isAssignment)"]
      if !value.higherThan.isEmpty { lines.append("higherThan: " + value.higherThan.joined(separator: ", ")) }
      if !value.lowerThan.isEmpty { lines.append("lowerThan: " + value.lowerThan.joined(separator: ", ")) }
      return "precedencegroup \(value.name) {\n" + lines.joined(separator: "\n") + "\n}"
    default: return nil
    }
  }
}
