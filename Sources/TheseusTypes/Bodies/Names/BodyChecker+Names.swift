import TheseusProgram

/// What a callee or a name turned out to be.
enum Resolution {
  /// Functions to choose from.
  case candidates([Candidate], name: String)
  /// A value.
  case value(TypedExpression)
  /// A type.
  case type(Type)
  /// A member of something unknown, or an unknown member that must be looked up when the program runs.
  case dynamicMember(TypedExpression, String)
  /// An API that is not in the catalogue.
  case opaque(TypedExpression?, String)
  /// A module, which qualifies a name.
  case module(String)
  /// Nothing; a report has been made.
  case invalid
}

/// How a member's `self` is given.
enum Receiver {
  /// There is none.
  case none
  /// A value; of `super` the method runs that the superclass has.
  case value(TypedExpression, isSuper: Bool)
  /// A type that is written.
  case type(Type)
  /// A metatype that is computed.
  case metatype(TypedExpression)
}

/// A function that a call may mean.
struct Candidate {
  /// What is called.
  enum Target {
    case function(FunctionID)
    case enumCase(NominalID, Int)
    case local(BodyChecker.LocalFunction)
    case `subscript`(Property)
    case value(TypedExpression, FunctionType)
  }
  /// What is called.
  var target: Target
  /// How `self` is given.
  var receiver: Receiver
  /// The type of `self` in terms of the declaring type.
  var selfType: Type?
  /// How far the declaration is.
  var distance = 0
  /// What its generic parameters `each T` stand for, as far as the arguments say that: of each element, whether it is an expansion.
  var packs: [GenericParameter: [Bool]] = [:]
}

extension BodyChecker {
  /// Finds what a name means: locals, then members of `self` and enclosing types, then globals, types, modules.
  func resolveName(
    _ name: String, arguments: [TypeReference], labels: [String]?, expected: Type? = nil, at range: SourceRange
  ) -> Resolution {
    if name == "self", returnsSelf { dynamicSelves.insert(range) }
    if name.hasPrefix("$"), let place = Int(name.dropFirst()), !mayHaveAnonymousArguments {
      reportAnonymousArgument(place, at: range)
      return .invalid
    }
    if let local = lookupLocal(name) { return resolution(of: local, labels: labels, at: range) }
    switch name {
    case "self": return resolveSelf(at: range)
    case "super": return resolveSuper(at: range)
    case "Self":
      if returnsSelf { dynamicSelves.insert(range) }
      if let type = scope.selfType {
        reportEarlySelf(type, at: range)
        return dynamicSelf(type, at: range) ?? .type(type)
      }
    default: break
    }
    if name.isOperatorName { return operatorReference(name, at: range) }
    if isLocalType(name), let type = typeNamed(name, arguments: arguments, at: range) { return .type(type) }
    if let member = resolveImplicitSelf(name, arguments, labels: labels, at: range) { return member }
    if let method = methodOfType(name, labels: labels, expected: expected, at: range) { return .value(method) }
    let isHidden = scope.part == nil && checker.isHidden(name)
    let variable = globalVariable(name).flatMap { isSeen($0.scope) && wordHiding($0, from: range) == nil ? $0 : nil }
    // What the program declares and is no function hides what it imports.
    let hidesImports =
      isHidden || scope.part == nil && (variable.map { $0.scope.part == nil } == true || isTypeOfProgram(name))
    let functions = globalFunctions(name).filter { function in
      if hidesImports && checker.info(function).scope.part != nil || wordHiding(function, from: range) != nil {
        return false
      }
      return labels.map { program[function].labels.map { $0 ?? "_" } == $0 } ?? true
    }
    if let property = variable, !isHidden || property.scope.part == nil,
      functions.isEmpty || !isCalling || isFunction(property)
    {
      if reportClosedOver(property, at: range) { return .invalid }
      return .value(notingFailure(of: access(property, .none, selfType: nil, at: range)))
    }
    if !functions.isEmpty {
      return .candidates(functions.map { Candidate(target: .function($0), receiver: .none) }, name: name)
    }
    if let type = typeNamed(name, arguments: arguments, at: range) { return .type(type) }
    if checker.isModule(name) { return .module(name) }
    if reportHidden(name, at: range) { return .invalid }
    return unknownName(name, at: range)
  }

  /// The global functions of a name that are seen where the body stands.
  func globalFunctions(_ name: String) -> [FunctionID] {
    let found = (scope.file.functions[name] ?? []) + checker.globalFunctions(name)
    return scope.part == nil ? found : found.filter { isSeen(checker.info($0).scope) }
  }

  /// The global variable of a name: what the file keeps to itself before what all files share.
  func globalVariable(_ name: String) -> Property? { scope.file.globals[name] ?? checker.globalVariable(name) }

  /// Whether what a scope declares is seen where the body stands: the bodies of the libraries see nothing of the program.
  private func isSeen(_ declared: DeclarationScope) -> Bool { scope.part == nil || declared.part != nil }

  /// Whether a block declares a type of a name, which hides members of the types around it.
  private func isLocalType(_ name: String) -> Bool {
    var current: DeclarationScope? = scope
    while let next = current, next.part == nil, next.nominal == nil, next.protocolID == nil, !next.isFile {
      if next.types[name] != nil { return true }
      current = next.parent
    }
    return false
  }

  private func isTypeOfProgram(_ name: String) -> Bool {
    guard case .nominal(let id)? = checker.declaredType(named: name, in: scope.file) else { return false }
    return !program[id].isCatalogue
  }

  private func isFunction(_ property: Property) -> Bool {
    if case .function? = property.type { true } else { false }
  }

  /// An operator's name as a value (`reduce(0, +)`), to be chosen by the expected type.
  private func operatorReference(_ name: String, at range: SourceRange) -> Resolution {
    .candidates([], name: name)
  }

  private func resolution(of local: Local, labels: [String]?, at range: SourceRange) -> Resolution {
    switch local {
    case .variable(let id): .value(notingFailure(of: read(id, at: range)))
    case .functions(let functions):
      .candidates(
        functions.filter { function in
          labels.map { function.declaration.parameters.map { $0.label ?? "_" } == $0 } ?? true
        }.map { Candidate(target: .local($0), receiver: .none) }, name: functions.first?.declaration.name ?? "")
    case .global(let property): .value(notingFailure(of: access(property, .none, selfType: nil, at: range)))
    case .computed(let id, let type):
      .value(TypedExpression(.call(.value(read(id, at: range)), []), type: type, range: range))
    case .promptComputed(let variable): .value(read(variable, at: range))
    case .member(let path, let id): .value(follow(path, from: read(id, at: range), at: range))
    }
  }

  /// A variable, of which is noted that it was read if its value is wrong.
  private func notingFailure(of variable: TypedExpression) -> TypedExpression {
    if isInvalid(variable) { failedReads += 1 }
    return variable
  }

  private func resolveSelf(at range: SourceRange) -> Resolution {
    if let local = selfLocal { return .value(read(local, at: range)) }
    report(
      "unknown-name", "cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: range)
    return .invalid
  }

  /// `Self` in a method of a class that may have subclasses: the class of the instance.
  private func dynamicSelf(_ type: Type, at range: SourceRange) -> Resolution? {
    guard let local = selfLocal, let id = nominal(of: type), program[id].kind == .class else { return nil }
    writtenSelves.insert(range)
    guard !checker.info(id).modifiers.contains("final") else { return nil }
    dynamicSelves.insert(range)
    switch unifier.resolve(self.type(of: local)) {
    case .metatype: return .value(read(local, at: range))
    case .nominal:
      return .value(TypedExpression(.dynamicType(read(local, at: range)), type: .metatype(type), range: range))
    default: return nil
    }
  }

  private func resolveSuper(at range: SourceRange) -> Resolution {
    if let local = selfLocal, case .metatype(let own) = unifier.resolve(type(of: local)),
      case .nominal(let id, let arguments) = own, let type = checker.superclass(of: id, arguments)
    {
      return .value(TypedExpression(.upcast(read(local, at: range)), type: .metatype(type), range: range))
    }
    guard let local = selfLocal, case .nominal(let id, let arguments) = unifier.resolve(type(of: local)),
      let type = checker.superclass(of: id, arguments)
    else {
      if let local = selfLocal, let id = nominal(of: type(of: local)), checker.inheritsUnknown(id) {
        return .opaque(nil, "super")
      }
      reportSuper(at: range)
      return .invalid
    }
    return .value(TypedExpression(.upcast(read(local, at: range)), type: type, range: range))
  }

  /// Reports `super` where there is no superclass.
  private func reportSuper(at range: SourceRange) {
    let place =
      switch scope.selfType.flatMap({ nominal(of: $0) }) {
      case let id? where program[id].kind == .class:
        "in class '\(program[id].name)' because it has no superclass"
      case let id?: "in non-class type '\(program[id].name)'"
      case nil: "outside of a class computed property, method, initializer, deinitializer, or subscript"
      }
    report("super-without-superclass", "'super' cannot be used \(place)", at: range)
  }

  /// What `self` means here: behind `guard let self` the value that was unwrapped.
  private var currentSelf: LocalID? {
    if case .variable(let local)? = lookupLocal("self") { local } else { selfLocal }
  }

  /// Members of `self` and static members of enclosing types.
  func resolveImplicitSelf(
    _ name: String, _ arguments: [TypeReference], labels: [String]?, at range: SourceRange
  ) -> Resolution? {
    if let local = currentSelf {
      let selfType = unifier.resolve(type(of: local))
      if case .metatype(let type) = selfType {
        if let found = resolveStatic(
          name, arguments, of: type, receiver: .metatype(read(local, at: range)), labels: labels, at: range)
        {
          return found
        }
      } else if checker.wrapped(selfType) == nil || scope.selfType.flatMap({ checker.wrapped($0) }) != nil {
        // After `[weak self]` it is an optional, whose members need `self?`.
        if let found = resolveInstance(name, of: read(local, at: range), labels: labels, at: range) {
          noteImplicitSelf(name, found, at: range)
          return found
        }
      }
    }
    return resolveEnclosing(name, arguments, labels: labels, at: range)
  }

  /// A method that is named and not called where `self` is the type, or where a property's initial value has no `self`:
  /// a function of the instance.
  private func methodOfType(_ name: String, labels: [String]?, expected: Type?, at range: SourceRange)
    -> TypedExpression?
  {
    guard !isCalling || labels != nil else { return nil }
    var type = scope.selfType
    if let local = currentSelf {
      guard case .metatype(let own) = unifier.resolve(self.type(of: local)) else { return nil }
      type = own
    }
    return type.flatMap { curriedMethod(name, of: $0, labels: labels, expected: expected, at: range) }
  }

  private func noteImplicitSelf(_ name: String, _ found: Resolution, at range: SourceRange) {
    if case .candidates = found {
      implicitSelves[range] = "call to method '\(name)'"
    } else {
      implicitSelves[range] = "reference to property '\(name)'"
    }
  }

  private func resolveEnclosing(
    _ name: String, _ arguments: [TypeReference], labels: [String]?, at range: SourceRange
  ) -> Resolution? {
    var current: DeclarationScope? = scope
    var seen: Set<Type> = []
    while let next = current {
      if next.nominal != nil || next.protocolID != nil, let type = next.selfType, seen.insert(type).inserted {
        if let found = resolveStatic(name, arguments, of: type, receiver: .type(type), labels: labels, at: range),
          isTypeOnly(found) || !isInstance(of: type)
        {
          return found
        }
      }
      current = next.parent
    }
    return nil
  }

  /// Whether `self` is a value of the type, whose static members need a qualified name.
  private func isInstance(of type: Type) -> Bool {
    guard let local = selfLocal else { return false }
    let own = unifier.resolve(self.type(of: local))
    guard let id = nominal(of: type) else { return scope.part == nil && own == type }
    return nominal(of: own) == id
  }

  private func isTypeOnly(_ resolution: Resolution) -> Bool {
    if case .type = resolution { true } else { false }
  }

  /// A type by name with its generic arguments written or to be inferred.
  func typeNamed(_ name: String, arguments: [TypeReference], at range: SourceRange) -> Type? {
    if name == "Any" { return .any }
    if name == "Void" { return .void }
    guard let found = checker.lookupType(name, in: scope) else { return nil }
    let isHidden = wordHiding(found, from: range) != nil
    return (isHidden ? checker.fileType(name) : found).map { type($0, name, arguments, at: range) }
  }

  /// A type that was found, with the arguments written behind its name.
  func type(
    _ named: DeclarationScope.NamedType, _ name: String, _ arguments: [TypeReference], at range: SourceRange
  ) -> Type {
    let types = checker.packed(arguments.map { checker.resolve($0, in: scope) }, for: named)
    let type = checker.apply(named, name: name, arguments: types, in: scope, at: range)
    checker.noteWritten(named, types, as: type, at: range, in: scope)
    return arguments.isEmpty ? opened(type) : type
  }

  /// A generic type whose arguments are not written gets variables for them.
  func opened(_ type: Type) -> Type {
    guard case .nominal(let id, let arguments) = type else { return type }
    return .nominal(id, arguments.map { $0 == .unknown ? unifier.fresh() : $0 })
  }

  // MARK: Members

  /// A member of a value, or nil if the type certainly has none of that name.
  func resolveInstance(
    _ name: String, of base: TypedExpression, labels: [String]?, isSuper: Bool = false, at range: SourceRange
  ) -> Resolution? {
    let made = unifier.resolve(base.type)
    let type = unifier.zonk(made)
    var found = filtered(checker.findMembers(name, of: type, isStatic: false, in: scope), labels: labels)
    // What is found out of it only now has no names of its own: the elements of `(0..<n)` are of type `Int` in messages.
    if made.hasVariables {
      for index in found.indices where found[index].selfType == type { found[index].selfType = made }
    }
    if let member = memberOfOtherFramework(name, of: base, type, insteadOf: found, at: range) { return member }
    if scope.part == nil { found.removeAll(where: checker.needsImport) }
    if scope.part == nil, reportAbstractParameters(name, found, of: type, at: base.range) { return .invalid }
    return resolution(found, name: name, receiver: .value(base, isSuper: isSuper), at: range)
  }

  /// A static member, case or nested type of a type; the arguments are those that are written behind the name of a type.
  func resolveStatic(
    _ name: String, _ arguments: [TypeReference] = [], of type: Type, receiver: Receiver, labels: [String]?,
    at range: SourceRange
  ) -> Resolution? {
    let type = unifier.resolve(type)
    if declaresType(name, type), let named = memberType(name, arguments, of: type) {
      return reportHiddenType(named, in: type, named: name, at: range) ? .invalid : .type(named)
    }
    let found = filtered(checker.findMembers(name, of: type, isStatic: true, in: scope), labels: labels)
    if let result = resolution(found, name: name, receiver: receiver, at: range) { return result }
    return memberType(name, arguments, of: type).map { .type($0) }
  }

  /// Whether a type has another one inside it, by declaration or alias.
  private func declaresType(_ name: String, _ type: Type) -> Bool {
    guard let id = nominal(of: type) else { return false }
    switch checker.memberTypeDeclaration(name, of: id, self: type) {
    case .nominal?, .alias?: return true
    default: return false
    }
  }

  /// A type inside another one, with variables for the arguments that are not written.
  private func memberType(_ name: String, _ arguments: [TypeReference], of type: Type) -> Type? {
    let types = arguments.map { checker.resolve($0, in: scope) }
    return checker.memberType(name, of: unifier.zonk(type), arguments: types, in: scope).map(opened)
  }

  /// Members without the functions and cases that have other labels than those that are written, and without the properties beside one that has
  /// them: `range(at:)` beside `range`.
  func filtered(_ found: [FoundMember], labels: [String]?) -> [FoundMember] {
    guard let labels else { return found }
    let functions = found.filter {
      switch $0.member {
      case .function(let id): program[id].labels.map { $0 ?? "_" } == labels
      case .enumCase(let id, let index): program[id].cases[index].payload.map { $0.label ?? "_" } == labels
      case .property, .type: false
      }
    }
    let others = found.filter {
      switch $0.member {
      case .function, .enumCase: false
      case .property: functions.isEmpty
      case .type: true
      }
    }
    return functions + others
  }

  func nominal(of type: Type) -> NominalID? {
    if case .nominal(let id, _) = type { id } else { nil }
  }

  func nominalArguments(_ type: Type) -> [Type] {
    if case .nominal(_, let arguments) = type { arguments } else { [] }
  }

  /// Turns members into candidates; a property that stands alone is read.
  private func resolution(_ found: [FoundMember], name: String, receiver: Receiver, at range: SourceRange)
    -> Resolution?
  {
    if found.isEmpty { return nil }
    var candidates: [Candidate] = []
    var property: (Property, Type)?
    guard let open = accessible(found, name: name, at: range) else { return .invalid }
    let usual = propertiesByDefault(open)
    if reportAmbiguity(of: open, name: name, at: range) { return .invalid }
    for item in open {
      switch item.member {
      case .function(let id):
        candidates.append(
          Candidate(target: .function(id), receiver: receiver, selfType: item.selfType, distance: item.distance))
      case .enumCase(let id, let index):
        candidates.append(
          Candidate(target: .enumCase(id, index), receiver: receiver, selfType: item.selfType, distance: item.distance))
      case .property(let found):
        guard applies(found, usual ?? item.selfType), property.map({ isMoreSpecific(found, than: $0.0) }) ?? true
        else { break }
        property = (found, item.selfType)
      case .type(let named):
        return .type(opened(checker.apply(named, name: name, arguments: [], in: scope, at: range)))
      }
    }
    if let property {
      if reportParts(of: receiver, unlikeThoseOf: property.0, on: property.1) { return .invalid }
      if usual == nil {
        decideLiterals(of: property.1, by: property.0)
      } else {
        _ = unifier.settleParts(of: property.1)
      }
      let value = access(property.0, receiver, selfType: property.1, at: range)
      if candidates.isEmpty || !isCalling { return .value(value) }
      if case .function(let function) = unifier.resolve(value.type) {
        candidates.append(Candidate(target: .value(value, function), receiver: .none))
      }
    }
    return candidates.isEmpty ? nil : .candidates(candidates, name: name)
  }

  /// The type of a base whose literals are what they are by default, where that says which of several properties is meant: `["a"].kind`
  /// of one for arrays of texts and one for such of integers; nil where it says nothing.
  private func propertiesByDefault(_ found: [FoundMember]) -> Type? {
    let properties = found.compactMap { item -> (property: Property, base: Type)? in
      if case .property(let property) = item.member { (property, item.selfType) } else { nil }
    }
    guard properties.count > 1, properties.contains(where: { $0.property.block?.requirements.isEmpty == false }),
      let base = properties.first?.base,
      unifier.zonk(base).contains({ unifier.literal(of: $0) != nil })
    else { return nil }
    let usual = unifier.decided(base)
    return properties.contains { applies($0.property, usual) } ? usual : nil
  }

  /// Lets the literals in a base be what the extension of the property that is meant asks: `[1, 2].mean` of numbers with fractions.
  private func decideLiterals(of base: Type, by property: Property) {
    guard let requirements = property.block?.requirements, !requirements.isEmpty,
      unifier.zonk(base).contains({ unifier.literal(of: $0) != nil })
    else { return }
    let substitution = selfSubstitution(table: property.table, base)
    for requirement in requirements {
      switch requirement {
      case .conforms(let subject, let id):
        _ = unifier.require(checker.substitute(subject, substitution), conformsTo: id)
      case .same(let left, let right):
        _ = unifier.requireSame(checker.substitute(left, substitution), checker.substitute(right, substitution))
      case .inherits: break
      }
    }
  }

  /// Whether the `where` requirements of a property's extension hold for a base.
  func applies(_ property: Property, _ selfType: Type) -> Bool {
    guard let block = property.block, !block.requirements.isEmpty || property.extensionOf != nil else { return true }
    let substitution = selfSubstitution(table: property.table, selfType)
    return literalsCanMeet(block.requirements, substitution)
      && checker.satisfies(block.requirements, substitution.mapValues { unifier.zonk($0) }, in: scope) != false
  }

  /// Whether the literals that requirements are about can be of types that conform: no text is a number.
  private func literalsCanMeet(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
    requirements.allSatisfy { requirement in
      guard case .conforms(let subject, let id) = requirement,
        let literal = unifier.literal(of: checker.substitute(subject, substitution))
      else { return true }
      return unifier.canConform(literal, to: [id])
    }
  }

  /// Whether what the extension of a function says of `Self` (`where Self == Date.FormatStyle`) holds for a base.
  func applies(_ function: FunctionID, _ selfType: Type) -> Bool {
    let info = checker.info(function)
    guard let owner = info.extensionOf else { return true }
    let own = Type.parameter(checker.info(owner).selfParameter)
    let requirements = info.requirements.filter { requirement in
      if case .same(own, _) = requirement { true } else { false }
    }
    let substitution = [checker.info(owner).selfParameter: unifier.zonk(selfType)]
    return checker.satisfies(requirements, substitution, in: scope) != false
  }

  /// What the generic parameters of a member's type stand for.
  func selfSubstitution(table: MemberTable?, _ selfType: Type?) -> Substitution {
    guard let selfType else { return [:] }
    if let info = table as? ProtocolInfo { return [info.selfParameter: selfType] }
    if case .nominal(let id, let arguments) = unifier.resolve(selfType) {
      return checker.nominalSubstitution(id, arguments)
    }
    return [:]
  }
}
