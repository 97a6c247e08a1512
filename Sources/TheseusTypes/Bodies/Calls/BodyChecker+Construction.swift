import TheseusProgram

extension BodyChecker {
  func construct(
    _ type: Type, _ arguments: [Argument], expected: Type?, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    let resolved = unifier.resolve(type)
    if reportInstantiation(of: resolved, at: calleeRange) { return unknown(range) }
    if let id = nominal(of: resolved), checker.hasNoInitializer(id) {
      report(
        "no-initializers",
        "'\(program[id].qualifiedName)' cannot be constructed because it has no accessible initializers",
        at: calleeRange)
      return unknown(range)
    }
    if let literal = literalOfType(resolved, arguments, expected: expected) { return literal }
    if case .tuple(let elements) = resolved, elements.count == arguments.count {
      // `Pair(index: 1, count: 2)` of a type alias is the tuple itself, which `Pair(1, 2)` is too.
      let isPlain = arguments.allSatisfy { $0.label == nil }
      let labelled = zip(arguments, elements).map { Argument(label: isPlain ? $1.label : $0.label, value: $0.value) }
      return check(Expression(.tuple(labelled), range: range), to: resolved, as: .argument)
    }
    let resolution = initializers(of: resolved, receiver: .type(resolved), fitting: CallShape(of: arguments))
    guard case .candidates(let found, let name) = resolution else {
      if let id = nominal(of: resolved), program[id].kind == .enumeration, !program[id].isCatalogue {
        report(
          "no-initializers",
          "'\(program[id].qualifiedName)' cannot be constructed because it has no accessible initializers",
          at: calleeRange)
        return unknown(range)
      }
      if reportNoInitializer(of: resolved, at: calleeRange) { return unknown(range) }
      return call(resolution, arguments, expected: expected, at: range, calleeRange: calleeRange)
    }
    let candidates = accessible(found, of: resolved, with: arguments, at: calleeRange)
    let matching = besidesConfigurations(matching(candidates, arguments), arguments)
    if matching.isEmpty {
      if let called = callNew(resolved, arguments, expected: expected, at: range, calleeRange) { return called }
      if reportHidden(resolved, arguments, at: calleeRange) { return unknown(range) }
      return reportLabels(
        allInitializers(of: resolved, besides: candidates), arguments, name: name, at: range, calleeRange)
    }
    return choose(among: matching, arguments, expected: expected, name: name, at: range, calleeRange)
  }

  /// Reports a generic parameter of which nothing says how it is made; false for other types.
  func reportNoInitializer(of type: Type, at range: SourceRange) -> Bool {
    guard case .parameter = type, isFullyListedStatically(type), !checker.parametersOfUnknown.contains(type) else {
      return false
    }
    report("missing-member", "type \(checker.quoted(type)) has no member 'init'", at: range)
    return true
  }

  /// `Radial(spacing: 3) { … }`: trailing closures that no initializer takes are for `callAsFunction` of the new value.
  private func callNew(
    _ type: Type, _ arguments: [Argument], expected: Type?, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression? {
    let plain = arguments.filter { !$0.isTrailingClosure }
    guard plain.count < arguments.count,
      resolveInstance("callAsFunction", of: TypedExpression(.none, type: type, range: range), labels: nil, at: range)
        != nil,
      case .candidates(let found, let name) = initializers(
        of: type, receiver: .type(type), fitting: CallShape(of: plain))
    else { return nil }
    let matching = matching(accessible(found, of: type, with: plain, at: calleeRange), plain)
    guard !matching.isEmpty else { return nil }
    let value = choose(among: matching, plain, expected: nil, name: name, at: range, calleeRange)
    return apply(value, arguments.filter(\.isTrailingClosure), expected: expected, at: range, calleeRange)
  }

  /// Reports an initializer that comes with a framework which the program, as it imports nothing, does not see: `String(format:)`.
  private func reportHidden(_ type: Type, _ arguments: [Argument], at range: SourceRange) -> Bool {
    guard checker.importsNothing, scope.part == nil else { return false }
    let hidden = checker.findInitializers(of: type, fitting: CallShape(of: arguments), in: scope).compactMap {
      item -> Candidate? in
      guard case .function(let id) = item.member, checker.needsImport(item) else { return nil }
      return Candidate(target: .function(id), receiver: .type(type), selfType: type, distance: item.distance)
    }
    guard !matching(hidden, arguments).isEmpty else { return false }
    report(
      "no-exact-match", "no exact matches in call to initializer", at: range,
      explanation:
        "This initializer comes with a framework. Write 'import Foundation' at the top, or 'import SwiftUI', "
        + "which brings Foundation along.")
    return true
  }

  /// What a report lists of a type whose initializers did not fit: of the catalogue's more than the call looked for.
  private func allInitializers(of type: Type, besides candidates: [Candidate]) -> [Candidate] {
    guard let id = nominal(of: type), program[id].isCatalogue,
      case .candidates(let all, _) = initializers(of: type, receiver: .type(type))
    else { return candidates }
    return all
  }

  /// `Unicode.Scalar("a")`, `Options([.read, .write])`, `UIColor(#colorLiteral(…))` and `Version("1.2")` are the literals themselves, of
  /// those types (SE-0213), and `Optional(nil)` is `nil` as the optional that is wanted.
  private func literalOfType(_ type: Type, _ arguments: [Argument], expected: Type?) -> TypedExpression? {
    guard case .nominal(let id, _) = type, arguments.count == 1, let only = arguments.first, only.label == nil else {
      return nil
    }
    switch only.value.kind {
    case .nil where checker.wrapped(type).map { !unifier.isUnbound($0) } ?? false:
      return check(only.value, to: type, as: .argument)
    case .nil where checker.wrapped(type) != nil && expected.flatMap { checker.wrapped(unifier.resolve($0)) } != nil:
      return expected.map { check(only.value, to: $0, as: .argument) }
    case .string where program[id].qualifiedName == "Unicode.Scalar": return check(only.value, to: type, as: .argument)
    case .array where literalElement("Array", of: type) == type: return check(only.value, to: type, as: .argument)
    default: break
    }
    let isMacro = if case .macro = only.value.kind { true } else { false }
    guard !program[id].isCatalogue || program[id].kind == .class || isMacro,
      let literal = literalProtocol(of: only.value),
      checker.conforms(type, to: literal, in: scope) == true
    else { return nil }
    return check(only.value, to: type, as: .argument)
  }

  /// What a type conforms to that can be written as a literal.
  private func literalProtocol(of value: Expression) -> ProtocolID? {
    switch value.kind {
    case .integer: checker.protocolID(named: "ExpressibleByIntegerLiteral")
    case .float: checker.protocolID(named: "ExpressibleByFloatLiteral")
    case .boolean: checker.protocolID(named: "ExpressibleByBooleanLiteral")
    case .string(let segments):
      checker.protocolID(
        named: segments.contains(where: \.isInterpolation)
          ? "ExpressibleByStringInterpolation" : "ExpressibleByStringLiteral")
    case .macro("colorLiteral", _, _): checker.protocolID(named: "_ExpressibleByColorLiteral")
    default: nil
    }
  }

  /// Reports a call of a metatype, whose initializers have a name there.
  func reportUnnamedInitializer(behind callee: SourceRange) {
    report(
      "unnamed-initializer", "initializing from a metatype value must reference 'init' explicitly",
      at: SourceRange(file: callee.file, start: callee.end, end: callee.end + 1),
      explanation: "The name of a type can be called. A value that holds a type makes an instance by '.init(…)'.")
  }
}
