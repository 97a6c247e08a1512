import TheseusProgram

/// What it costs to make arguments fit, in Swift's order of importance; smaller is better.
struct ConversionScore: Comparable {
  /// Functions that may not escape, where another overload does not keep them.
  var keptFunctions = 0
  /// What suspends in a context that may not, and what does not in one that may.
  var otherContexts = 0
  var disfavored = 0
  /// Results that are dropped, where another overload gives none.
  var droppedResults = 0
  /// Values of `A!` that must be there, where another overload takes the optional.
  var forcedUnwraps = 0
  /// Values that become an `AnyHashable`.
  var hashables = 0
  var functionConversions = 0
  /// Conversions of numbers; one to `CGFloat` counts for several to `Double`.
  var numberConversions = 0
  var nonDefaultLiterals = 0
  /// Literals of collections, and in them, that become something else than usual; of two generic overloads the more specific one is content
  /// with them.
  var nonDefaultParts = 0
  /// Functions taken as such that may do more than they do.
  var effectConversions = 0
  var optionals = 0
  var erasures = 0
  /// Conversions to protocols with requirements, which count less than that to `Any`.
  var existentials = 0
  /// Collections of one type taken as collections of another.
  var collectionUpcasts = 0
  /// Steps from classes to those that they inherit from, which count where one of two overloads is variadic.
  var upcasts = 0
  var unknowns = 0
  /// Literals that become what a generic parameter around stands for, where another overload names a type.
  var abstractLiterals = 0

  private var weights: [Int] {
    [
      keptFunctions, otherContexts, disfavored, droppedResults, forcedUnwraps, hashables, functionConversions,
      numberConversions, nonDefaultLiterals + nonDefaultParts, effectConversions, collectionUpcasts, optionals,
      erasures, unknowns, abstractLiterals,
    ]
  }

  static func < (left: ConversionScore, right: ConversionScore) -> Bool {
    left.weights.lexicographicallyPrecedes(right.weights)
  }
}

extension BodyChecker {
  /// Makes an expression fit a type, or nil if it can't; inserts promotions, erasures and other conversions.
  func coerce(_ expression: TypedExpression, to target: Type, score: inout ConversionScore) -> TypedExpression? {
    let source = unifier.resolve(expression.type)
    let target = unifier.resolve(target)
    if source == target { return expression }
    switch (source, target) {
    case (.unknown, .variable):
      if !isInvalid(expression) { unifier.noteUnknown(target) }
      return expression
    case (.unknown, _), (_, .unknown):
      score.unknowns += 1
      return expression
    case (_, .variable):
      let isWhole = [source, target].contains { unifier.literal(of: $0) == .integer }
      guard tryUnify(source, target) == true else { return unwrapImplicitly(expression, to: target, score: &score) }
      // A whole number beside a fraction becomes one, whichever stands first.
      if isWhole, unifier.tentative(source) != checker.type("Int") { score.nonDefaultLiterals += 1 }
      return expression
    case (.variable, .nominal):
      if let wrapped = checker.wrapped(target), unifier.literal(of: source) != nil {
        score.optionals += 1
        return coerce(expression, to: wrapped, score: &score).map { some($0, target) }
      }
      if case .nominal(let id, _) = target, id == checker.known("AnyHashable"), unifier.literal(of: source) != nil {
        return coerceSettled(expression, source, to: target, score: &score)
      }
      if unifier.literal(of: source) != nil, unifier.tentative(source) != target { score.nonDefaultLiterals += 1 }
      return unifier.unify(source, target) ? expression : nil
    case (.variable, .existential):
      guard unifier.literal(of: source) != nil else {
        if target == .any { score.erasures += 1 } else { score.existentials += 1 }
        return unifier.unify(source, target) ? expression : nil
      }
      return coerceSettled(expression, source, to: target, score: &score)
    case (.variable, .parameter), (.variable, .associated):
      if let literal = unifier.literal(of: source), literal != .character {
        score.nonDefaultLiterals += 1
        score.abstractLiterals += 1
      }
      return unifier.unify(source, target) ? expression : nil
    case (.variable, _):
      return unifier.unify(source, target) ? expression : nil
    default:
      return convert(expression, from: source, to: target, score: &score)
    }
  }

  /// Makes a literal of what it is by default fit a type; nil also if it can be nothing, as no type conforms to what is asked of it.
  private func coerceSettled(
    _ literal: TypedExpression, _ source: Type, to target: Type, score: inout ConversionScore
  ) -> TypedExpression? {
    let type = unifier.settle(source)
    if case .variable = type { return nil }
    return coerce(retyped(literal, type), to: target, score: &score)
  }

  /// The same expression with another type.
  func retyped(_ expression: TypedExpression, _ type: Type) -> TypedExpression {
    TypedExpression(expression.kind, type: type, range: expression.range)
  }

  /// Wraps into an optional.
  func some(_ expression: TypedExpression, _ type: Type) -> TypedExpression {
    TypedExpression(.some(expression), type: type, range: expression.range)
  }

  /// Whether one of two functions changes an argument in place that the other one only takes.
  private func changesOther(_ own: FunctionType, than wanted: FunctionType) -> Bool {
    own.parameters.count == wanted.parameters.count
      && zip(own.parameters, wanted.parameters).contains { $0.isInout != $1.isInout }
  }

  func convert(
    _ expression: TypedExpression, from source: Type, to target: Type, score: inout ConversionScore
  ) -> TypedExpression? {
    if case .function(let own) = source, case .function(let wanted) = target, changesOther(own, than: wanted) {
      return nil
    }
    let isRelabelled = hasOtherLabels(source, target)
    if case .function(let own) = source, case .function(let wanted) = target,
      own.effects != wanted.effects || isRelabelled
    {
      guard lostEffect(own, wanted) == nil else { return nil }
      if isRelabelled { return convertFunction(expression, own, wanted, target, score: &score) }
      score.effectConversions += 1
      if tryUnify(source, withEffects(target, of: source)) == true, unifier.unifyThrown(own, wanted) {
        return expression
      }
    }
    if let reordered = reordered(expression, from: source, to: target) {
      return coerce(reordered, to: target, score: &score)
    }
    if isRelabelled, tryUnify(source, target) == true { return relabelled(expression, to: target) }
    if let result = tryUnify(source, target) { return result ? expression : nil }
    if case .opaque(let id, _, let arguments) = source, case .opaque(id, _, let other) = target, arguments == other {
      return expression
    }
    if let wrapped = checker.wrapped(target) {
      return convertToOptional(expression, from: source, wrapped: wrapped, target: target, score: &score)
    }
    switch target {
    case .existential(let protocols, let superclass, let constraints):
      guard
        let erased = erase(
          expression, from: source, to: target, protocols: protocols, superclass: superclass, score: &score)
      else { return nil }
      return constraints.allSatisfy { satisfies(source, $0) } ? erased : nil
    case .nominal(let id, _):
      return convertToNominal(expression, from: source, to: target, id: id, score: &score)
    case .function(let function):
      guard case .function(let own) = source else { return unwrapImplicitly(expression, to: target, score: &score) }
      if let splat = takingTuple(expression, own, function, score: &score) {
        return coerce(splat, to: target, score: &score)
      }
      return convertFunction(expression, own, function, target, score: &score)
    case .tuple(let elements):
      guard case .tuple(let own) = source, own.count == elements.count else { return nil }
      return convertTuple(expression, own, elements, target, score: &score)
    case .pack(let elements):
      guard case .packExpansion(let expansion) = expression.kind, elements.count == 1, let only = elements.first,
        only.isExpansion
      else { return nil }
      return convertExpansion(expression, expansion, to: only, score: &score)
    case .protocolMetatype(let type):
      guard case .metatype(type) = expression.kind else { return nil }
      return TypedExpression(expression.kind, type: target, range: expression.range)
    case .metatype(let type):
      if case .protocolMetatype = source, unifier.resolve(type) == .any {
        return TypedExpression(.upcast(expression), type: target, range: expression.range)
      }
      guard case .metatype(let own) = source else { return nil }
      let from = unifier.resolve(own)
      let to = unifier.resolve(type)
      let fits: Bool
      switch to {
      case .existential(let protocols, _, _):
        fits = protocols.allSatisfy { checker.conforms(from, to: $0, in: scope) != false }
      // A generic type with other arguments is another type.
      default: fits = nominal(of: from) == nominal(of: to) ? unifier.unify(from, to) : checker.isSubclass(from, of: to)
      }
      return fits ? TypedExpression(.upcast(expression), type: target, range: expression.range) : nil
    case .associated:
      return unifier.unify(source, target) ? expression : nil
    default:
      return unwrapImplicitly(expression, to: target, score: &score)
    }
  }

  /// Unifies if that succeeds; nil if a conversion must be looked for; leaves no trace when it fails.
  func tryUnify(_ source: Type, _ target: Type) -> Bool? {
    let mark = unifier.mark()
    if unifier.unify(source, target) { return true }
    unifier.rollback(to: mark)
    return nil
  }

  private func convertToOptional(
    _ expression: TypedExpression, from source: Type, wrapped: Type, target: Type, score: inout ConversionScore
  ) -> TypedExpression? {
    // An optional in an optional is wrapped once more.
    if checker.wrapped(source) != nil, tryUnify(source, wrapped) == true {
      score.optionals += 1
      return some(expression, target)
    }
    if let own = checker.wrapped(source) {
      // `Dog?` to `Animal?`: the value inside converts without work.
      let mark = unifier.mark()
      let inner = TypedExpression(.unwrap(expression), type: own, range: expression.range)
      if let converted = coerce(inner, to: wrapped, score: &score) {
        switch converted.kind {
        case .upcast: return TypedExpression(.upcast(expression), type: target, range: expression.range)
        case .forcedCast: return TypedExpression(.forcedCast(expression, target), type: target, range: expression.range)
        case .erase, .convertNumber:
          let chain = converted.replacingInnermost(
            with: TypedExpression(.bindOptional(expression), type: own, range: expression.range))
          // A value in a chain that is optional itself, now hidden in an `Any`, is wrapped where it would not show that it is.
          let isHidden = checker.wrapped(own) != nil && chain.type == .any
          return TypedExpression(
            .optionalChain(isHidden ? some(chain, target) : chain), type: target, range: expression.range)
        default: return TypedExpression(.upcast(expression), type: target, range: expression.range)
        }
      }
      unifier.rollback(to: mark)
      if implicitlyUnwrapped(expression), let value = unwrapImplicitly(expression, to: target, score: &score) {
        return value
      }
      if checker.wrapped(unifier.resolve(wrapped)) == nil, unifier.resolve(wrapped) != .any { return nil }
    }
    score.optionals += 1
    return coerce(expression, to: wrapped, score: &score).map { some($0, target) }
  }

  private func erase(
    _ expression: TypedExpression, from source: Type, to target: Type, protocols: [ProtocolID], superclass: [Type],
    score: inout ConversionScore
  ) -> TypedExpression? {
    // A nil of which nothing is known can't say of what type it is none.
    if case .none = expression.kind, let wrapped = checker.wrapped(source), unifier.isUnbound(wrapped) { return nil }
    if case .existential = source {
      let fits =
        protocols.allSatisfy { checker.conforms(source, to: $0, in: scope) != false }
        && superclass.allSatisfy { isOfClass(source, $0) }
      if target == .any { score.erasures += 1 } else { score.existentials += 1 }
      return fits ? TypedExpression(.upcast(expression), type: target, range: expression.range) : nil
    }
    if target == .any, checker.isMoveOnly(source) { return nil }
    for id in protocols where !unifier.require(source, conformsTo: id) {
      return unwrapImplicitly(expression, to: target, score: &score)
    }
    if let superclass = superclass.first, !isOfClass(source, superclass) { return nil }
    if target == .any { score.erasures += 1 } else { score.existentials += 1 }
    return TypedExpression(.erase(expression), type: target, range: expression.range)
  }

  /// Whether an associated type of a type is, or may be, what an `any P<X>` says.
  private func satisfies(_ type: Type, _ constraint: Type.Constraint) -> Bool {
    let own = checker.normalize(.associated(type, constraint.protocolID, constraint.name), in: scope)
    return unifier.unify(own, constraint.type)
  }

  /// Whether values of a type are certainly instances of a class.
  private func isOfClass(_ type: Type, _ superclass: Type) -> Bool {
    checker.isSubclass(checker.classBound(of: type, in: scope) ?? type, of: superclass)
  }

  private func convertToNominal(
    _ expression: TypedExpression, from source: Type, to target: Type, id: NominalID, score: inout ConversionScore
  ) -> TypedExpression? {
    guard case .nominal(let own, let arguments) = source else {
      if let bound = checker.classBound(of: source, in: scope), checker.isSubclass(bound, of: target) {
        return TypedExpression(.upcast(expression), type: target, range: expression.range)
      }
      return id == checker.known("AnyHashable") ? hashable(expression, to: target, &score) : nil
    }
    if isDoublePair(own, id) {
      score.numberConversions += id == checker.known("CGFloat") ? 5 : 1
      return TypedExpression(.convertNumber(expression), type: target, range: expression.range)
    }
    if program[own].kind == .class,
      checker.isSubclass(source, of: .nominal(id, [])) || checker.isSubclass(source, of: target)
    {
      return upcast(expression, from: source, to: target, id: id, score: &score)
    }
    if mayInherit(own, from: id) {
      return TypedExpression(.upcast(expression), type: target, range: expression.range)
    }
    if own == id, let range = convertedRange(expression, arguments, to: target, score: &score) { return range }
    if own == id, isCovariant(id), case .nominal(_, let wanted) = target {
      let mark = unifier.mark()
      for (have, want) in zip(arguments, wanted) {
        let element = TypedExpression(.tuple([]), type: have, range: expression.range)
        guard coerce(element, to: want, score: &score) != nil else {
          unifier.rollback(to: mark)
          return nil
        }
      }
      score.collectionUpcasts += 1
      return recast(expression, from: source, to: target)
    }
    if id == checker.known("AnyHashable"), let made = hashable(expression, to: target, &score) {
      return made
    }
    return unwrapImplicitly(expression, to: target, score: &score)
  }

  /// Whether a class may inherit from one of Apple's frameworks by a superclass that is not known: a navigation controller from a view
  /// controller.
  private func mayInherit(_ id: NominalID, from ancestor: NominalID) -> Bool {
    guard program[id].kind == .class, checker.info(ancestor).has(attribute: "_partial") else { return false }
    var top = id
    while case .nominal(let parent, _)? = checker.superclass(of: top) { top = parent }
    return checker.namesUnknown(top)
  }

  /// `AnyHashable(e)`, which Swift adds by itself where what `e` is is known: `any Hashable` conforms to nothing.
  private func hashable(
    _ expression: TypedExpression, to target: Type, _ score: inout ConversionScore
  ) -> TypedExpression? {
    let source = unifier.settleParts(of: expression.type)
    guard !isExistential(source), let id = checker.protocolID(named: "Hashable"),
      checker.conforms(source, to: id, in: scope) == true,
      case .candidates(let candidates, _) = initializers(of: target, receiver: .type(target)),
      let initializer = candidates.first(where: { candidate in
        if case .function(let id) = candidate.target { program[id].labels == [nil] } else { false }
      })
    else { return nil }
    score.hashables += 1
    let argument = Argument(value: Expression(.invalid, range: expression.range))
    return applySingle(initializer, [argument], inferred: [expression], expected: target, at: expression.range)
  }

  private func upcast(
    _ expression: TypedExpression, from source: Type, to target: Type, id: NominalID, score: inout ConversionScore
  ) -> TypedExpression? {
    var current: Type? = source
    var steps = 0
    while let next = current, case .nominal(let own, let arguments) = next {
      if own == id {
        score.upcasts += max(steps, 1)
        guard unifier.unify(next, target) else { return nil }
        return TypedExpression(.upcast(expression), type: target, range: expression.range)
      }
      current = checker.superclass(of: own, arguments)
      steps += 1
    }
    return nil
  }

  /// Whether values of a collection become those of a collection of other elements.
  func isCovariant(_ id: NominalID) -> Bool {
    id == checker.known("Array") || id == checker.known("Dictionary") || id == checker.known("Set")
  }

  /// Whether two types are `Double` and `CGFloat`.
  func isDoublePair(_ left: NominalID, _ right: NominalID) -> Bool {
    let double = checker.known("Double")
    let float = checker.known("CGFloat")
    return left == double && right == float || left == float && right == double
  }

  /// Whether an expression reads something declared `A!`.
  func implicitlyUnwrapped(_ expression: TypedExpression) -> Bool {
    if case .local(let local) = expression.kind { return implicitlyUnwrapped.contains(local) }
    return implicitlyUnwrappedRanges.contains(expression.range)
  }

  /// A place that is given `inout`: what it wraps, if it is declared `A!` and an `A` is wanted.
  func unwrappedPlace(_ place: TypedExpression, for wanted: Type) -> TypedExpression {
    guard implicitlyUnwrapped(place), let wrapped = checker.wrapped(unifier.resolve(place.type)),
      checker.wrapped(unifier.resolve(wanted)) == nil
    else { return place }
    return TypedExpression(.unwrapImplicitly(place), type: wrapped, range: place.range)
  }

  private func unwrapImplicitly(
    _ expression: TypedExpression, to target: Type, score: inout ConversionScore
  ) -> TypedExpression? {
    guard implicitlyUnwrapped(expression), let wrapped = checker.wrapped(unifier.resolve(expression.type)) else {
      return nil
    }
    let value = TypedExpression(.unwrapImplicitly(expression), type: wrapped, range: expression.range)
    score.forcedUnwraps += 1
    return coerce(value, to: target, score: &score)
  }
}

extension TypedExpression {
  /// The same conversions around another value.
  func replacingInnermost(with value: TypedExpression) -> TypedExpression {
    switch kind {
    case .erase: TypedExpression(.erase(value), type: type, range: range)
    case .convertNumber: TypedExpression(.convertNumber(value), type: type, range: range)
    default: value
    }
  }
}
