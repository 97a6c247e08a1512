import TheseusProgram

extension BodyChecker {
  /// `#selector(Type.method(label:))` as the call that makes its value, which is the method's name; nil where no method is named.
  ///
  /// Of a type of the program the method has to be there; what Apple's other classes have is not known here.
  func selector(of arguments: [Argument], at range: SourceRange) -> Expression? {
    guard arguments.count == 1, let method = arguments.first?.value, let name = selectorName(of: method) else {
      return nil
    }
    if mayLack(method) { _ = infer(method) }
    let type = Expression(.name("Selector", genericArguments: [], labels: nil), range: range)
    let function = function(named: method)
    let labels = function.map { program[$0].labels } ?? writtenLabels(of: method)
    let text = Expression(.string([.text(nameOfObjectiveC(name, labels))]), range: method.range)
    guard let function, let call = call(of: function, at: method.range) else {
      return Expression(.call(type, arguments: [Argument(label: nil, value: text)]), range: range)
    }
    let arguments = [Argument(label: "_name", value: text), Argument(label: "_call", value: call)]
    return Expression(.call(type, arguments: arguments), range: range)
  }

  /// The method of a class of the program that a selector names; nil of others, and where it may be one of several.
  private func function(named method: Expression) -> FunctionID? {
    guard let (owner, name) = ownerAndName(of: method), let id = nominal(of: owner), !program[id].isCatalogue else {
      return nil
    }
    let labels = writtenLabels(of: method)
    let found = checker.findMembers(name, of: owner, isStatic: false, in: scope).compactMap { item -> FunctionID? in
      guard case .function(let function) = item.member, labels.isEmpty || program[function].labels == labels else {
        return nil
      }
      return function
    }
    guard let function = found.first, found.count == 1, checker.info(function).scope.part == nil else { return nil }
    return function
  }

  /// The labels that a method is named with; none where it is named without.
  private func writtenLabels(of method: Expression) -> [String?] {
    switch method.kind {
    case .name(_, _, let labels), .member(_, _, _, let labels, _): (labels ?? []).map { $0 == "_" ? nil : $0 }
    default: []
    }
  }

  /// What Objective-C calls a method: `move(to:by:)` is `moveTo:by:`, `show(item:)` is `showWithItem:`.
  private func nameOfObjectiveC(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    let start = first.map { label in
      let isPreposition = Self.prepositions.contains {
        label == $0 || label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase == true
      }
      return (isPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }
    return name + (start ?? "") + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  /// A closure that calls a method, of at most one value, on an object and with what it is sent, whatever they are:
  /// `{ ($0 as! Screen).changed($1 as! Notification) }`; nil of other methods.
  private func call(of function: FunctionID, at range: SourceRange) -> Expression? {
    guard program[function].parameters.count < 2, let id = program[function].nominal else { return nil }
    func named(_ name: String) -> Expression {
      Expression(.name(name, genericArguments: [], labels: nil), range: range)
    }
    func cast(_ name: String, to reference: TypeReference) -> Expression {
      Expression(.cast(named(name), reference, .forced), range: range)
    }
    let names = program[id].qualifiedName.split(separator: ".").map(String.init)
    let outermost = TypeReference(.named(names[0], arguments: []), range: range)
    let type = names.dropFirst().reduce(outermost) { TypeReference(.member($0, $1, arguments: []), range: range) }
    let member = Expression(
      .member(
        cast("$0", to: type), checker.baseName(of: function), genericArguments: [], labels: nil, nameRange: range),
      range: range)
    let arguments = zip(checker.info(function).parameters, program[function].labels).map { parameter, label in
      Argument(label: label, value: cast("$1", to: parameter.type))
    }
    let call = Expression(.call(member, arguments: arguments), range: range)
    let statement = Statement(
      .expression(Expression(.assignment(Expression(.discard, range: range), call), range: range)), range: range)
    return Expression(
      .closure(Closure(parameters: nil, anonymousParameterCount: 2, body: [statement], range: range)), range: range)
  }

  /// The type whose method a selector names, and the method's name.
  private func ownerAndName(of method: Expression) -> (Type, String)? {
    switch method.kind {
    case .name(let name, _, _): return selfLocal.map { (unifier.resolve(type(of: $0)), name) }
    case .member(let base, let name, _, _, _):
      guard case .name(let owner, [], nil) = base.kind else { return nil }
      if owner == "self" { return selfLocal.map { (unifier.resolve(type(of: $0)), name) } }
      guard case .nominal(let id)? = checker.lookupType(owner, in: scope), program[id].generics.isEmpty else {
        return nil
      }
      return (.nominal(id, []), name)
    default: return nil
    }
  }

  /// `#keyPath(Player.item.status)` as the text that it is, `"item.status"`; nil where no property is named.
  func objectPath(of arguments: [Argument], at range: SourceRange) -> Expression? {
    guard arguments.count == 1, let path = arguments.first?.value, let names = pathNames(of: path), !names.isEmpty
    else {
      return nil
    }
    return Expression(.string([.text(names.joined(separator: "."))]), range: range)
  }

  /// The properties that a path names, without the type or the object where it begins.
  private func pathNames(of path: Expression) -> [String]? {
    switch path.kind {
    case .name(let name, _, nil): name.mayNameType || name == "self" ? [] : [name]
    case .member(let base, let name, _, nil, _): pathNames(of: base).map { $0 + (name.mayNameType ? [] : [name]) }
    default: nil
    }
  }

  private func selectorName(of method: Expression) -> String? {
    switch method.kind {
    case .name(let name, _, _), .member(_, let name, _, _, _): name
    default: nil
    }
  }

  /// Whether all members of what a method is named of are known: a name alone is the program's, and so may its types be.
  private func mayLack(_ method: Expression) -> Bool {
    guard case .member(let base, _, _, _, _) = method.kind else { return true }
    guard case .name(let name, _, _) = base.kind, case .nominal(let id)? = checker.lookupType(name, in: scope) else {
      return false
    }
    return !program[id].isCatalogue && !checker.inheritsUnknown(id)
  }
}
