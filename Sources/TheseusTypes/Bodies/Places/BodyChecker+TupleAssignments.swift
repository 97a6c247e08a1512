import TheseusProgram

extension BodyChecker {
  /// What a part of a tuple is assigned to.
  private indirect enum Target {
    /// `_`, of a type that the value says.
    case dropped(Type)
    case place(TypedExpression)
    case tuple([Target])

    var type: Type {
      switch self {
      case .dropped(let type): type
      case .place(let place): place.type
      case .tuple(let parts): .tuple(parts.map { Type.Element(type: $0.type) })
      }
    }
  }

  /// `(a, b) = (b, a)`: what the places need is evaluated first, then the values, then come the assignments.
  func assignTuple(_ elements: [Argument], _ value: Expression, at range: SourceRange) -> TypedExpression {
    var statements: [TypedStatement] = []
    let targets = held(elements.map { target($0.value) }, &statements)
    let whole = check(value, to: Target.tuple(targets).type, as: .assigned)
    if hasDropped(targets), targets.allSatisfy({ !isPlace($0) }) {
      let drop = TypedExpression(.assign(.discard, whole), type: .void, range: range)
      return TypedExpression(
        .sequence([TypedStatement(.expression(drop), range: range)], void(range)), type: .void, range: range)
    }
    if hasDropped(targets), case .tuple = whole.kind {
      let parts = heldParts(of: whole, for: targets, &statements, at: range)
      return assigned(parts, behind: statements, at: range)
    }
    let temporary = addLocal(nil, type: Target.tuple(targets).type, isVariable: false)
    let value = TypedStatement(.variable(temporary, whole), range: range)
    let parts = parts(of: read(temporary, at: range), for: targets, at: range)
    let given = hasDropped(targets) ? kept(parts, of: value, &statements, at: range) : parts.map(\.value)
    if !hasDropped(targets) { statements.append(value) }
    return assigned(zip(parts, given).map { ($0.place, $1) }, behind: statements, at: range)
  }

  /// The assignments to places, behind what evaluates the values.
  private func assigned(
    _ parts: [(place: TypedExpression, value: TypedExpression)], behind statements: [TypedStatement],
    at range: SourceRange
  ) -> TypedExpression {
    let assignments = parts.map { part in
      let place = place(of: part.place, for: assignment(to: part.place), at: part.place.range)
      let assign = TypedExpression(.assign(place, part.value), type: .void, range: range)
      return TypedStatement(.expression(assign), range: range)
    }
    return TypedExpression(.sequence(statements + assignments, void(range)), type: .void, range: range)
  }

  /// The elements of a tuple that is written there, held for the places; what is dropped ends before the next one is evaluated.
  private func heldParts(
    of value: TypedExpression, for targets: [Target], _ statements: inout [TypedStatement], at range: SourceRange
  ) -> [(place: TypedExpression, value: TypedExpression)] {
    let written: [TypedExpression]
    if case .tuple(let elements) = value.kind {
      written = elements
    } else {
      let held = heldValue(value, &statements)
      written = targets.enumerated().map {
        TypedExpression(.tupleElement(held, $0.offset), type: $0.element.type, range: range)
      }
    }
    return zip(targets, written).flatMap { target, part in
      switch target {
      case .dropped:
        let drop = TypedExpression(.assign(.discard, part), type: .void, range: range)
        statements.append(TypedStatement(.expression(drop), range: range))
        return [(place: TypedExpression, value: TypedExpression)]()
      case .tuple(let inner): return heldParts(of: part, for: inner, &statements, at: range)
      case .place(let place): return [(place, heldValue(part, &statements))]
      }
    }
  }

  private func isPlace(_ target: Target) -> Bool {
    switch target {
    case .dropped: false
    case .tuple(let inner): inner.contains { isPlace($0) }
    case .place: true
    }
  }

  /// The parts of a value that are assigned, held without those that are dropped, which end before anything is assigned.
  private func kept(
    _ parts: [(place: TypedExpression, value: TypedExpression)], of value: TypedStatement,
    _ statements: inout [TypedStatement], at range: SourceRange
  ) -> [TypedExpression] {
    let whole =
      parts.count == 1
      ? parts[0].value
      : TypedExpression(
        .tuple(parts.map(\.value)), type: .tuple(parts.map { Type.Element(type: $0.place.type) }), range: range)
    let held = addLocal(nil, type: whole.type, isVariable: false)
    let rest = TypedExpression(.sequence([value], whole), type: whole.type, range: range)
    statements.append(TypedStatement(.variable(held, rest), range: range))
    if parts.count == 1 { return [read(held, at: range)] }
    return parts.enumerated().map { index, part in
      TypedExpression(.tupleElement(read(held, at: range), index), type: part.place.type, range: range)
    }
  }

  private func target(_ expression: Expression) -> Target {
    if case .discard = expression.kind { return .dropped(unifier.fresh()) }
    if case .tuple(let parts) = expression.kind, !parts.isEmpty { return .tuple(parts.map { target($0.value) }) }
    noteAssigned(expression)
    let place = infer(expression)
    reportChain(place)
    return .place(place)
  }

  /// Reports an optional chain, which is a place only where it is assigned to alone.
  private func reportChain(_ place: TypedExpression) {
    guard case .optionalChain = place.kind else { return }
    report(
      "immutable-expression",
      "cannot assign to immutable expression of type \(checker.quoted(unifier.zonk(place.type)))", at: place.range,
      explanation: "Assign each part by itself, or unwrap the value before.")
  }

  /// The places among targets, each with the part of a value that is assigned to it.
  private func parts(
    of value: TypedExpression, for targets: [Target], at range: SourceRange
  ) -> [(place: TypedExpression, value: TypedExpression)] {
    targets.enumerated().flatMap { index, target in
      let element = TypedExpression(.tupleElement(value, index), type: target.type, range: range)
      switch target {
      case .dropped: return [(place: TypedExpression, value: TypedExpression)]()
      case .tuple(let inner): return parts(of: element, for: inner, at: range)
      case .place(let place): return [(place, element)]
      }
    }
  }

  private func hasDropped(_ targets: [Target]) -> Bool {
    targets.contains { target in
      switch target {
      case .dropped: true
      case .tuple(let inner): hasDropped(inner)
      case .place: false
      }
    }
  }

  private func held(_ targets: [Target], _ statements: inout [TypedStatement]) -> [Target] {
    targets.map { target in
      switch target {
      case .dropped: target
      case .tuple(let parts): .tuple(held(parts, &statements))
      case .place(let place): .place(heldPlace(place, &statements))
      }
    }
  }

  /// A place whose objects and indices are those that they are before anything is assigned: the `cur!` of `(cur, cur!.next) = (next, nil)`.
  private func heldPlace(_ place: TypedExpression, _ statements: inout [TypedStatement]) -> TypedExpression {
    func changed(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind, type: place.type, range: place.range)
    }
    switch place.kind {
    case .field(let base, let index): return changed(.field(heldOwner(base, &statements), index))
    case .tupleElement(let base, let index): return changed(.tupleElement(heldPlace(base, &statements), index))
    case .unwrap(let base): return changed(.unwrap(heldPlace(base, &statements)))
    case .unwrapImplicitly(let base): return changed(.unwrapImplicitly(heldPlace(base, &statements)))
    case .call(let callee, let arguments) where program.isGetter(callee):
      return changed(
        .call(
          callee,
          arguments.enumerated().map { index, argument in
            index == 0 ? heldOwner(argument, &statements) : heldValue(argument, &statements)
          }))
    default: return place
    }
  }

  /// What has a part that is assigned to: an object is held, as another one may stand in its place by then.
  private func heldOwner(_ owner: TypedExpression, _ statements: inout [TypedStatement]) -> TypedExpression {
    isReference(unifier.resolve(owner.type)) ? heldValue(owner, &statements) : heldPlace(owner, &statements)
  }

  private func heldValue(_ value: TypedExpression, _ statements: inout [TypedStatement]) -> TypedExpression {
    switch value.kind {
    case .integer, .string, .boolean, .metatype, .closure, .inout: return value
    case .local(let local) where !locals[Int(local.index)].isVariable: return value
    default:
      let local = addLocal(nil, type: value.type, isVariable: false)
      statements.append(TypedStatement(.variable(local, value), range: value.range))
      return read(local, at: value.range)
    }
  }
}
