import SwiftOperators
import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Folds a sequence by precedence and lowers what comes of it; nil where the parser could make no sense of it.
  func withFolded<Result>(_ sequence: SequenceExprSyntax, _ lower: (ExprSyntax?) -> Result) -> Result {
    guard isWellFormed(sequence) else { return lower(nil) }
    checkMarks(in: Array(sequence.elements))
    // What is folded is a tree of its own: errors and ranges in it count from the sequence's start.
    return within(treeAt: sequence.position) {
      var errors: [OperatorError] = []
      let operators = self.operators.adding(unknownInfix: unknownOperators(in: sequence))
      let folded = operators.table.foldSingle(sequence.detached) { errors.append($0) }
      // An unknown group makes everything unordered; it is reported where it is named.
      let isUnknown = errors.contains { if case .missingGroup = $0 { true } else { false } }
      if !isUnknown { errors.forEach(report) }
      foldedSequences.append(sequence)
      defer { foldedSequences.removeLast() }
      return lower(folded)
    }
  }

  /// The infix operators of a sequence that nothing declares here: what judges names knows whether another module may.
  private func unknownOperators(in sequence: SequenceExprSyntax) -> [String] {
    sequence.elements.compactMap { element in
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, !operators.hasInfix(name) else {
        return nil
      }
      return name
    }
  }

  // Folding has preconditions which a sequence with errors need not meet.
  private func isWellFormed(_ sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard elements.count % 2 == 1 else { return false }
    for index in stride(from: 1, to: elements.count, by: 2) {
      switch elements[index].as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr, .unresolvedTernaryExpr, .assignmentExpr, .arrowExpr: continue
      case .unresolvedIsExpr, .unresolvedAsExpr:
        guard elements[index + 1].is(TypeExprSyntax.self) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Reports each `try` and `await` right of an operator that does not assign, as one that nothing declares here may.
  private func checkMarks(in elements: [ExprSyntax]) {
    for (symbol, operand) in zip(elements, elements.dropFirst()) {
      guard let symbol = symbol.as(BinaryOperatorExprSyntax.self), operators.hasInfix(symbol.operator.text),
        !operators.isAssignment(symbol.operator.text), let mark = mark(before: operand)
      else { continue }
      report(.misplacedMark(mark), at: operand)
    }
  }

  /// The `try` or `await` that an operand begins with, as it is written.
  private func mark(before operand: ExprSyntax) -> String? {
    if let node = operand.as(TryExprSyntax.self) { return "try" + (node.questionOrExclamationMark?.text ?? "") }
    return operand.is(AwaitExprSyntax.self) ? "await" : nil
  }

  private func report(_ error: OperatorError) {
    switch error {
    case .incomparableOperators(_, let left, _, let right) where [left, right].contains(Operators.unknownGroup): break
    case .incomparableOperators(let first, let left, _, let right):
      report(.unorderedOperators(left: left, right: right), at: first)
    case .missingOperator, .missingGroup, .groupAlreadyExists, .operatorAlreadyExists: break
    }
  }

  /// The operators and precedence groups that a text declares at its top level, also under conditions that hold.
  func operatorDeclarations(_ list: CodeBlockItemListSyntax) -> [Declaration] {
    list.flatMap { item -> [Declaration] in
      guard case .decl(let node) = item.item else { return [] }
      if let node = node.as(OperatorDeclSyntax.self) { return [operatorDeclaration(node)] }
      if let node = node.as(PrecedenceGroupDeclSyntax.self) { return [precedenceGroup(node)] }
      guard let block = node.as(IfConfigDeclSyntax.self),
        case .statements(let list)? = BuildConditions.activeClause(of: block)?.elements
      else { return [] }
      return operatorDeclarations(list)
    }
  }

  /// Reports the precedence groups that operators name and nobody declares.
  func checkPrecedenceGroups(_ list: CodeBlockItemListSyntax) {
    for item in list {
      guard case .decl(let declaration) = item.item,
        let name = declaration.as(OperatorDeclSyntax.self)?.operatorPrecedenceAndTypes?.precedenceGroup,
        !operators.hasGroup(name.text)
      else { continue }
      report(.unknownPrecedenceGroup(name.text), at: name)
    }
  }

  /// Lowers `infix operator **: P`.
  func operatorDeclaration(_ node: OperatorDeclSyntax) -> Declaration {
    let group = node.operatorPrecedenceAndTypes?.precedenceGroup
    let value = OperatorDeclaration(
      name: node.name.text, fixity: node.fixitySpecifier.text, precedenceGroup: group?.text)
    return Declaration(.operator(value), range: range(node), nameRange: range(node.name))
  }

  /// Lowers `precedencegroup P { … }`.
  func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) -> Declaration {
    var value = PrecedenceGroupDeclaration(name: node.name.text)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) {
          value.higherThan += names
        } else {
          value.lowerThan += names
        }
      case .precedenceGroupAssignment(let node): value.isAssignment = node.value.tokenKind == .keyword(.true)
      case .precedenceGroupAssociativity(let node): value.associativity = node.value.text
      }
    }
    return Declaration(.precedenceGroup(value), range: range(node), nameRange: range(node.name))
  }
}
