import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers `let a = 1, b: Int` to one declaration each.
  func variables(_ node: VariableDeclSyntax) -> [Declaration] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    // In `let a, b: Int` the type counts for both.
    var sharedType: TypeReference?
    var shared: Declaration?
    var result: [Declaration] = []
    for binding in node.bindings.reversed() {
      let accessors = accessors(binding.accessorBlock)
      if isConstant, accessors.value?.willSet != nil || accessors.value?.didSet != nil,
        let block = binding.accessorBlock
      {
        report(.observedConstant, at: block.leftBrace)
      }
      let written = binding.typeAnnotation.map { type($0.type) }
      if written != nil || binding.initializer != nil { sharedType = written }
      var value = VariableDeclaration(
        pattern: pattern(binding.pattern, binding: .keyword, isVariable: !isConstant), type: written ?? sharedType,
        initialValue: binding.initializer.map { attributed(expression($0.value), by: written) },
        isConstant: isConstant, accessors: accessors.value)
      value.hasNeighbours = node.bindings.count > 1
      // What stands before them they share, and its errors.
      let head = shared ?? declaration(.variable(value), node, keyword: node.bindingSpecifier, name: binding.pattern)
      shared = head
      var variable = head
      variable.kind = .variable(value)
      variable.nameRange = range(binding.pattern)
      variable.openingBrace = binding.accessorBlock.map { range($0.leftBrace) }
      variable.attributes += accessors.getterAttributes
      if node.bindings.count > 1 { variable.range = range(binding.with(\.trailingComma, nil), at: binding) }
      variable.range.point = variable.nameRange.start
      result.append(variable)
    }
    return result.reversed()
  }

  /// An initial value; what the variable's type is marked with, a closure is too: `let job: @Sendable () -> Void = { … }`.
  private func attributed(_ value: Expression, by type: TypeReference?) -> Expression {
    guard let type, case .closure(var closure) = value.kind else { return value }
    closure.attributes += type.attributes
    return Expression(.closure(closure), range: value.range)
  }

  private func range(_ trimmed: PatternBindingSyntax, at node: PatternBindingSyntax) -> SourceRange {
    var result = range(node)
    result.end = result.start + trimmed.trimmedLength.utf8Length
    return result
  }

  /// Lowers `{ get set }`, `{ get { … } set { … } }` or a getter's statements alone; a getter's attributes are the property's.
  func accessors(
    _ block: AccessorBlockSyntax?
  ) -> (value: Accessors?, getterAttributes: [DeclarationAttribute]) {
    guard let block else { return (nil, []) }
    let outer = anonymousParameterCounts
    anonymousParameterCounts = []
    defer { anonymousParameterCounts = outer }
    var result = Accessors()
    var getterAttributes: [DeclarationAttribute] = []
    switch block.accessors {
    case .getter(let list):
      result.hasGetter = true
      result.getter = statements(list)
    case .accessors(let list):
      checkAccessors(list)
      checkRepeatedAccessors(list, of: block.parent?.is(SubscriptDeclSyntax.self) == true ? "subscript" : "variable")
      for accessor in list {
        add(accessor, to: &result)
        if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
          getterAttributes = attributes(accessor.attributes)
        }
      }
    }
    return (result, getterAttributes)
  }

  /// Reports observers of what is computed, and accessors without bodies.
  private func checkAccessors(_ list: AccessorDeclListSyntax) {
    let isComputed = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    for accessor in list {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.willSet), .keyword(.didSet):
        if isComputed { report(.observerBesideGetter(accessor.accessorSpecifier.text), at: accessor) }
      case .keyword(.get) where accessor.body == nil:
        return reportMissing("expected '{' to start getter definition", at: accessor.accessorSpecifier)
      case .keyword(.set) where accessor.body == nil:
        return reportMissing("expected '{' to start setter definition", at: accessor.accessorSpecifier)
      default: continue
      }
    }
  }

  private func checkRepeatedAccessors(_ list: AccessorDeclListSyntax, of owner: String) {
    var seen: Set<String> = []
    for accessor in list where !seen.insert(accessor.accessorSpecifier.text).inserted {
      let words =
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): "a getter"
        case .keyword(.set): "a setter"
        default: "'\(accessor.accessorSpecifier.text)'"
        }
      report(.repeatedAccessor(owner: owner, words), at: accessor.accessorSpecifier)
    }
  }

  private func add(_ node: AccessorDeclSyntax, to result: inout Accessors) {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get):
      result.hasGetter = true
      result.getter = body(node.body)
      result.isAsync = node.effectSpecifiers?.asyncSpecifier != nil
      result.isThrowing = node.effectSpecifiers?.throwsClause != nil
      result.thrown = node.effectSpecifiers?.throwsClause?.type.map { type($0) }
      result.getterIsMutating = node.modifier?.name.tokenKind == .keyword(.mutating)
    case .keyword(.set):
      result.setter = setter(node, "newValue")
      result.setterIsNonmutating = node.modifier?.name.tokenKind == .keyword(.nonmutating)
    case .keyword(.willSet): result.willSet = setter(node, "newValue")
    case .keyword(.didSet):
      result.didSet = setter(node, "oldValue")
      result.didSetKnowsOldValue = node.parameters != nil || names("oldValue", node)
    case .keyword(._read):
      result.hasGetter = true
      result.getter = body(node.body)
      result.getterCoroutine = coroutine(node)
    case .keyword(._modify):
      // Reading, changing and writing back is what it does, and a setter does the same.
      guard result.setter == nil else { return }
      result.setter = setter(node, "newValue")
      result.setter?.coroutine = coroutine(node)
      result.setterIsNonmutating = node.modifier?.name.tokenKind == .keyword(.nonmutating)
    default: report(.unsupported("the accessor '\(node.accessorSpecifier.text)'"), at: node)
    }
  }

  /// Whether a word stands in an accessor's statements.
  private func names(_ word: String, _ node: AccessorDeclSyntax) -> Bool {
    node.body?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(word) } ?? false
  }

  private func setter(_ node: AccessorDeclSyntax, _ parameter: String) -> Accessors.Setter {
    var result = Accessors.Setter(parameter: node.parameters.map { name($0.name) } ?? parameter, body: body(node.body))
    result.keywordRange = range(node.accessorSpecifier)
    return result
  }
}
