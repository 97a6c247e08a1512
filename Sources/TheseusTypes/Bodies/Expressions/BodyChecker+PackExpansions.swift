import TheseusProgram

/// What an expansion that is being checked goes through.
struct OpenExpansion {
  /// The packs of values in it.
  var sources: [PackExpansion.Source] = []
  /// The packs of types that are named in it.
  var packs: Set<GenericParameter> = []
}

/// `repeat` and `each`.
extension BodyChecker {
  /// Checks `repeat pattern`.
  func inferExpansion(
    of pattern: Expression, naming types: [TypeReference], expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    var wanted: Type?
    if case .pack(let elements)? = expected, elements.count == 1 { wanted = elements[0].type }
    expansions.append(OpenExpansion())
    for type in types { note(checker.resolve(type, in: scope)) }
    let value = settled(infer(pattern, expected: wanted))
    let open = expansions.removeLast()
    let packs = open.sources.reduce(into: open.packs) { $0.formUnion(expandedPacks(of: $1.pack.type)) }
    if packs.isEmpty, unifier.zonk(value.type) != .unknown {
      report("empty-expansion", "pack expansion requires that it contain at least one pack reference", at: range)
    }
    return TypedExpression(
      .packExpansion(PackExpansion(sources: open.sources, packs: packs, pattern: value)),
      type: .pack([.init(expanding: value.type)]), range: range)
  }

  /// Checks `each pack`, a value that stands for each element of a pack in turn, or `each T`.
  func inferElement(of pack: Expression, at range: SourceRange) -> TypedExpression {
    if let type = elementType(of: pack) {
      return TypedExpression(.metatype(type), type: .metatype(type), range: range)
    }
    let value = if case .name = pack.kind { inferReference(pack, expected: nil) } else { infer(pack) }
    guard let element = expandedElement(of: value.type) else {
      let type = unifier.zonk(value.type)
      if type != .unknown {
        report("each-without-pack", "'each' cannot be applied to non-pack type \(checker.quoted(type))", at: range)
      }
      return unknown(range)
    }
    let known = expansions.last?.sources.first { $0.pack.range == value.range }
    return read(known?.element ?? newSource(of: value, element), at: range)
  }

  /// What `each T` stands for; nil for values.
  func elementType(of pack: Expression) -> Type? {
    guard let type = namedType(pack), case .parameter(let parameter) = type, parameter.isPack else { return nil }
    note(type)
    return .parameter(parameter.element)
  }

  /// Notes that the innermost expansion goes through the elements of a pack of types.
  private func note(_ pack: Type) {
    guard !expansions.isEmpty, case .parameter(let parameter) = pack, parameter.isPack else { return }
    expansions[expansions.count - 1].packs.insert(parameter)
  }

  /// The local that stands for each element of a pack in the expansion around it.
  private func newSource(of pack: TypedExpression, _ element: Type) -> LocalID {
    let local = addLocal(nil, type: element, isVariable: false)
    if expansions.isEmpty {
      let name = checker.describe(element)
      report("pack-outside-expansion", "pack reference '\(name)' can only appear in pack expansion", at: pack.range)
    } else {
      expansions[expansions.count - 1].sources.append(.init(element: local, pack: pack))
    }
    return local
  }

  /// Reports a pack that is named without `each`.
  func reportingPack(_ value: TypedExpression) -> TypedExpression {
    guard case .pack = value.type, let element = expandedElement(of: value.type) else { return value }
    report(
      "pack-without-each", "value pack '\(checker.describe(element))' must be referenced with 'each'", at: value.range)
    return unknown(value.range)
  }

  private func expandedPacks(of type: Type) -> Set<GenericParameter> {
    expandedElement(of: type)?.packs ?? []
  }

  /// What each element of a pack is, or of a tuple that is all of one.
  func expandedElement(of type: Type) -> Type? {
    switch unifier.zonk(type) {
    case .pack(let elements), .tuple(let elements):
      guard elements.count == 1, let only = elements.first, only.isExpansion else { return nil }
      return only.type
    default: return nil
    }
  }

  /// An element of a tuple that a value becomes.
  func element(_ label: String?, _ value: TypedExpression) -> Type.Element {
    if case .packExpansion(let expansion) = value.kind {
      return Type.Element(expanding: expansion.pattern.type, label: label)
    }
    return Type.Element(label: label, type: value.type)
  }
}
