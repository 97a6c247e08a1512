import TheseusProgram

extension GenericParameter {
  /// Each of the elements of what `each T` stands for, in the types of an expansion.
  public var element: GenericParameter {
    GenericParameter(owner: owner, index: ~index, name: "each \(name)")
  }

  /// The `each T` whose elements it stands for; nil for what is no element of a pack.
  public var pack: GenericParameter? {
    index < 0 ? GenericParameter(owner: owner, index: ~index, name: String(name.dropFirst(5)), isPack: true) : nil
  }
}

extension Type {
  /// A tuple, or its element where it has only one.
  public static func tuple(flattened elements: [Element]) -> Type {
    guard elements.count == 1, let only = elements.first, only.label == nil, !only.isExpansion else {
      return .tuple(elements)
    }
    return only.type
  }

  /// The packs whose elements it is made of, without those that it expands itself.
  public var packs: Set<GenericParameter> {
    var result: Set<GenericParameter> = []
    _ = mapped { part in
      switch part {
      case .parameter(let parameter):
        if let pack = parameter.pack { result.insert(pack) }
        return nil
      case .tuple(let elements) where elements.contains(where: \.isExpansion), .pack(let elements):
        for element in elements where !element.isExpansion { result.formUnion(element.type.packs) }
        return part
      default: return nil
      }
    }
    return result
  }

  /// The elements of what stands for a pack; nil where that is not known.
  var packElements: [Element]? {
    switch self {
    case .pack(let elements): elements
    case .parameter(let parameter) where parameter.isPack: [Element(expanding: .parameter(parameter.element))]
    default: nil
    }
  }

  /// What stands for a generic parameter `each T` where its elements are those of another such parameter alone: this one.
  static func pack(of elements: [Element]) -> Type {
    if elements.count == 1, let only = elements.first, only.isExpansion, case .parameter(let element) = only.type,
      let pack = element.pack
    {
      return .parameter(pack)
    }
    return .pack(elements)
  }
}

extension TypeChecker {
  /// What an element of a tuple or a pack becomes: an expansion, one element for each of those of its packs.
  func expand(_ element: Type.Element, _ substitution: Substitution) -> [Type.Element] {
    guard element.isExpansion else { return [element.with(substitute(element.type, substitution))] }
    return rounds(of: element.type.packs, substitution).map { round in
      var result = element.with(substitute(element.type, round.substitution))
      result.isExpansion = round.isExpansion
      return result
    }
  }

  /// A substitution for each of the elements that packs stand for.
  ///
  /// Packs of different lengths, which no correct program expands together, give none beyond the shortest.
  func rounds(
    of packs: Set<GenericParameter>, _ substitution: Substitution
  ) -> [(substitution: Substitution, isExpansion: Bool)] {
    let known = packs.compactMap { pack in substitution[pack]?.packElements.map { (pack, $0) } }
    guard !known.isEmpty else { return [(substitution, true)] }
    let count = known.map(\.1.count).min() ?? 0
    return (0..<count).map { index in
      var round = substitution
      for (pack, elements) in known { round[pack.element] = elements[index].type }
      return (round, known.contains { $0.1[index].isExpansion })
    }
  }

  /// Requirements with what stands for generic parameters: those of the elements of packs once for each element that is known.
  func rounds(
    of requirements: [Requirement], _ substitution: Substitution
  ) -> [(requirement: Requirement, substitution: Substitution)] {
    guard substitution.keys.contains(where: \.isPack) else { return requirements.map { ($0, substitution) } }
    return requirements.flatMap { requirement in
      let packs = requirement.packs
      if packs.isEmpty { return [(requirement, substitution)] }
      if packs.contains(where: { substitution[$0].map { $0.packElements == nil } ?? false }) { return [] }
      return rounds(of: packs, substitution).map { (requirement, $0.substitution) }
    }
  }

  /// The generic arguments that are written for a type, those for its `each T` as one pack.
  func packed(_ types: [Type], for named: DeclarationScope.NamedType) -> [Type] {
    let parameters =
      switch named {
      case .nominal(let id): info(id).declaration.generics.parameters
      case .alias(let alias): alias.declaration.generics.parameters
      case .type, .protocol: [GenericClause.Parameter]()
      }
    guard !types.isEmpty, let place = parameters.firstIndex(where: \.isPack) else { return types }
    let count = types.count - parameters.count + 1
    guard count > 0 else { return types }
    let elements = (place..<place + count).flatMap { index -> [Type.Element] in
      if case .pack(let elements) = types[index] { elements } else { [Type.Element(type: types[index])] }
    }
    return types[..<place] + [.pack(of: elements)] + types[(place + count)...]
  }
}

extension Requirement {
  /// The packs of whose elements it asks something.
  fileprivate var packs: Set<GenericParameter> {
    switch self {
    case .conforms(let subject, _): subject.packs
    case .same(let left, let right), .inherits(let left, let right): left.packs.union(right.packs)
    }
  }
}
