import TheseusProgram

extension TypeChecker {
  /// The checked body of a function.
  public func body(of function: FunctionID) -> TypedBody {
    let body = checkedBody(function)
    complete()
    return body
  }

  /// Whether a type conforms to a protocol; nil where it can't be known.
  public func conforms(_ type: Type, to protocolID: ProtocolID) -> Bool? {
    let result = conforms(type, to: protocolID, in: nil)
    complete()
    return result
  }

  /// The protocols that a function, or the type that it is a member of, requires of a type parameter.
  public func constraints(on parameter: GenericParameter, of function: FunctionID) -> [ProtocolID] {
    protocols(of: .parameter(parameter), in: info(function).scope).map(\.0)
  }

  /// The protocol of a name.
  public func protocolID(named name: String) -> ProtocolID? {
    if case .protocol(let id)? = fileScope.types[name] ?? fileType(name) { return id }
    return nil
  }

  /// The nominal of a qualified name.
  public func nominalID(named name: String) -> NominalID? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, case .nominal(var id)? = fileScope.types[first] ?? fileType(first) else {
      return nil
    }
    for part in parts.dropFirst() {
      guard case .nominal(let nested)? = memberTypeDeclaration(part, of: id, self: info(id).scope.selfType) else {
        return nil
      }
      id = nested
    }
    complete()
    return id
  }

  /// The function that implements a requirement for a concrete type.
  public func witness(
    for requirement: FunctionID, of protocolID: ProtocolID, in type: Type
  ) -> (function: FunctionID, arguments: [Type])? {
    guard let found = findWitness(requirement, of: protocolID, in: type) else { return nil }
    complete()
    return found
  }

  private func findWitness(_ requirement: FunctionID, of protocolID: ProtocolID, in type: Type) -> (
    function: FunctionID, arguments: [Type]
  )? {
    if case .opaque(let function, _, let arguments) = type,
      let underlying = underlyingType(of: function, arguments: arguments)
    {
      return findWitness(requirement, of: protocolID, in: underlying)
    }
    let wanted = program[requirement]
    let info = info(requirement)
    let name = memberName(of: requirement)
    let owner = conformingAncestor(of: type, protocolID)
    let searched = name.isEmpty ? wanted.name : operatorName(wanted.name) ?? name
    let candidates = findMembers(searched, of: owner, isStatic: info.isStatic, in: nil)
    var best: Witness?
    for item in candidates where !isRequirement(item.member) {
      guard let function = implementation(item.member, of: wanted, requirement: requirement) else { continue }
      let extended = self.info(function).extensionOf
      guard isAvailable(function, inConformanceOf: owner, to: info.requirementOf ?? protocolID),
        let match = matches(function, wanted, requirement, extended == nil ? owner : type, item.selfType)
      else { continue }
      let found = Witness(
        function: function, arguments: match.arguments, givesOther: match.givesOther,
        asksMore: asksMore(function, match.arguments, than: requirement), extended: extended, distance: item.distance)
      if best.map({ isPreferred(found, to: $0) }) ?? true { best = found }
    }
    if best == nil || best?.extended != nil, case .nominal(let id, _) = owner {
      for function in globalOperators(searched, on: id) {
        guard let match = matches(function, wanted, requirement, owner, owner) else { continue }
        best = Witness(
          function: function, arguments: match.arguments, givesOther: match.givesOther, asksMore: false, extended: nil,
          distance: 0)
      }
    }
    return best.map { overriding($0, in: type) }.map { found in
      if wanted.selfKind == .mutating, program[found.function].selfKind == .value {
        return (mutating(found.function), found.arguments)
      }
      let function = allocating(found.function)
      return (wanted.isFailable && !program[function].isFailable ? failable(function) : function, found.arguments)
    }
  }

  /// An initializer that cannot fail as one that may.
  private func failable(_ id: FunctionID) -> FunctionID {
    if let known = info(id).failable { return known }
    var function = program[id]
    function.implementation = .body
    function.isFailable = true
    function.result = optional(function.result)
    let scope = info(id).scope
    let result = add(
      function, source: .synthesized { $0.wrapping(id) }, scope: DeclarationScope(parent: scope))
    info(result).extensionOf = info(id).extensionOf
    info(result).isStatic = true
    info(id).failable = result
    return result
  }

  /// A function that leaves `self` alone as one that may change it, which a requirement calls with a place.
  private func mutating(_ id: FunctionID) -> FunctionID {
    if let known = info(id).mutating { return known }
    var function = program[id]
    function.selfKind = .mutating
    function.implementation = .body
    let scope = info(id).scope
    let result = add(
      function, source: .synthesized { $0.forwarding(to: id) },
      scope: DeclarationScope(parent: scope))
    info(result).extensionOf = info(id).extensionOf
    info(result).isStatic = false
    info(id).mutating = result
    return result
  }

  /// An initializer of a class as a function that makes the instance too; others as they are.
  private func allocating(_ id: FunctionID) -> FunctionID {
    let function = program[id]
    guard function.kind == .initializer, function.selfKind == .value, let nominal = function.nominal else { return id }
    if let known = info(id).allocating { return known }
    let info = info(nominal)
    let parameters = zip(function.labels, zip(function.parameterNames, function.parameters)).map {
      label, rest -> (label: String?, name: String, type: FunctionType.Parameter) in (label, rest.0, rest.1)
    }
    let result = synthesizedFunction(
      function.name, symbol: function.name, kind: .initializer, selfKind: .none, info: info, parameters: parameters,
      result: function.isFailable ? optional(selfType(info)) : selfType(info), isFailable: function.isFailable
    ) { body in
      body.allocatingInitializer(info, id)
    }
    program.functions[Int(result.index)].isThrowing = function.isThrowing
    program.functions[Int(result.index)].isAsync = function.isAsync
    self.info(id).allocating = result
    return result
  }

  /// A function that satisfies a requirement.
  private struct Witness {
    var function: FunctionID
    var arguments: [Type]
    /// Whether what it gives is not what the requirement says, as a member of the library may where a conformance is looser than Swift's.
    var givesOther: Bool
    /// Whether it asks for more of the requirement's own generic parameters than is known of them.
    var asksMore: Bool
    /// The protocol whose extension has it.
    var extended: ProtocolID?
    var distance: Int
  }

  /// The class of a hierarchy that declares a conformance: members that only subclasses have do not take part in it.
  private func conformingAncestor(of type: Type, _ protocolID: ProtocolID) -> Type {
    var current = type
    while case .nominal(let id, let arguments) = current, let parent = superclass(of: id, arguments),
      case .nominal(let parentID, _) = parent, conformances(of: parentID)[protocolID] != nil
    {
      current = parent
    }
    return current
  }

  /// Whether a function asks for more of a requirement's own generic parameters than the requirement does: `T: BinaryInteger` of one that
  /// is `T: BinaryFloatingPoint`.
  private func asksMore(_ function: FunctionID, _ arguments: [Type], than requirement: FunctionID) -> Bool {
    let substitution = Substitution(uniqueKeysWithValues: zip(program[function].generics, arguments))
    return info(function).requirements.contains { asked in
      guard case .conforms(let subject, let id) = asked, case .parameter(let own) = substitute(subject, substitution),
        own.owner == .function(requirement)
      else { return false }
      return conforms(.parameter(own), to: id, in: info(requirement).scope) == false
    }
  }

  /// A type's own members before those of extensions, what suits the requirement's own parameters before what does not, what is not generic
  /// before what is, and of what is left the one that asks for more.
  private func isPreferred(_ left: Witness, to right: Witness) -> Bool {
    let areAlike = (left.extended == nil) == (right.extended == nil)
    if areAlike, left.givesOther != right.givesOther { return right.givesOther }
    guard let first = left.extended, let second = right.extended else {
      if (left.extended == nil) != (right.extended == nil) { return left.extended == nil }
      if left.asksMore != right.asksMore { return right.asksMore }
      let (few, many) = (genericCount(left), genericCount(right))
      return few != many ? few < many : left.distance < right.distance
    }
    if first != second {
      if ancestors(of: first).contains(second) { return true }
      if ancestors(of: second).contains(first) { return false }
    }
    let (few, many) = (genericCount(left), genericCount(right))
    if few != many { return few < many }
    let (more, less) = (weight(of: info(left.function).requirements), weight(of: info(right.function).requirements))
    return more != less ? more > less : left.distance < right.distance
  }

  /// How much requirements ask for: a protocol that refines another one asks for more, one type for most.
  func weight(of requirements: [Requirement]) -> Int {
    requirements.reduce(0) { sum, requirement in
      if case .conforms(_, let id) = requirement { sum + ancestors(of: id).count } else { sum + 50 }
    }
  }

  /// The generic parameters that a witness introduces itself.
  private func genericCount(_ witness: Witness) -> Int {
    program[witness.function].ownGenerics.count
  }

  /// The override of a class's witness that a subclass has.
  private func overriding(_ witness: Witness, in type: Type) -> (function: FunctionID, arguments: [Type]) {
    guard case .nominal(let id, _) = type, let declaring = program[witness.function].nominal,
      program[declaring].kind == .class, declaring != id
    else { return (witness.function, witness.arguments) }
    let function = override(of: witness.function, in: id)
    guard function != witness.function, let owner = program[function].nominal else {
      return (witness.function, witness.arguments)
    }
    guard case .nominal(_, let own)? = ancestor(of: type, owner) else { return (function, witness.arguments) }
    return (function, own + witness.arguments.suffix(max(0, program[function].generics.count - own.count)))
  }

  private func operatorName(_ name: String) -> String? {
    guard name.isOperatorName else { return nil }
    return String(name.prefix { $0 != "(" })
  }

  /// The name by which a function, or the property of an accessor, is looked up.
  func memberName(of function: FunctionID) -> String {
    info(function).property?.name ?? baseName(of: function)
  }

  /// The function of a member that can stand for a requirement: its accessor for a property.
  func implementation(_ member: Member, of wanted: TypedFunction, requirement: FunctionID) -> FunctionID? {
    switch member {
    case .function(let id): return wanted.kind == .getter || wanted.kind == .setter ? nil : id
    case .property(let property):
      guard (property.name == "subscript") == (info(requirement).property?.name == "subscript") else { return nil }
      switch wanted.kind {
      case .getter: return getter(of: property)
      case .setter: return setter(of: property)
      default: return nil
      }
    case .enumCase, .type: return nil
    }
  }

  /// The generic arguments with which a function satisfies a requirement, and whether it gives something else than is asked; nil if it
  /// doesn't satisfy it.
  private func matches(
    _ function: FunctionID, _ wanted: TypedFunction, _ requirement: FunctionID, _ type: Type, _ selfType: Type
  ) -> (arguments: [Type], givesOther: Bool)? {
    let found = program[function]
    guard found.labels == wanted.labels, found.parameters.count == wanted.parameters.count else { return nil }
    guard let protocolID = info(requirement).requirementOf else { return nil }
    let body = BodyChecker(checker: self, scope: info(function).scope)
    let unifier = body.unifier
    var substitution: Substitution = [:]
    for parameter in found.generics { substitution[parameter] = unifier.fresh() }
    if let owner = info(function).extensionOf, let variable = substitution[info(owner).selfParameter] {
      guard unifier.unify(variable, type) else { return nil }
    } else if case .nominal(let id, let arguments) = selfType {
      for (parameter, argument) in zip(program[id].generics, arguments) where substitution[parameter] != nil {
        if let variable = substitution[parameter] { _ = unifier.unify(variable, argument) }
      }
    }
    // The requirement's own generic parameters stay themselves.
    let requirementSelf: Substitution = [info(protocolID).selfParameter: type]
    for (have, want) in zip(found.parameters, wanted.parameters) {
      guard unifier.unify(substitute(have.type, substitution), substitute(want.type, requirementSelf)) else {
        return nil
      }
    }
    let result = substitute(found.result, substitution)
    var wantedResult = substitute(wanted.result, requirementSelf)
    if wanted.isFailable, !found.isFailable { wantedResult = wrapped(wantedResult) ?? wantedResult }
    let givesOther =
      !unifier.unify(result, wantedResult) && body.isCertain(unifier.zonk(result))
      && body.isCertain(unifier.zonk(wantedResult))
    if givesOther, info(protocolID).scope.part == nil { return nil }
    for case .conforms(let subject, let id) in info(function).requirements {
      let resolved = unifier.zonk(substitute(subject, substitution))
      if conforms(resolved, to: id, in: info(requirement).scope) == false, resolved.isConcrete { return nil }
    }
    for case .same(let left, let right) in info(function).requirements {
      let (a, b) = (substitute(left, substitution), substitute(right, substitution))
      // What depends on the requirement's own parameters is the caller's to know.
      guard unifier.requireSame(a, b) || !unifier.zonk(a).isConcrete || !unifier.zonk(b).isConcrete else { return nil }
    }
    let arguments = found.generics.map { parameter -> Type in
      let result = substitution[parameter].map { unifier.zonk($0) } ?? .unknown
      if case .variable = result { return .unknown }
      return result
    }
    return (arguments, givesOther)
  }

  // MARK: Classes

  /// The override of a class method that a class runs.
  public func override(of function: FunctionID, in nominal: NominalID) -> FunctionID {
    if let found = overrides[function]?[nominal] { return found }
    let result = findOverride(of: function, in: nominal)
    overrides[function, default: [:]][nominal] = result
    complete()
    return result
  }

  /// The superclass's function that a member is written to override.
  func overridden(by function: FunctionID, in nominal: NominalID) -> FunctionID? {
    guard let parent = superclass(of: nominal) else { return nil }
    return findMembers(memberName(of: function), of: parent, isStatic: info(function).isStatic, in: nil)
      .compactMap { implementation($0.member, of: program[function], requirement: function) }
      .first { override(of: $0, in: nominal) == function }
  }

  private func findOverride(of function: FunctionID, in nominal: NominalID) -> FunctionID {
    let wanted = program[function]
    let name = memberName(of: function)
    var current: NominalID? = nominal
    while let id = current, id != wanted.nominal {
      for member in ownMembers(name, of: info(id)) + (name == "init" ? synthesizedMembers(name, of: info(id)) : []) {
        guard let candidate = implementation(member, of: wanted, requirement: function), candidate != function else {
          continue
        }
        let found = program[candidate]
        guard found.labels == wanted.labels, found.kind == wanted.kind, found.isAsync == wanted.isAsync,
          info(candidate).isStatic == info(function).isStatic,
          sameParameters(found, wanted), !isOther(found.result, than: wanted.result)
        else { continue }
        return candidate
      }
      if case .nominal(let parent, _)? = superclass(of: id) { current = parent } else { current = nil }
    }
    return function
  }

  private func sameParameters(_ left: TypedFunction, _ right: TypedFunction) -> Bool {
    zip(left.parameters, right.parameters).allSatisfy { a, b in
      // An override may take more: an optional where the superclass takes none.
      a.type == b.type || wrapped(a.type) == b.type || !a.type.isConcrete || !b.type.isConcrete
    }
  }

  /// The members of a concrete type with a name, as functions and getters.
  public func members(named name: String, of type: Type, isStatic: Bool) -> [FunctionID] {
    let found = findMembers(name, of: type, isStatic: isStatic || name == "init", in: nil)
    let result = found.compactMap { item -> FunctionID? in
      switch item.member {
      case .function(let id): return isAvailable(id, of: type) ? allocating(id) : nil
      case .property(let property): return getter(of: property)
      case .enumCase, .type: return nil
      }
    }
    complete()
    return result
  }

  /// Whether an existential that is given for a generic parameter is opened.
  public func opensExistentials(_ parameter: GenericParameter, of function: FunctionID) -> Bool {
    guard case .function = parameter.owner else { return false }
    // These, existentials conform to themselves.
    let open: Set<String> = ["Error", "Sendable", "Copyable", "Escapable"]
    return info(function).requirements.contains { requirement in
      guard case .conforms(.parameter(parameter), let id) = requirement else { return false }
      return !open.contains(program[id].name)
    }
  }

  /// The setter beside a getter, if there is one.
  public func setter(of getter: FunctionID) -> FunctionID? {
    let found = info(getter).property.flatMap { setter(of: $0) }
    complete()
    return found
  }

  /// The setter that puts back what a throw interrupted the change of.
  public func restoringSetter(of setter: FunctionID) -> FunctionID {
    guard let property = info(setter).property, property.setter == setter,
      let found = restoringSetter(of: property)
    else { return setter }
    complete()
    return found
  }
}
