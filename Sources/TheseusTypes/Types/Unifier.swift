/// Type variables of one body: what they are bound to, which literals they stand for, what they must conform to.
///
/// Every change is on a trail, so that a trial (an overload, a closure against one of several types) can be taken back.
final class Unifier {
  /// The literal that a variable stands for until something decides its type.
  enum Literal: Int, Comparable {
    case integer, float, string, character

    static func < (a: Literal, b: Literal) -> Bool { a.rawValue < b.rawValue }
  }

  /// A requirement whose types were not known when it was met.
  enum Pending {
    /// The types are one.
    case same(Type, Type)
    /// The type conforms to the protocol.
    case conforms(Type, ProtocolID)
    /// The first type is the second class or inherits from it.
    case inherits(Type, Type)
  }

  private enum Change {
    case metUnknown(Int)
    case bound(Int, Type?)
    case literal(Int, Literal?)
    case bounds(Int, Int)
    case empty(Int)
  }

  /// A point to go back to.
  struct Mark {
    fileprivate var trail: Int
    fileprivate var variables: Int
    fileprivate var pending: [Pending]
    fileprivate var unmet: Int
  }

  let checker: TypeChecker
  let scope: DeclarationScope
  /// What each variable is bound to; nil while it is bound to nothing.
  private(set) var bindings: [Type?] = []
  /// The literal that each variable stands for.
  private(set) var literals: [Literal?] = []
  /// The literals that a number beside them, or a range, makes what they are by default where an operator could choose.
  private var plain: [Bool] = []
  /// The literals that are joined by `+`, so that a type without it is none for them.
  private var joined: [Bool] = []
  /// What closures give that never end: anything, and nothing where nothing is said.
  private(set) var empty: Set<Int> = []
  /// The variables that something stands for of which nobody knows what it is.
  private(set) var metUnknown: Set<Int> = []
  /// The literals that nothing settles while the rest of their expression is asked what they are.
  var keptOpen: Set<Int> = []
  /// What each variable must conform to.
  private(set) var bounds: [[ProtocolID]] = []
  /// The generic parameter of a call that each variable stands for, if any.
  private var parameters: [GenericParameter?] = []
  private var trail: [Change] = []
  /// The requirements whose types are not known yet.
  private(set) var pending: [Pending] = []
  /// How many requirements that had waited do not hold.
  private(set) var unmet = 0

  /// Makes a unifier for the types of a scope.
  init(checker: TypeChecker, scope: DeclarationScope) {
    self.checker = checker
    self.scope = scope
  }

  /// The number of variables so far.
  var count: Int { bindings.count }

  /// A new variable.
  func fresh(_ literal: Literal? = nil) -> Type { fresh(literal, of: nil) }

  /// A new variable that stands for a generic parameter in a call.
  func fresh(for parameter: GenericParameter) -> Type { fresh(nil, of: parameter) }

  private func fresh(_ literal: Literal?, of parameter: GenericParameter?) -> Type {
    bindings.append(nil)
    parameters.append(parameter)
    literals.append(literal)
    plain.append(false)
    joined.append(false)
    bounds.append([])
    return .variable(bindings.count - 1)
  }

  // MARK: Trials

  /// The state now.
  func mark() -> Mark { Mark(trail: trail.count, variables: bindings.count, pending: pending, unmet: unmet) }

  /// Takes everything back since a mark.
  func rollback(to mark: Mark) {
    while trail.count > mark.trail, let change = trail.popLast() {
      switch change {
      case .metUnknown(let index): metUnknown.remove(index)
      case .bound(let index, let old): bindings[index] = old
      case .literal(let index, let old): literals[index] = old
      case .bounds(let index, let count): bounds[index].removeLast(bounds[index].count - count)
      case .empty(let index): empty.remove(index)
      }
    }
    bindings.removeLast(bindings.count - mark.variables)
    literals.removeLast(literals.count - mark.variables)
    plain.removeLast(plain.count - mark.variables)
    joined.removeLast(joined.count - mark.variables)
    bounds.removeLast(bounds.count - mark.variables)
    parameters.removeLast(parameters.count - mark.variables)
    pending = mark.pending
    unmet = mark.unmet
  }

  /// Whether all variables in a type are there, as those are not that were made before something was taken back.
  func has(allVariablesOf type: Type) -> Bool {
    !type.contains { if case .variable(let index) = $0 { index >= bindings.count } else { false } }
  }

  // MARK: Reading

  /// The type with its outermost variable followed and associated types resolved.
  func resolve(_ type: Type) -> Type {
    var current = type
    var steps = 0
    while case .variable(let index) = current, let next = bindings[index] {
      current = next
      steps += 1
    }
    if steps > Self.longestChain { shorten(from: type, to: current) }
    if case .associated(let base, let id, let name) = current {
      let resolved = resolve(base)
      let normalized = checker.normalize(.associated(resolved, id, name), in: scope)
      if normalized != current, normalized != .associated(resolved, id, name) { return resolve(normalized) }
      return normalized
    }
    if case .parameter = current, let same = checker.sameType(as: current, in: scope) { return resolve(same) }
    return current
  }

  /// How many variables may stand behind one another before they are bound to what the last is: each element of a literal is bound to the
  /// next, and 50,000 of them took a minute.
  private static let longestChain = 8

  /// Binds each variable of a chain to its end.
  private func shorten(from type: Type, to end: Type) {
    var current = type
    while case .variable(let index) = current, let next = bindings[index], next != end {
      set(index, end)
      current = next
    }
  }

  /// The type with all known variables replaced.
  func zonk(_ type: Type) -> Type {
    type.mapped { part in
      switch part {
      case .variable, .associated:
        let resolved = self.resolve(part)
        return resolved == part ? part : self.zonk(resolved)
      default:
        return nil
      }
    }
  }

  /// The type as others may keep it: literals have their defaults, and what nothing decided is unknown.
  func decided(_ type: Type) -> Type {
    zonk(type).mapped { part in
      guard case .variable(let index) = part else { return nil }
      return literal(of: part).map { defaultType(of: $0, index: index) } ?? .unknown
    }
  }

  /// The type as it is named to the reader: a generic parameter that nothing decided goes by its own name.
  func named(_ type: Type) -> Type {
    decided(
      zonk(type).mapped { part in
        guard case .variable(let index) = part, literal(of: part) == nil else { return nil }
        return parameters[index].map { .parameter($0) }
      })
  }

  /// The literal that an unbound variable stands for.
  func literal(of type: Type) -> Literal? {
    if case .variable(let index) = resolve(type) { literals[index] } else { nil }
  }

  /// What an unbound variable must conform to.
  func bounds(of type: Type) -> [ProtocolID] {
    if case .variable(let index) = resolve(type) { bounds[index] } else { [] }
  }

  /// The protocols that a variable must conform to, whether or not it is bound to a type that does.
  func givenBounds(of type: Type) -> [ProtocolID] {
    var current = type
    while case .variable(let index) = current {
      guard let next = bindings[index], case .variable = next else { return bounds[index] }
      current = next
    }
    return []
  }

  /// Whether a type is an unbound variable.
  func isUnbound(_ type: Type) -> Bool {
    if case .variable = resolve(type) { true } else { false }
  }

  /// Notes that a variable, if the type is one, stands for something of which nobody knows what it is.
  func noteUnknown(_ type: Type) {
    guard case .variable(let index) = resolve(type), metUnknown.insert(index).inserted else { return }
    trail.append(.metUnknown(index))
  }

  /// Whether an unbound variable stands for something of which nobody knows what it is, so that it may have any member.
  func mayBeAnything(_ type: Type) -> Bool {
    if case .variable(let index) = resolve(type) { metUnknown.contains(index) } else { false }
  }

  /// Whether a type is not known, or waits for that of a member of something of which nobody knows what it is.
  func waitsForUnknown(_ type: Type) -> Bool {
    let resolved = resolve(type)
    switch resolved {
    case .unknown: return true
    case .associated(let base, _, _): return waitsForUnknown(base)
    case .variable where mayBeAnything(resolved): return true
    case .variable:
      return pending.contains { item in
        guard case .same(let left, let right) = item, resolve(left) == resolved || resolve(right) == resolved else {
          return false
        }
        return zonk(resolve(left) == resolved ? right : left).contains { $0 == .unknown || self.mayBeAnything($0) }
      }
    default: return false
    }
  }

  // MARK: Binding

  /// Requires a variable to conform once it is bound, at once if it is; false if it certainly does not.
  func require(_ type: Type, conformsTo id: ProtocolID) -> Bool {
    let resolved = resolve(type)
    if case .variable(let index) = resolved {
      if let literal = literals[index], !canConform(literal, to: bounds[index] + [id]) { return false }
      if !bounds[index].contains(id) {
        trail.append(.bounds(index, bounds[index].count))
        bounds[index].append(id)
      }
      return true
    }
    let zonked = zonk(resolved)
    if zonked.hasVariables {
      // A conditional conformance may decide the variable later.
      if case .nominal(let nominal, _) = zonked, checker.conformances(of: nominal)[id] == nil {
        return checker.isMarker(id)
      }
      switch zonked {
      case .tuple, .function, .metatype, .protocolMetatype: return checker.conforms(zonked, to: id, in: scope) != false
      default: break
      }
      guard decideArguments(of: zonked, conformingTo: id), requireOfLiterals(in: zonked, conformingTo: id),
        checker.conforms(zonk(zonked), to: id, in: scope) != false
      else { return false }
      pending.append(.conforms(zonked, id))
      return true
    }
    return checker.conforms(zonked, to: id, in: scope) != false
  }

  /// Whether one of the types that a literal usually has conforms to some protocols.
  func canConform(_ literal: Literal, to protocols: [ProtocolID]) -> Bool {
    let names: [String]
    switch literal {
    case .integer: names = ["Int", "Double", "CGFloat", "UInt8", "UInt"]
    case .float: names = ["Double", "CGFloat"]
    case .string: names = ["String", "LocalizedStringKey"]
    case .character: names = ["String", "Character", "LocalizedStringKey"]
    }
    return names.contains { name in
      protocols.allSatisfy { checker.conforms(checker.type(name), to: $0, in: scope) != false }
    }
  }

  /// Lets the class that a type inherits from, once that is known, say what is open in a superclass: `U` of `T: Engine<U>`.
  ///
  /// Whether the type is a subclass at all is judged elsewhere; false if it inherits other arguments.
  func require(_ type: Type, inherits superclass: Type) -> Bool {
    let wanted = zonk(superclass)
    guard case .nominal(let id, _) = wanted, wanted.hasVariables else {
      return true
    }
    let subject = resolve(type)
    if case .variable = subject {
      pending.append(.inherits(subject, wanted))
      return true
    }
    return checker.ancestor(of: subject, id).map { unify($0, wanted) } ?? true
  }

  /// Requires two types to be the same, later if an associated type's base is not known yet.
  func requireSame(_ left: Type, _ right: Type) -> Bool {
    let a = resolve(left)
    let b = resolve(right)
    if isWaiting(a) || isWaiting(b) {
      pending.append(.same(a, b))
      return true
    }
    return unify(a, b)
  }

  private func isWaiting(_ type: Type) -> Bool {
    if case .associated(let base, _, _) = type {
      return zonk(base).hasVariables
    }
    return false
  }

  /// What a member of an unbound variable must be, as far as a requirement that waits says it: `S.Element == UInt8`.
  func requiredMember(_ name: String, of variable: Type) -> Type? {
    guard isUnbound(variable) else { return nil }
    let subject = resolve(variable)
    for case .same(let left, let right) in pending {
      for (member, other) in [(left, right), (right, left)] {
        guard case .associated(let base, _, name) = member, resolve(base) == subject else { continue }
        let found = zonk(other)
        if found.isFullyKnown, !found.hasVariables { return found }
      }
    }
    return nil
  }

  /// Drops what has been waiting since a mark: what generic parameters that stand for themselves are known to be needs no proof.
  func takeForGranted(since mark: Mark) { pending.removeLast(max(0, pending.count - mark.pending.count)) }

  /// Retries what waited; false if something certainly does not hold.
  func solvePending() -> Bool {
    let isSolved = solveWaiting()
    if !isSolved { unmet += 1 }
    return isSolved
  }

  private func solveWaiting() -> Bool {
    var progress = true
    while progress, !pending.isEmpty {
      progress = false
      let waiting = pending
      pending = []
      for item in waiting {
        let before = trail.count
        switch item {
        case .same(let left, let right):
          guard requireSame(left, right) else { return false }
        case .conforms(let type, let id):
          guard require(type, conformsTo: id) else { return false }
        case .inherits(let type, let superclass):
          guard require(type, inherits: superclass) else { return false }
        }
        if trail.count != before { progress = true }
      }
      if pending.count >= waiting.count, !progress { break }
    }
    return true
  }

  /// Makes two types equal, binding variables; unknown types fit everything.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let a = resolve(left)
    let b = resolve(right)
    if a == b { return true }
    switch (a, b) {
    case (.unknown, let other), (let other, .unknown):
      noteUnknown(other)
      return true
    case (.variable(let index), .variable(let other)):
      return alias(index, other)
    case (.variable(let index), .associated) where literals[index] == .float && isWaiting(b),
      (.associated, .variable(let index)) where literals[index] == .float && isWaiting(a):
      // A literal with a fraction keeps what it can be until the member is known: `0.25` for an `F.FormatInput` is no integer.
      pending.append(.same(a, b))
      return true
    case (.variable(let index), _):
      return bind(index, to: b)
    case (_, .variable(let index)):
      return bind(index, to: a)
    case (.associated, _), (_, .associated):
      if isWaiting(a) || isWaiting(b) {
        pending.append(.same(a, b))
        return true
      }
      if case .associated(let x, _, let n) = a, case .associated(let y, _, let m) = b { return n == m && unify(x, y) }
      return false
    default:
      return unifyParts(a, b)
    }
  }

  private func unifyParts(_ a: Type, _ b: Type) -> Bool {
    switch (a, b) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return left == right && zip(leftArguments, rightArguments).allSatisfy { unify($0, $1) }
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { mayBeOne($0, $1) && unify($0.type, $1.type) }
    case (.pack(let left), .pack(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.isExpansion == $1.isExpansion && unify($0.type, $1.type) }
    case (.function(let left), .function(let right)):
      return left.parameters.count == right.parameters.count && left.effects == right.effects
        && zip(left.parameters, right.parameters).allSatisfy { unify($0.type, $1.type) }
        && unify(left.result, right.result) && unifyThrown(left, right)
    case (.metatype(let left), .metatype(let right)):
      return unify(left, right)
    case (.protocolMetatype(let left), .protocolMetatype(let right)):
      return unify(left, right)
    case (.metatype(let variable), .protocolMetatype(let type)), (.protocolMetatype(let type), .metatype(let variable)):
      guard case .variable = variable else { return false }
      return unify(variable, type)
    case (.existential(let left, _, let leftConstraints), .existential(let right, _, let rightConstraints)):
      return Set(left) == Set(right) && leftConstraints.count == rightConstraints.count
        && leftConstraints.allSatisfy { constraint in
          rightConstraints.contains { $0.name == constraint.name && unify($0.type, constraint.type) }
        }
    case (.opaque(let left, _, let leftArguments), .opaque(let right, _, let rightArguments)):
      return left == right && zip(leftArguments, rightArguments).allSatisfy { unify($0, $1) }
    default:
      return false
    }
  }

  /// Whether elements of tuples with these labels can be the same: what has no label takes any.
  private func mayBeOne(_ element: Type.Element, _ other: Type.Element) -> Bool {
    (element.label == nil || other.label == nil || element.label == other.label)
      && element.isExpansion == other.isExpansion
  }

  /// Binds what one function throws, where nothing says it yet, to what the other throws.
  func unifyThrown(_ left: FunctionType, _ right: FunctionType) -> Bool {
    if left.thrown == nil, right.thrown == nil { return true }
    let (a, b) = (checker.thrownType(of: left), checker.thrownType(of: right))
    return isUnbound(a) || isUnbound(b) ? unify(a, b) : true
  }

  private func alias(_ index: Int, _ other: Int) -> Bool {
    let merged: Literal?
    switch (literals[index], literals[other]) {
    case (let a?, let b?):
      let isNumber = a <= .float && b <= .float
      guard isNumber || (a >= .string && b >= .string) else { return false }
      merged = isNumber ? max(a, b) : min(a, b)
    case (let a, let b): merged = a ?? b
    }
    if let merged, !canConform(merged, to: bounds[index] + bounds[other]) { return false }
    set(index, .variable(other))
    if plain[index] { plain[other] = true }
    if joined[index] { joined[other] = true }
    if empty.contains(index) { defaultToVoid(.variable(other)) }
    if metUnknown.contains(index) { noteUnknown(.variable(other)) }
    if literals[other] != merged {
      trail.append(.literal(other, literals[other]))
      literals[other] = merged
    }
    let missing = bounds[index].filter { !bounds[other].contains($0) }
    if !missing.isEmpty {
      trail.append(.bounds(other, bounds[other].count))
      bounds[other] += missing
    }
    return merged.map { canConform($0, to: bounds[other]) } ?? true
  }

  /// Binds a variable; false if it can't be of the type.
  func bind(_ index: Int, to type: Type) -> Bool {
    switch type {
    case .nominal, .associated, .tuple, .function: if occurs(index, in: type) { return false }
    default: break
    }
    if let literal = literals[index], !accepts(literal, type) || !decideArguments(of: type, writtenAs: literal) {
      return false
    }
    // A literal that does not fit is what it can be; anything else is what it was given for, of which its lack is said.
    if literals[index] != nil, !meetsBounds(type, index) || joined[index] && !checker.mayBeJoined(type) { return false }
    set(index, type)
    for id in bounds[index] where !require(type, conformsTo: id) { return false }
    return true
  }

  private func set(_ index: Int, _ type: Type) {
    trail.append(.bound(index, bindings[index]))
    bindings[index] = type
  }

  private func occurs(_ index: Int, in type: Type) -> Bool {
    zonk(type).contains { $0 == .variable(index) }
  }

  // MARK: Literals

  /// Says of a variable that it is `Void` by default.
  func defaultToVoid(_ type: Type) {
    guard case .variable(let index) = resolve(type), empty.insert(index).inserted else { return }
    trail.append(.empty(index))
  }

  /// Leaves a literal open until the rest of its expression has been asked what it is.
  func keepOpen(_ type: Type) {
    if case .variable(let index) = resolve(type) { keptOpen.insert(index) }
  }

  /// Says of a literal that no operator makes it anything but what it is by default.
  func keepDefault(_ type: Type) {
    if case .variable(let index) = resolve(type) { plain[index] = true }
  }

  /// Lets a literal be of the type that nobody knows of a value beside it: `max(gesture.scale, 1)` of an unknown gesture is no `Int`.
  func leaveLiteral(_ type: Type) {
    guard case .variable(let index) = resolve(type), literals[index] != nil else { return }
    set(index, .unknown)
  }

  /// Says of a literal that it is joined to another value by `+`.
  func noteJoined(_ type: Type) {
    if case .variable(let index) = resolve(type) { joined[index] = true }
  }

  /// Whether no operator makes a literal anything but what it is by default.
  func keepsDefault(_ type: Type) -> Bool {
    if case .variable(let index) = resolve(type) { plain[index] } else { false }
  }
}
