import TheseusProgram

extension BodyChecker {
  /// A property of an object of another framework that is called like a modifier of a view: `frame` of an outlet, or of a value that is
  /// made by an unknown name; nil where the modifier is meant, which is called.
  func memberOfOtherFramework(
    _ name: String, of base: TypedExpression, _ type: Type, insteadOf found: [FoundMember], at range: SourceRange
  ) -> Resolution? {
    guard scope.part == nil, !isCalling, !found.isEmpty, found.allSatisfy(isModifier) else { return nil }
    let object: TypedExpression
    if let wrapped = checker.wrapped(type) {
      guard unifier.resolve(wrapped) == .unknown, implicitlyUnwrapped(base) else { return nil }
      object = TypedExpression(.unwrapImplicitly(base), type: wrapped, range: base.range)
    } else {
      guard let id = nominal(of: type), checker.isStandIn(id) else { return nil }
      object = base
    }
    checker.reportUnsupported("_.\(name)", at: range)
    return .dynamicMember(object, name)
  }

  /// `super.init(frame: frame)` of a class of a framework that has hardly more here than `init()`, which is called: what is made is all that
  /// a superclass whose members are not known has to give.
  func superclassMadeFromNothing(
    _ candidates: [Candidate], _ name: String, _ arguments: [DynamicArgument], at range: SourceRange
  ) -> TypedExpression? {
    guard name == "init", case .value(let base, isSuper: true)? = candidates.first?.receiver,
      let id = nominal(of: unifier.resolve(base.type)), checker.info(id).has(attribute: "_partial"),
      let empty = candidates.first(where: { function(of: $0).map { program[$0].parameters.isEmpty } ?? false })
    else { return nil }
    let call = applySingle(empty, [], inferred: [], expected: nil, at: range)
    let statements = (arguments.map(\.value) + [call]).map { TypedStatement(.expression($0), range: $0.range) }
    return TypedExpression(.sequence(statements, void(range)), type: .void, range: range)
  }

  /// Whether a call is of a method that UIKit and AppKit give to texts, beside which the program has another one of the name.
  func meansFormOfFramework(_ candidates: [Candidate], _ arguments: [Argument], name: String) -> Bool {
    guard scope.part == nil, !checker.isExecutable, let forms = Self.formsOfTexts[name], isOwn(candidates),
      let type = candidates.first?.selfType, unifier.resolve(type) == checker.type("String")
    else { return false }
    return forms.contains(arguments.map { $0.label ?? "_" })
  }

  private static let formsOfTexts: [String: [[String]]] = [
    "boundingRect": [["with", "options", "attributes", "context"]],
    "draw": [["at", "withAttributes"], ["in", "withAttributes"], ["with", "options", "attributes", "context"]],
    "size": [["withAttributes"]],
  ]

  private func isModifier(_ found: FoundMember) -> Bool {
    guard case .function(let id) = found.member else { return false }
    return checker.info(id).extensionOf.map { program[$0].name == "View" } ?? false
  }
}
