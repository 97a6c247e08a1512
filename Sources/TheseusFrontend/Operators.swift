import SwiftOperators
import SwiftParser
import TheseusProgram

/// The operators and precedence groups that a text may use: Swift's own and those that earlier texts declared.
public struct Operators: Sendable {
  /// Swift's own operators.
  public static let standard = Operators()

  /// What folds sequences.
  private(set) var table = Operators.swift
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

  /// Which groups each is said to be higher than.
  private var lower: [String: Set<String>] = [
    "BitwiseShiftPrecedence": ["MultiplicationPrecedence"], "MultiplicationPrecedence": ["AdditionPrecedence"],
    "AdditionPrecedence": ["RangeFormationPrecedence"], "RangeFormationPrecedence": ["CastingPrecedence"],
    "CastingPrecedence": ["NilCoalescingPrecedence"], "NilCoalescingPrecedence": ["ComparisonPrecedence"],
    "ComparisonPrecedence": ["LogicalConjunctionPrecedence"],
    "LogicalConjunctionPrecedence": ["LogicalDisjunctionPrecedence"],
    "LogicalDisjunctionPrecedence": ["TernaryPrecedence"], "DefaultPrecedence": ["TernaryPrecedence"],
    "TernaryPrecedence": ["FunctionArrowPrecedence"], "FunctionArrowPrecedence": ["AssignmentPrecedence"],
  ]

  /// Those of Swift's own that swift-syntax knows, and those on the masks of vectors, which it does not.
  private static let swift: OperatorTable = {
    var result = OperatorTable.standardOperators
    let masks = """
      infix operator .&: LogicalConjunctionPrecedence
      infix operator .|: LogicalDisjunctionPrecedence
      infix operator .^: LogicalDisjunctionPrecedence
      infix operator .&=: AssignmentPrecedence
      infix operator .|=: AssignmentPrecedence
      infix operator .^=: AssignmentPrecedence
      infix operator .==: ComparisonPrecedence
      infix operator .!=: ComparisonPrecedence
      infix operator .<: ComparisonPrecedence
      infix operator .<=: ComparisonPrecedence
      infix operator .>: ComparisonPrecedence
      infix operator .>=: ComparisonPrecedence
      prefix operator .!
      """
    result.addSourceFile(Parser.parse(source: masks), errorHandler: { _ in })
    return result
  }()

  private init() {}

  /// These operators and those that programs declare, in order; a second declaration of a name is ignored, but a program's own
  /// hides Swift's.
  public func adding(_ programs: some Sequence<Program>) -> Operators {
    adding(programs.flatMap(\.declarations))
  }

  /// These operators and those among some declarations.
  func adding(_ declarations: [Declaration]) -> Operators {
    var result = self
    result.order(declarations)
    let texts = declarations.compactMap(result.text)
    guard !texts.isEmpty else { return self }
    result.texts += texts
    // A table can only be extended by syntax, which its description is, and the first declaration of a name stays.
    let sources = result.texts + [Operators.swift.description]
    result.table = OperatorTable()
    result.table.addSourceFile(Parser.parse(source: sources.joined(separator: "\n")), errorHandler: { _ in })
    for case .precedenceGroup(let group) in declarations.map(\.kind) {
      result.groups.insert(group.name)
      if group.isAssignment { result.assignmentGroups.insert(group.name) }
    }
    return result
  }

  /// Notes the order of the groups among some declarations.
  private mutating func order(_ declarations: [Declaration]) {
    for case .precedenceGroup(let group) in declarations.map(\.kind) {
      lower[group.name, default: []].formUnion(group.higherThan)
      for higher in group.lowerThan { lower[higher, default: []].insert(group.name) }
    }
  }

  /// The groups that are higher than one of some, those too.
  private func groups(fromAbove names: [String]) -> [String] {
    var found = names
    var next = 0
    while next < found.count {
      found += lower.filter { $0.value.contains(found[next]) && !found.contains($0.key) }.keys.sorted()
      next += 1
    }
    return found
  }

  /// Whether an infix operator assigns to its left operand, as `+=` does.
  func isAssignment(_ name: String) -> Bool {
    table.infixOperator(named: name)?.precedenceGroup.map(assignmentGroups.contains) ?? false
  }

  /// Whether a precedence group is declared.
  func hasGroup(_ name: String) -> Bool { groups.contains(name) }

  private func text(_ declaration: Declaration) -> String? {
    switch declaration.kind {
    case .operator(let value):
      let group = value.precedenceGroup ?? "DefaultPrecedence"
      return "\(value.fixity) operator \(value.name)" + (value.fixity == "infix" ? ": \(group)" : "")
    case .precedenceGroup(let value):
      var lines = ["associativity: \(value.associativity)", "assignment: \(value.isAssignment)"]
      if !value.higherThan.isEmpty { lines.append("higherThan: " + value.higherThan.joined(separator: ", ")) }
      // What is higher than those is higher too, which a table does not find out by itself.
      let higher = groups(fromAbove: value.lowerThan)
      if !higher.isEmpty { lines.append("lowerThan: " + higher.joined(separator: ", ")) }
      return "precedencegroup \(value.name) {\n" + lines.joined(separator: "\n") + "\n}"
    default: return nil
    }
  }
}
