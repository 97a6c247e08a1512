import TheseusProgram

/// What a call asks of the elements of an empty literal of which nothing has said yet what they are.
struct EmptyDemand {
  /// What stands for an element.
  var element: Type
  /// What it has to conform to.
  var wanted: ProtocolID
  /// The name that asks.
  var place: SourceRange
}

extension BodyChecker {
  /// Whether a call asks something of the elements of an empty literal, which are `Any` if nothing else says what they are.
  ///
  /// That is reported at once if the call's result says nothing of them, or else when the body ends.
  func isDemand(
    of wanted: ProtocolID, on type: Type, _ opened: Opened, _ values: [TypedExpression?], at place: SourceRange
  ) -> Bool {
    guard !checker.isMarker(wanted), let element = openElement(of: type),
      checker.conforms(unifier.zonk(type).mapped { $0 == element ? .any : nil }, to: wanted, in: scope) == false
    else { return false }
    var literals = values.compactMap { $0 }
    if case .value(let receiver, _) = opened.candidate.receiver { literals.append(receiver) }
    guard literals.contains(where: { $0.isEmptyCollection && unifier.zonk($0.type).contains { $0 == element } }) else {
      return false
    }
    let demand = EmptyDemand(element: element, wanted: wanted, place: place)
    if unifier.zonk(opened.result).contains({ $0 == element }) {
      emptyDemands.append(demand)
    } else {
      report(demand)
    }
    return true
  }

  /// What in a type nothing has said yet.
  private func openElement(of type: Type) -> Type? {
    var found: Type?
    _ = unifier.zonk(type).contains { part in
      guard found == nil, unifier.isUnbound(part), unifier.literal(of: part) == nil, !unifier.mayBeAnything(part) else {
        return false
      }
      found = part
      return true
    }
    return found
  }

  /// Reports what calls ask of an element that turned out to be anything.
  func reportDemands(on element: Type) {
    let open = unifier.resolve(element)
    for demand in emptyDemands where unifier.resolve(demand.element) == open { report(demand) }
  }

  private func report(_ demand: EmptyDemand) {
    report("missing-conformance", inability(of: .any, toConformTo: demand.wanted), at: demand.place)
  }
}

extension TypedExpression {
  /// Whether it is a literal of a collection that leaves to others what it holds.
  var isEmptyCollection: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
