import TheseusTypes

extension TypeTable {
  /// A type with its parameters replaced, and associated types of what became concrete looked up.
  func substitute(
    _ type: Type, parameters: [GenericParameter], arguments: [TypeToken], checked: any CheckedProgram
  ) -> Type {
    func replace(_ type: Type) -> Type {
      switch type {
      case .unknown, .variable: return type
      case .nominal(let id, let inner): return inner.isEmpty ? type : .nominal(id, inner.map(replace))
      case .parameter(let parameter):
        guard let index = parameters.firstIndex(of: parameter), arguments.indices.contains(index) else {
          return .unknown
        }
        return self[arguments[index]].type
      case .associated(let base, let protocolID, let name):
        let concrete = replace(base)
        if concrete == .unknown { return .unknown }
        guard let found = checked.associatedType(name, of: protocolID, in: concrete) else { return .unknown }
        return found == type ? .unknown : replace(found)
      case .tuple(let elements) where elements.contains(where: \.isExpansion):
        return .tuple(flattened: elements.flatMap(expand))
      case .tuple(let elements): return .tuple(elements.map { $0.with(replace($0.type)) })
      case .pack(let elements): return .pack(elements.flatMap(expand))
      case .function(var function):
        function.parameters = function.parameters.map { parameter in
          var parameter = parameter
          parameter.type = replace(parameter.type)
          return parameter
        }
        function.result = replace(function.result)
        function.thrown = function.thrown.map(replace)
        return .function(function)
      case .existential(let protocols, let superclass, let constraints):
        return .existential(
          protocols, superclass: superclass.map(replace),
          constraints: constraints.map { $0.with(replace($0.type)) })
      case .opaque(let id, let constraints, let inner):
        return .opaque(id, constraints: constraints, arguments: inner.map(replace))
      // `T.Type` is the type of `T.self` alone, also where `T` is an existential.
      case .metatype(.parameter(let parameter)): return replace(.parameter(parameter)).ofItself
      case .metatype(let instance): return .metatype(replace(instance))
      case .protocolMetatype(let instance): return .protocolMetatype(replace(instance))
      }
    }
    func expand(_ element: Type.Element) -> [Type.Element] {
      guard element.isExpansion else { return [element.with(replace(element.type))] }
      let packs = Array(element.type.packs)
      let elements = packs.map { pack in
        parameters.firstIndex(of: pack).flatMap { arguments.indices.contains($0) ? self[arguments[$0]].arguments : nil }
          ?? []
      }
      return (0..<(elements.map(\.count).min() ?? 0)).map { index in
        let round = substitute(
          element.type, parameters: packs.map(\.element) + parameters,
          arguments: elements.map { $0[index] } + arguments, checked: checked)
        return Type.Element(label: element.label, type: round)
      }
    }
    return replace(type)
  }

  /// Whether a type mentions generic parameters or what depends on them.
  static func isGeneric(_ type: Type) -> Bool {
    switch type {
    case .unknown, .variable: false
    case .nominal(_, let arguments): arguments.contains(where: isGeneric)
    case .parameter, .associated: true
    case .tuple(let elements), .pack(let elements): elements.contains { isGeneric($0.type) }
    case .function(let function):
      function.parameters.contains { isGeneric($0.type) } || isGeneric(function.result)
        || function.thrown.map(isGeneric) == true
    case .existential(_, let superclass, let constraints):
      superclass.contains(where: isGeneric) || constraints.contains { isGeneric($0.type) }
    case .opaque(_, _, let arguments): arguments.contains(where: isGeneric)
    case .metatype(let instance), .protocolMetatype(let instance): isGeneric(instance)
    }
  }
}
