import TheseusProgram

/// What generic parameters stand for.
typealias Substitution = [GenericParameter: Type]

extension Type {
  /// The type with every part replaced that `transform` gives something for, from the outside in.
  func mapped(_ transform: (Type) -> Type?) -> Type { changed(by: transform) ?? self }

  /// The same, nil if nothing is replaced: most types stay as they are, and copying them was a twentieth of the checking.
  private func changed(by transform: (Type) -> Type?) -> Type? {
    if let replaced = transform(self) { return spelled(replaced, by: transform) }
    switch self {
    case .unknown, .parameter, .variable:
      return nil
    case .nominal(let id, let arguments):
      let changed = Type.changed(arguments, by: transform)
      let spelling = id.spelling.changed(by: transform)
      guard changed != nil || spelling != nil else { return nil }
      return .nominal(spelling.map(id.spelled) ?? id, changed ?? arguments)
    case .associated(let base, let id, let name):
      return base.changed(by: transform).map { .associated($0, id, name) }
    case .tuple(let elements):
      let types = Type.changed(elements.map(\.type), by: transform)
      let spelling = elements.first?.spelling.changed(by: transform)
      guard types != nil || spelling != nil else { return nil }
      var changed = zip(elements, types ?? elements.map(\.type)).map { $0.with($1) }
      changed[0].spelling = spelling ?? elements[0].spelling
      return .tuple(changed)
    case .pack(let elements):
      return Type.changed(elements.map(\.type), by: transform).map { .pack(zip(elements, $0).map { $0.with($1) }) }
    case .function(var function):
      let parameters = Type.changed(function.parameters.map(\.type), by: transform)
      let result = function.result.changed(by: transform)
      let thrown = function.thrown?.changed(by: transform)
      let spelling = function.spelling.changed(by: transform)
      guard parameters != nil || result != nil || thrown != nil || spelling != nil else { return nil }
      for (index, type) in (parameters ?? []).enumerated() { function.parameters[index].type = type }
      function.result = result ?? function.result
      function.thrown = thrown ?? function.thrown
      function.spelling = spelling ?? function.spelling
      return .function(function)
    case .existential(let protocols, let superclass, let constraints):
      return Type.changed(superclass + constraints.map(\.type), by: transform).map { types in
        .existential(
          protocols, superclass: Array(types.prefix(superclass.count)),
          constraints: zip(constraints, types.dropFirst(superclass.count)).map { $0.with($1) })
      }
    case .opaque(let id, let constraints, let arguments):
      return Type.changed(arguments, by: transform).map { .opaque(id, constraints: constraints, arguments: $0) }
    case .metatype(let type):
      // What a parameter stands for may be a protocol's type, whose metatype is that of itself alone.
      if case .existential = type { return type.changed(by: transform).map { .metatype($0) } }
      return type.changed(by: transform).map(\.ofItself)
    case .protocolMetatype(let type):
      return type.changed(by: transform).map { .protocolMetatype($0) }
    }
  }

  /// What a generic parameter is replaced with, as the alias names it that the parameter was written as.
  private func spelled(_ replaced: Type, by transform: (Type) -> Type?) -> Type {
    guard case .parameter(let parameter) = self, let spelling = parameter.spelling.changed(by: transform) else {
      return replaced
    }
    return replaced.spelled(spelling)
  }

  private static func changed(_ types: [Type], by transform: (Type) -> Type?) -> [Type]? {
    var result: [Type]?
    for (index, type) in types.enumerated() {
      guard let type = type.changed(by: transform) else { continue }
      result = result ?? types
      result?[index] = type
    }
    return result
  }

  /// Whether some part satisfies a condition.
  func contains(_ condition: (Type) -> Bool) -> Bool {
    if condition(self) { return true }
    switch self {
    case .unknown, .parameter, .variable: return false
    case .nominal(_, let arguments), .opaque(_, _, let arguments): return arguments.contains { $0.contains(condition) }
    case .associated(let base, _, _), .metatype(let base), .protocolMetatype(let base): return base.contains(condition)
    case .tuple(let elements), .pack(let elements): return elements.contains { $0.type.contains(condition) }
    case .function(let function):
      return function.result.contains(condition) || function.parameters.contains { $0.type.contains(condition) }
        || function.thrown?.contains(condition) == true
    case .existential(_, let superclass, let constraints):
      return superclass.contains { $0.contains(condition) } || constraints.contains { $0.type.contains(condition) }
    }
  }

  /// Whether something in it is not found out yet.
  var hasVariables: Bool {
    contains { if case .variable = $0 { true } else { false } }
  }

  /// Whether its values are types.
  var isMetatype: Bool { if case .metatype = self { true } else { false } }

  /// Whether it is a generic parameter.
  var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// Whether nothing in it is unknown, a variable or a generic parameter.
  var isConcrete: Bool {
    !contains {
      switch $0 {
      case .unknown, .variable, .parameter, .associated: true
      default: false
      }
    }
  }

  /// Whether nothing in it is unknown.
  var isFullyKnown: Bool { !contains { $0 == .unknown } }
}

extension TypeChecker {
  /// Replaces generic parameters in a parameter's type and in its result builder.
  func substitute(_ parameter: FunctionType.Parameter, _ substitution: Substitution) -> FunctionType.Parameter {
    var result = parameter
    result.type = substitute(parameter.type, substitution)
    if let builder = parameter.builder { result.builder = substitute(builder, substitution) }
    return result
  }

  /// Replaces generic parameters; associated types of what becomes known are resolved.
  func substitute(_ type: Type, _ substitution: Substitution) -> Type {
    if substitution.isEmpty { return type }
    return type.mapped { part in
      switch part {
      case .parameter(let parameter):
        return substitution[parameter]
      case .associated(let base, let id, let name):
        let newBase = substitute(base, substitution)
        return newBase == base ? nil : normalize(.associated(newBase, id, name))
      case .tuple(let elements) where elements.contains(where: \.isExpansion):
        return .tuple(flattened: elements.flatMap { expand($0, substitution) })
      case .pack(let elements):
        return .pack(elements.flatMap { expand($0, substitution) })
      case .opaque(let id, let constraints, let arguments) where arguments.isEmpty:
        // An opaque result carries the generic arguments of the call that made it.
        let generics = program[id].generics
        guard !generics.isEmpty, generics.contains(where: { substitution[$0] != nil }) else { return nil }
        return .opaque(id, constraints: constraints, arguments: generics.map { substitution[$0] ?? .parameter($0) })
      default:
        return nil
      }
    }
  }

  /// The substitution of a nominal's own generic parameters.
  func nominalSubstitution(_ id: NominalID, _ arguments: [Type]) -> Substitution {
    substitution(program[id].generics, arguments)
  }

  /// What stands for generic parameters, in order.
  func substitution(_ generics: [GenericParameter], _ arguments: [Type]) -> Substitution {
    var result: Substitution = [:]
    for (parameter, argument) in zip(generics, arguments) { result[parameter] = argument }
    return result
  }

  /// Whether a type is the `some P` of a function of the program: of what is behind it nothing counts but what `P` says.
  func isOpaqueOfProgram(_ type: Type) -> Bool {
    guard case .opaque(let function, let protocols, _) = type else { return false }
    return info(function).scope.part == nil && !protocols.isEmpty
  }

  /// An associated type resolved as far as its base is known.
  func normalize(_ type: Type, in scope: DeclarationScope? = nil) -> Type {
    guard case .associated(let base, let id, let name) = type else { return type }
    switch base {
    case .nominal:
      return associatedType(name, of: id, in: base) ?? (base.hasVariables ? type : .unknown)
    case .opaque(let function, _, let arguments) where isOpaqueOfProgram(base):
      let said = info(function).opaqueConstraints.first { $0.name == name }?.type
      return said.map { substitute($0, substitution(program[function].generics, arguments)) } ?? type
    case .opaque(let function, _, let arguments):
      if let underlying = underlyingType(of: function, arguments: arguments) {
        return normalize(.associated(underlying, id, name))
      }
      return type
    case .tuple, .pack, .function, .metatype, .protocolMetatype: return .unknown
    case .unknown: return .unknown
    case .parameter, .associated:
      return scope.flatMap { sameType(as: type, in: $0) } ?? sameInProtocol(name, of: base) ?? type
    case .existential: return bound(ofAssociated: name, declaredIn: id, in: base)
    case .variable: return type
    }
  }

  /// What a protocol says that an associated type of its associated type is: `Iterator.Element` of a sequence is its `Element`.
  func sameInProtocol(_ name: String, of base: Type) -> Type? {
    var (names, base) = ([name], base)
    while case .associated(let inner, let owner, let nested) = base {
      names.insert(nested, at: 0)
      // What a refined protocol says holds too where a protocol declares the type once more, as `Collection` its iterator.
      for ancestor in ancestors(of: owner) {
        let parameter = info(ancestor).selfParameter
        for case .same(let left, let right) in info(ancestor).requirements where isPath(left, names[...], in: parameter)
        {
          return substitute(right, [parameter: inner])
        }
      }
      base = inner
    }
    return nil
  }

  /// Whether a type is the member of a generic parameter's members that names lead to: `Iterator`, `Element`.
  private func isPath(_ type: Type, _ names: ArraySlice<String>, in parameter: GenericParameter) -> Bool {
    switch type {
    case .parameter(parameter): names.isEmpty
    case .associated(let base, _, let name): name == names.last && isPath(base, names.dropLast(), in: parameter)
    default: false
    }
  }

  /// What a requirement in scope says that a type is the same as.
  func sameType(as type: Type, in scope: DeclarationScope) -> Type? {
    for case .same(let first, let second) in scope.allRequirements {
      // `where Unit == Unit.Product`: what is made of a type becomes the type, which would never end the other way.
      let (left, right) = first != second && second.contains { $0 == first } ? (second, first) : (first, second)
      if matches(left, type), right != type { return right }
      if matches(right, type), left != type, isConcreteEnough(left) { return left }
    }
    guard case .associated(let base, _, let name) = type else { return nil }
    return fixedType(name, of: base, in: scope)
  }

  /// What a protocol that a type is known to satisfy says that an associated type is: `protocol Q: P where Element == Int`.
  private func fixedType(_ name: String, of base: Type, in scope: DeclarationScope) -> Type? {
    for (known, _) in protocols(of: base, in: scope) {
      for ancestor in ancestors(of: known) {
        let parameter = info(ancestor).selfParameter
        for case .same(.associated(.parameter(parameter), _, name), let right) in info(ancestor).requirements {
          if right == .parameter(parameter) { return base }
          if !right.contains({ !isConcreteEnough($0) }) { return right }
          if case .associated(.parameter(parameter), _, let other) = right, other != name {
            return substitute(right, [parameter: base])
          }
        }
      }
    }
    return nil
  }

  private func isConcreteEnough(_ type: Type) -> Bool {
    switch type {
    case .associated, .parameter: false
    default: true
    }
  }

  /// Whether two types are equal, taking an associated type for the same one of a refined protocol.
  private func matches(_ left: Type, _ right: Type) -> Bool {
    if left == right { return true }
    if case .associated(let a, _, let x) = left, case .associated(let b, _, let y) = right {
      return x == y && matches(a, b)
    }
    return false
  }

  // MARK: Protocols

  /// A protocol and all that it refines, itself first.
  func ancestors(of id: ProtocolID) -> [ProtocolID] {
    let info = info(id)
    resolveHeader(info)
    return info.ancestors.isEmpty ? [id] : info.ancestors
  }

  /// Finds what a protocol refines and requires.
  private func resolveHeader(_ info: ProtocolInfo) {
    guard !info.hasHeader else { return }
    info.hasHeader = true
    let selfType = Type.parameter(info.selfParameter)
    var requirements: [Requirement] = []
    for reference in info.declaration.inherited {
      requirements += self.requirements(on: selfType, from: reference, in: info.scope)
    }
    let inherited = requirements.compactMap { requirement -> ProtocolID? in
      if case .conforms(selfType, let id) = requirement { return id }
      return nil
    }
    program.protocols[Int(info.id.index)].inherited = inherited
    var ancestors = [info.id]
    for id in inherited {
      for ancestor in self.ancestors(of: id) where !ancestors.contains(ancestor) { ancestors.append(ancestor) }
    }
    info.ancestors = ancestors
    info.requirements = requirements
    info.scope.requirements = [.conforms(selfType, info.id)] + requirements
    func add(_ more: [Requirement]) {
      info.requirements += more
      info.scope.requirements += more
    }
    for (name, declaration) in info.associatedTypes {
      let type = Type.associated(selfType, info.id, name)
      for reference in declaration.inherited { add(self.requirements(on: type, from: reference, in: info.scope)) }
      for requirement in declaration.generics.requirements { add(self.requirements(from: requirement, in: info.scope)) }
    }
    for requirement in info.declaration.generics.requirements {
      add(self.requirements(from: requirement, in: info.scope))
    }
  }

  /// The protocols that a type is known to satisfy in a scope, with what they are required of.
  func protocols(of type: Type, in scope: DeclarationScope?) -> [(ProtocolID, Type)] {
    switch type {
    case .existential(let protocols, _, _), .opaque(_, let protocols, _):
      return protocols.map { ($0, type) }
    case .parameter, .associated:
      var result: [(ProtocolID, Type)] = []
      if case .parameter(let parameter) = type, case .protocol(let id) = parameter.owner { result.append((id, type)) }
      let requirements = scope?.allRequirements ?? []
      let equals = [type] + equivalents(of: type, by: requirements)
      for case .conforms(let subject, let id) in requirements where equals.contains(where: { matches(subject, $0) }) {
        result.append((id, type))
      }
      // While a signature is being read its function is not in the tables; the scope has its requirements.
      if case .parameter(let parameter) = type, case .function(let function) = parameter.owner,
        functionInfos.indices.contains(Int(function.index))
      {
        for case .conforms(type, let id) in info(function).requirements where !result.contains(where: { $0.0 == id }) {
          result.append((id, type))
        }
      }
      if case .associated(let base, let id, let name) = type {
        result += constraints(ofAssociated: name, declaredIn: id, base: base, scope: scope).map { ($0, type) }
      }
      for case .associated(let base, let id, let name) in equals.dropFirst() {
        let origins = requirements.compactMap { if case .conforms(base, let id) = $0 { id } else { nil } }
        result += constraints(ofAssociated: name, declaredIn: [id] + origins).map { ($0, type) }
      }
      return result
    case .nominal(let id, _):
      return conformances(of: id).keys.sorted { $0.index < $1.index }.map { ($0, type) }
    default:
      return []
    }
  }

  /// What requirements make one with a generic parameter: `B` of `A` in `extension Pair where A == B, A: Comparable`, and `C.Index` of `I`
  /// in `where C: Collection, C.Index == I`.
  private func equivalents(of type: Type, by requirements: [Requirement]) -> [Type] {
    guard case .parameter = type else { return [] }
    return requirements.compactMap { requirement in
      guard case .same(let left, let right) = requirement, left == type || right == type else { return nil }
      switch left == type ? right : left {
      case .parameter(let other): return .parameter(other)
      case .associated(let base, let id, let name): return .associated(base, id, name)
      default: return nil
      }
    }
  }

  /// The protocols that protocols ask of an associated type.
  func constraints(ofAssociated name: String, declaredIn id: ProtocolID, base: Type, scope: DeclarationScope?)
    -> [ProtocolID]
  {
    // A refined protocol may ask for more than the one that declares the type: `protocol Keyed: Identifiable where ID: Comparable`.
    let result = constraints(ofAssociated: name, declaredIn: [id] + protocols(of: base, in: scope).map(\.0))
    return result + constraints(ofNested: name, in: base, scope: scope).filter { !result.contains($0) }
  }

  /// The protocols that some protocols, and those that they refine, ask of an associated type.
  private func constraints(ofAssociated name: String, declaredIn origins: [ProtocolID]) -> [ProtocolID] {
    var result: [ProtocolID] = []
    for origin in origins {
      for ancestor in ancestors(of: origin) {
        let selfType = Type.parameter(info(ancestor).selfParameter)
        for case .conforms(.associated(let subject, _, name), let constraint) in info(ancestor).requirements
        where subject == selfType && !result.contains(constraint) {
          result.append(constraint)
        }
      }
    }
    return result
  }

  /// What protocols ask of a member of their associated types: `associatedtype Items: Collection where Items.Element: Shape`.
  private func constraints(ofNested name: String, in base: Type, scope: DeclarationScope?) -> [ProtocolID] {
    guard case .associated(let inner, let owner, let outer) = base else { return [] }
    let origins = [owner] + protocols(of: inner, in: scope).map(\.0)
    return origins.flatMap(ancestors).flatMap { ancestor -> [ProtocolID] in
      let selfType = Type.parameter(info(ancestor).selfParameter)
      return info(ancestor).requirements.compactMap { requirement in
        guard case .conforms(.associated(.associated(selfType, _, outer), _, name), let constraint) = requirement else {
          return nil
        }
        return constraint
      }
    }
  }

  /// Whether a type is a member of a generic parameter, `T.Element`, of such a member, or of what `some P` hides, of which all is written
  /// that it conforms to, and that is no other type.
  func isAbstractMember(_ type: Type, in scope: DeclarationScope) -> Bool {
    guard case .associated(let base, _, _) = type, normalize(type, in: scope) == type,
      !scope.allRequirements.contains(where: { if case .same(_, type) = $0 { true } else { false } })
    else { return false }
    switch base {
    case .parameter: return !parametersOfUnknown.contains(base)
    case .opaque: return isOpaqueOfProgram(base)
    case .associated: return isAbstractMember(base, in: scope)
    default: return false
    }
  }

  /// The class that a protocol asks an associated type to inherit from: `associatedtype Owner: Animal`.
  private func classBound(ofMember type: Type, in scope: DeclarationScope?) -> Type? {
    guard case .associated(let base, let owner, let name) = type else { return nil }
    for ancestor in ([owner] + protocols(of: base, in: scope).map(\.0)).flatMap(ancestors) {
      let parameter = info(ancestor).selfParameter
      for case .inherits(.associated(.parameter(parameter), _, name), let superclass) in info(ancestor).requirements {
        return substitute(superclass, [parameter: base])
      }
    }
    return nil
  }

  /// The class bound of a generic parameter or existential.
  func classBound(of type: Type, in scope: DeclarationScope?) -> Type? {
    if case .existential(_, let superclass, _) = type, let first = superclass.first { return first }
    for case .inherits(let subject, let superclass) in scope?.allRequirements ?? [] where subject == type {
      return superclass
    }
    if let bound = classBound(ofMember: type, in: scope) { return bound }
    // `protocol P: C` says so of all that conforms.
    for (id, _) in protocols(of: type, in: scope) {
      for ancestor in ancestors(of: id) {
        let selfType = Type.parameter(info(ancestor).selfParameter)
        for case .inherits(selfType, let superclass) in info(ancestor).requirements { return superclass }
      }
    }
    return nil
  }
}
