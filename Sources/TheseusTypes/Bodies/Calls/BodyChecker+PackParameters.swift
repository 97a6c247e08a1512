import TheseusProgram

/// A written parameter of a function that takes packs, among those of an opened candidate.
struct PackedParameter {
  /// The parameters that stand for it.
  var places: Range<Int>
  /// The pack that their arguments make; nil for a parameter that is none.
  var pack: Type?
}

/// Calls of functions with parameters `repeat each T`: how many elements a pack has is found first, then each is a parameter of its own.
extension BodyChecker {
  /// A candidate with the lengths of the packs for which its generic parameters stand, as far as a call says them.
  func measured(_ candidate: Candidate, _ arguments: [Argument]) -> Candidate {
    guard candidate.packs.isEmpty, generics(of: candidate).contains(where: \.isPack) else { return candidate }
    let start = snapshot()
    defer { rollback(to: start) }
    let opened = open(candidate)
    var result = candidate
    for (parameter, type) in opened.substitution where parameter.isPack {
      result.packs[parameter] = unifier.zonk(type).packElements?.map(\.isExpansion)
    }
    for (written, binding) in zip(writtenParameters(of: candidate), match(arguments, opened) ?? []) {
      let own = measure(written.type, binding.indices.map { arguments[$0].value })
      result.packs.merge(own) { known, _ in known }
    }
    return result
  }

  /// The lengths of packs that the arguments for a parameter say.
  private func measure(_ written: Type, _ arguments: [Expression]) -> [GenericParameter: [Bool]] {
    if case .pack(let elements) = written { return measure(elements, arguments.map(isExpansion)) }
    guard written.contains({ $0.namesPack }), let argument = arguments.first else { return [:] }
    if case .tuple(let elements) = written, case .tuple(let own) = argument.kind {
      return measure(elements, own.map { isExpansion($0.value) })
    }
    if needsContext(argument) { return [:] }
    return measure(written, unifier.decided(infer(argument).type))
  }

  private func measure(_ written: Type, _ own: Type) -> [GenericParameter: [Bool]] {
    switch (written, own) {
    case (.parameter(let pack), _) where pack.isPack:
      return own.packElements.map { [pack: $0.map(\.isExpansion)] } ?? [:]
    case (.pack(let elements), .pack(let parts)), (.tuple(let elements), .tuple(let parts)):
      return measure(elements, parts.map(\.isExpansion))
    case (.tuple(let elements), _) where elements.contains(where: \.isExpansion) && isCertain(own):
      return measure(elements, [false])
    case (.nominal(let id, let arguments), .nominal(let other, let given)) where id == other:
      return zip(arguments, given).reduce(into: [:]) { $0.merge(measure($1.0, $1.1)) { known, _ in known } }
    default: return [:]
    }
  }

  /// The lengths of the packs that elements expand, from which of as many as there are in all are expansions.
  private func measure(_ elements: [Type.Element], _ isExpansion: [Bool]) -> [GenericParameter: [Bool]] {
    let count = isExpansion.count - elements.count + 1
    guard let place = elements.firstIndex(where: \.isExpansion), count >= 0 else { return [:] }
    let part = Array(isExpansion[place..<place + count])
    return elements[place].type.packs.reduce(into: [:]) { $0[$1] = part }
  }

  private func isExpansion(_ expression: Expression) -> Bool {
    if case .packExpansion = expression.kind { true } else { false }
  }

  private func generics(of candidate: Candidate) -> [GenericParameter] {
    switch candidate.target {
    case .function(let id): program[id].generics
    case .enumCase(let id, _): program[id].generics
    case .local(let function): function.generics
    case .subscript(let property): program[checker.getter(of: property)].generics
    case .value: []
    }
  }

  /// The parameters as they are declared, where one that is a pack is one.
  func writtenParameters(of candidate: Candidate) -> [FunctionType.Parameter] {
    switch candidate.target {
    case .function(let id): program[id].parameters
    case .enumCase(let id, let index): program[id].cases[index].payload.map { .init(type: $0.type) }
    case .local(let function): function.type.parameters
    case .subscript(let property): program[checker.getter(of: property)].parameters
    case .value(_, let type): type.parameters
    }
  }

  /// A pack of new variables.
  func pack(_ isExpansion: [Bool]) -> Type {
    .pack(isExpansion.map { $0 ? .init(expanding: unifier.fresh()) : .init(type: unifier.fresh()) })
  }

  /// Reports packs of different lengths that the parameters or the result of a function expand together; false if there are none.
  func reportOtherShapes(_ opened: Opened, at range: SourceRange) -> Bool {
    guard !opened.candidate.packs.isEmpty, let id = function(of: opened.candidate) else { return false }
    let types = program[id].parameters.map(\.type) + [program[id].result]
    for packs in types.flatMap(\.expandedTogether) {
      let known = packs.sorted { $0.index < $1.index }.compactMap { opened.substitution[$0]?.packElements }
      guard let first = known.first, let other = known.first(where: { $0.count != first.count }) else { continue }
      report(
        "other-pack-shapes",
        "\(describeCallee(opened)) requires the type packs \(quoted(first)) and \(quoted(other)) have the same shape",
        at: range)
      return true
    }
    return false
  }

  /// Reports a use of a function of the program that does not say of how many elements its packs are; false if all are known.
  func reportUnmeasured(_ opened: Opened, at range: SourceRange) -> Bool {
    let open = opened.substitution.filter { $0.key.isPack && unifier.zonk($0.value).packElements == nil }
    guard !open.isEmpty, let id = function(of: opened.candidate), checker.info(id).scope.part == nil else {
      return false
    }
    report(
      "unsupported", "Theseus does not run this use of '\(program[id].name)' and its parameter pack yet", at: range)
    return true
  }

  private func quoted(_ elements: [Type.Element]) -> String {
    "'" + elements.map { checker.describe(unifier.decided($0.type)) }.joined(separator: ", ") + "'"
  }

  /// An opened candidate with a parameter for each element of its packs.
  func spread(_ opened: Opened) -> Opened {
    if opened.candidate.packs.isEmpty { return opened }
    var result = opened
    (result.parameters, result.labels, result.hasDefault) = ([], [], [])
    // What the packs are says what the members of the result are.
    result.result = unifier.zonk(opened.result)
    for (index, parameter) in opened.parameters.enumerated() {
      let start = result.parameters.count
      if case .pack(let elements) = parameter.type {
        for (position, element) in elements.enumerated() {
          result.parameters.append(.init(type: element.isExpansion ? .pack([element]) : element.type))
          result.labels.append(position == 0 ? opened.labels[index] : nil)
          result.hasDefault.append(false)
        }
        result.packedParameters.append(.init(places: start..<result.parameters.count, pack: parameter.type))
      } else {
        result.parameters.append(parameter)
        result.labels.append(opened.labels[index])
        result.hasDefault.append(opened.hasDefault[index])
        result.packedParameters.append(.init(places: start..<start + 1))
      }
    }
    return result
  }

  /// The declared types of the parameters that a candidate has once it is opened, with its generic parameters in them.
  func declaredTypes(of candidate: Candidate) -> [Type] {
    let written = writtenParameters(of: candidate).map(\.type)
    if candidate.packs.isEmpty { return written }
    return written.flatMap { type in
      guard case .pack(let elements) = type, let pattern = elements.first?.type else { return [type] }
      let count = pattern.packs.compactMap { candidate.packs[$0]?.count }.min() ?? 0
      return Array(repeating: pattern, count: count)
    }
  }

  /// The arguments for the parameters of an opened candidate as those for the written ones.
  func gathered(_ arguments: [TypedExpression], for opened: Opened, at range: SourceRange) -> [TypedExpression] {
    if opened.packedParameters.isEmpty { return arguments }
    return opened.packedParameters.flatMap { parameter in
      let values = Array(arguments[parameter.places])
      return parameter.pack.map { [TypedExpression(.pack(values), type: $0, range: range)] } ?? values
    }
  }
}

extension Opened {
  /// Whether a parameter takes any number of arguments.
  func takesSeveral(_ index: Int) -> Bool {
    if case .pack = parameters[index].type, candidate.packs.isEmpty { return true }
    return parameters[index].isVariadic
  }

  /// The place among the written parameters of one that is no element of a pack.
  func writtenPlace(of index: Int) -> Int { packedParameters.firstIndex { $0.places.contains(index) } ?? index }
}

extension Type {
  /// The packs of each expansion that expands several.
  fileprivate var expandedTogether: [Set<GenericParameter>] {
    var result: [Set<GenericParameter>] = []
    _ = contains { part in
      if case .tuple(let elements) = part { result += elements.expandedTogether }
      if case .pack(let elements) = part { result += elements.expandedTogether }
      return false
    }
    return result
  }

  /// Whether it is a pack, or an element of one.
  fileprivate var namesPack: Bool {
    if case .parameter(let parameter) = self { parameter.isPack || parameter.pack != nil } else { false }
  }
}

extension [Type.Element] {
  fileprivate var expandedTogether: [Set<GenericParameter>] {
    filter(\.isExpansion).map(\.type.packs).filter { $0.count > 1 }
  }
}
