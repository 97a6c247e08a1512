import SwiftOperators
import SwiftParser
import TheseusProgram

/// The operators and precedence groups that a text may use: Swift's own and those that earlier texts declared.
public struct Operators: Sendable {
  /// Swift's own operators.
  public static let standard = Operators()

  /// What folds sequences.
  private(set) var table = Operators.swift
  /// The operators that programs declare, as source.
  private var texts: [String] = []
  /// The precedence groups by their names.
  private var groups = Dictionary(uniqueKeysWithValues: Operators.swiftGroups.map { ($0.name, $0) })

  /// Swift's own precedence groups.
  private static let swiftGroups = [
    swiftGroup("AssignmentPrecedence", "right", isAssignment: true),
    swiftGroup("FunctionArrowPrecedence", "right", above: "AssignmentPrecedence"),
    swiftGroup("TernaryPrecedence", "right", above: "FunctionArrowPrecedence"),
    swiftGroup("DefaultPrecedence", "none", above: "TernaryPrecedence"),
    swiftGroup("LogicalDisjunctionPrecedence", "left", above: "TernaryPrecedence"),
    swiftGroup("LogicalConjunctionPrecedence", "left", above: "LogicalDisjunctionPrecedence"),
    swiftGroup("ComparisonPrecedence", "none", above: "LogicalConjunctionPrecedence"),
    swiftGroup("NilCoalescingPrecedence", "right", above: "ComparisonPrecedence"),
    swiftGroup("CastingPrecedence", "none", above: "NilCoalescingPrecedence"),
    swiftGroup("RangeFormationPrecedence", "none", above: "CastingPrecedence"),
    swiftGroup("AdditionPrecedence", "left", above: "RangeFormationPrecedence"),
    swiftGroup("MultiplicationPrecedence", "left", above: "AdditionPrecedence"),
    swiftGroup("BitwiseShiftPrecedence", "none", above: "MultiplicationPrecedence"),
  ]

  private static func swiftGroup(
    _ name: String, _ associativity: String, isAssignment: Bool = false, above lower: String? = nil
  ) -> PrecedenceGroupDeclaration {
    PrecedenceGroupDeclaration(
      name: name, associativity: associativity, isAssignment: isAssignment, higherThan: lower.map { [$0] } ?? [])
  }

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
    for declaration in declarations { result.add(declaration.kind) }
    return result.texts != texts || result.groups != groups ? result.folding : self
  }

  /// These operators with the table that folds by what was added.
  private var folding: Operators {
    var result = self
    // A table can only be extended by syntax, which its description is, and the first declaration of a name stays.
    let sources = result.groups.keys.sorted().map(result.text) + result.texts + [Operators.swift.description]
    result.table = OperatorTable()
    result.table.addSourceFile(Parser.parse(source: sources.joined(separator: "\n")), errorHandler: { _ in })
    return result
  }

  private mutating func add(_ kind: Declaration.Kind) {
    switch kind {
    case .operator(let value):
      let group = value.precedenceGroup ?? "DefaultPrecedence"
      texts.append("\(value.fixity) operator \(value.name)" + (value.fixity == "infix" ? ": \(group)" : ""))
    case .precedenceGroup(let group):
      if groups[group.name].map(Self.swiftGroups.contains) ?? true { groups[group.name] = group }
    default: return
    }
  }

  /// A precedence group as source that says of all groups that bind less that it is higher than those.
  ///
  /// That a group is lower than another is said there, because a table takes `lowerThan` for its opposite.
  private func text(ofGroup name: String) -> String {
    guard let group = groups[name] else { return "" }
    var lines = ["associativity: \(group.associativity)", "assignment: \(group.isAssignment)"]
    let lower = Set(group.higherThan).union(groups.values.filter { $0.lowerThan.contains(name) }.map(\.name))
    if !lower.isEmpty { lines.append("higherThan: " + lower.sorted().joined(separator: ", ")) }
    return "precedencegroup \(name) {\n" + lines.joined(separator: "\n") + "\n}"
  }

  /// Whether an infix operator of a name is declared.
  func hasInfix(_ name: String) -> Bool { table.infixOperator(named: name) != nil }

  /// These operators and infix ones of which nothing is known: each binds its operands before all others, so that an operation of which
  /// nothing is known is no part of what is known.
  func adding(unknownInfix names: [String]) -> Operators {
    if names.isEmpty { return self }
    let group = PrecedenceGroupDeclaration(
      name: Self.unknownGroup, associativity: "left", higherThan: ["BitwiseShiftPrecedence"])
    let operators = names.map { OperatorDeclaration(name: $0, fixity: "infix", precedenceGroup: group.name) }
    let kinds = [.precedenceGroup(group)] + operators.map { Declaration.Kind.operator($0) }
    return kinds.reduce(into: self) { $0.add($1) }.folding
  }

  /// The precedence group of operators that nothing declares.
  static let unknownGroup = "UnknownPrecedence"

  /// Whether an infix operator assigns to its left operand, as `+=` does.
  func isAssignment(_ name: String) -> Bool {
    table.infixOperator(named: name)?.precedenceGroup.flatMap { groups[$0]?.isAssignment } ?? false
  }

  /// Whether a precedence group is declared.
  func hasGroup(_ name: String) -> Bool { groups[name] != nil }
}
