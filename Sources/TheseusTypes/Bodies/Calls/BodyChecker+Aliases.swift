import TheseusProgram

extension BodyChecker {
  /// What a call changes of a variable: the stored properties that lead there, and the subscript or computed property behind them.
  struct Access {
    /// The variable: a local or global one, or the object that `self` or a constant holds.
    enum Root: Equatable {
      case local(LocalID)
      case global(GlobalID)
      case object(LocalID)
    }
    /// The variable.
    var root: Root
    /// The stored properties and tuple elements, from the variable on.
    var path: [String]
    /// The types of the values whose element or computed property is changed, from the variable on; empty where a stored value itself is.
    var computed: [Type] = []
    /// Whether the path ends before an optional, of which an access is always to the whole.
    var isOfOptional = false

    /// The path as it is written.
    var name: String { path.joined(separator: ".") }

    /// Whether one of the two accesses is to all, or to a part, of what the other is to.
    func overlaps(_ other: Access) -> Bool {
      root == other.root && zip(path, other.path).allSatisfy(==)
    }
  }

  /// Reports a place that a call of a function changes under two names.
  func checkAliases(_ values: [TypedExpression], of target: Candidate.Target, on receiver: Receiver) {
    let places = values.compactMap { value -> (place: Place, range: SourceRange)? in
      if case .inout(let place) = value.kind { (place, value.range) } else { nil }
    }
    checkReceiver(of: target, receiver, places)
    guard places.count > 1 else { return }
    for (index, later) in places.enumerated() {
      guard let second = access(later.place) else { continue }
      for earlier in places[..<index] {
        guard let first = access(earlier.place), first.overlaps(second) else { continue }
        if isVariable(earlier.place), isVariable(later.place) {
          report("aliased-arguments", "inout arguments are not allowed to alias each other", at: later.range)
          report("overlapping-accesses", Self.overlap(of: first.name), at: later.range)
          continue
        }
        let advice = isSwap(target) && areElements(first, second) ? Self.swapAdvice : Self.copyAdvice
        overlaps[earlier.range] = Self.overlap(of: first.name, advice)
      }
    }
  }

  /// Reports a value that a mutating method changes and that it is also given a part of: `total.add(&total.count)`.
  private func checkReceiver(
    of target: Candidate.Target, _ receiver: Receiver, _ places: [(place: Place, range: SourceRange)]
  ) {
    guard case .function(let id) = target, program[id].selfKind == .mutating, case .value(let base, _) = receiver,
      !isReference(base.type), let own = access(base)
    else { return }
    for (place, range) in places {
      guard let other = access(place), own.overlaps(other) else { continue }
      if own.path == other.path, own.path.count == 1, isVariable(place) {
        report("aliased-arguments", "inout arguments are not allowed to alias each other", at: range)
      }
      overlaps[base.range] = Self.overlap(of: own.name)
    }
  }

  private func isVariable(_ place: Place) -> Bool {
    switch place {
    case .local, .global: true
    default: false
    }
  }

  /// What a place changes, as far as it is known before the program runs.
  func access(_ place: Place) -> Access? {
    switch place {
    case .local(let local):
      return Access(root: .local(local), path: [locals[Int(local.index)].name])
    case .global(let global):
      let name = program[global].name
      return Access(root: .global(global), path: [name.split(separator: ".").last.map(String.init) ?? name])
    case .field(let base, let index):
      return access(base).flatMap { part($0, fieldName(type(of: base), index)) }
    case .tupleElement(let base, let index):
      return access(base).flatMap { part($0, elementName(type(of: base), index)) }
    case .unwrapped(let base, _):
      var access = access(base)
      access?.isOfOptional = true
      return access
    case .weakened(let base, _):
      return access(base)
    case .reference(let base, let index):
      return objectAccess(base, index)
    case .computed(let base?, _, _, _, _):
      guard !isReference(type(of: base)), var access = access(base) else { return nil }
      access.computed.append(type(of: base))
      return access
    default:
      return nil
    }
  }

  /// What an expression reads of a variable, if it reads stored properties only.
  func access(_ value: TypedExpression) -> Access? {
    switch value.kind {
    case .local(let local): return access(.local(local))
    case .global(let global): return access(.global(global))
    case .field(let base, let index):
      guard !isReference(unifier.resolve(base.type)) else { return nil }
      return access(base).flatMap { part($0, fieldName(base.type, index)) }
    case .tupleElement(let base, let index):
      return access(base).flatMap { part($0, elementName(base.type, index)) }
    default: return nil
    }
  }

  /// A stored property behind an access; nothing more is known behind a subscript.
  private func part(_ access: Access, _ name: String?) -> Access? {
    guard let name else { return nil }
    var access = access
    if access.computed.isEmpty, !access.isOfOptional { access.path.append(name) }
    return access
  }

  /// The access to a stored property of the object of `self` or of a constant; one that a subclass may override is known only when the program runs.
  private func objectAccess(_ base: TypedExpression, _ index: Int) -> Access? {
    guard case .local(let local) = base.kind, !locals[Int(local.index)].isVariable,
      case .nominal(let id, _) = unifier.resolve(base.type),
      let property = checker.storedProperty(of: id, at: index),
      property.declaration.has("final") || (property.table as? NominalInfo)?.modifiers.contains("final") == true
    else { return nil }
    return Access(root: .object(local), path: [property.sourceName])
  }

  /// The name of a field of a struct.
  private func fieldName(_ type: Type, _ index: Int) -> String? {
    guard case .nominal(let id, _) = unifier.resolve(type) else { return nil }
    return checker.storedProperty(of: id, at: index)?.sourceName
  }

  /// The name of an element of a tuple.
  private func elementName(_ type: Type, _ index: Int) -> String {
    guard case .tuple(let elements) = unifier.resolve(type), elements.indices.contains(index) else { return "\(index)" }
    return elements[index].label ?? "\(index)"
  }

  /// The type of the value in a place.
  private func type(of place: Place) -> Type {
    switch place {
    case .local(let local): return unifier.resolve(type(of: local))
    case .global(let global): return unifier.resolve(program[global].type)
    case .field(let base, let index): return fieldType(type(of: base), index)
    case .reference(let base, let index): return fieldType(unifier.resolve(base.type), index)
    case .tupleElement(let base, let index):
      guard case .tuple(let elements) = type(of: base), elements.indices.contains(index) else { return .unknown }
      return unifier.resolve(elements[index].type)
    case .computed(_, _, _, _, let type): return unifier.resolve(type)
    case .unwrapped(let base, _): return checker.wrapped(type(of: base)) ?? .unknown
    case .weakened(let base, _): return type(of: base)
    case .value(let value): return unifier.resolve(value.type)
    default: return .unknown
    }
  }

  private func fieldType(_ owner: Type, _ index: Int) -> Type {
    guard case .nominal(let id, let arguments) = owner, let property = checker.storedProperty(of: id, at: index) else {
      return .unknown
    }
    return unifier.resolve(
      checker.substitute(checker.type(of: property), checker.nominalSubstitution(id, arguments)))
  }

  /// Whether two accesses are to elements of one collection, which can swap them itself.
  private func areElements(_ first: Access, _ second: Access) -> Bool {
    guard first.path == second.path, first.computed.count == 1, second.computed.count == 1,
      let collection = checker.protocolID(named: "MutableCollection")
    else { return false }
    return checker.conforms(first.computed[0], to: collection, in: scope) == true
  }

  /// What is said of the variables that a call changes under two names.
  func overlapFindings() -> [Finding] {
    overlaps.map { range, message in Finding(id: "overlapping-accesses", message: message, range: range) }
  }

  static let copyAdvice = "copying to a local variable"
  private static let swapAdvice = "calling MutableCollection.swapAt(_:_:)"

  private func isSwap(_ target: Candidate.Target) -> Bool {
    if case .function(let id) = target { program[id].name == "swap(_:_:)" } else { false }
  }

  /// What is said of a variable that is used while a call changes it.
  static func overlap(of name: String, _ advice: String = copyAdvice) -> String {
    "overlapping accesses to '\(name)', but modification requires exclusive access; consider \(advice)"
  }
}
