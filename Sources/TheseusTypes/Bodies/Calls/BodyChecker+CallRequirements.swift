import TheseusProgram

extension BodyChecker {
  /// Whether a type is a literal's, of which a value that nothing is known of may say what it is: `Slider(value: unknown, in: 1...4)`.
  private func mayBeOther(_ type: Type, beside values: [TypedExpression?]) -> Bool {
    unifier.literal(of: type) != nil
      && values.contains { value in value.map { !unifier.zonk($0.type).isFullyKnown } ?? false }
  }

  /// Reports what is given for generic parameters and does not conform as a call asks.
  func checkRequirements(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], at range: SourceRange,
    _ calleeRange: SourceRange?
  ) {
    guard let requirements = requirements(of: opened.candidate) else { return }
    let ofResult = requirementsOfResult(opened)
    let start = snapshot()
    if reportMemberArguments(opened, bindings, values) { return }
    let place = nameRange(of: opened, in: calleeRange) ?? wrapperRange(calleeRange) ?? range
    if reportOtherShapes(opened, at: place) || reportOtherTypes(requirements, opened, at: place)
      || reportOtherElements(requirements, opened, values, at: range)
      || reportOtherMembers(requirements, opened, at: place) || reportOtherClasses(requirements, opened, at: place)
    {
      return
    }
    for (requirement, substitution) in checker.rounds(of: requirements + ofResult, opened.substitution) {
      guard case .conforms(let subject, let id) = requirement else { continue }
      if reportNoText(subject, id, opened, bindings, values, calleeRange) { continue }
      var opened = opened
      opened.substitution = substitution
      let given = given(subject, opened, bindings, values)
      if mayBeOther(given, beside: values) || isDemand(of: id, on: given, opened, values, at: place) { continue }
      let type = withLiterals(given, unableToBe: id)
      if case .existential(let protocols, _, _) = type,
        protocols.contains(where: { checker.ancestors(of: $0).contains(id) })
      {
        reportExistential(type, subject, id, opened, bindings, values, at: range)
        continue
      }
      let decided = unifier.decided(type)
      if isCertain(decided), !checker.isMarker(id), mayNotConform(decided, isIn: opened.candidate) {
        if reportConflictingElements(subject, opened, values, at: range) { return }
        if isExistential(decided), reportUncomparedElement(opened, values, lacking: id, at: range) { return }
        report("missing-conformance", inability(of: decided, toConformTo: id), at: range)
        continue
      }
      guard lacks(id, type) else { continue }
      let isOfSwiftUI = isOfSwiftUI(opened.candidate)
      if isOfSwiftUI, isMethod(opened), isBuiltinValue(type), let condition = unmetCondition(of: type, for: id),
        isFullyListed(condition.subject) || isBuiltinValue(condition.subject)
      {
        reportUnmet(condition, opened, subject, at: place)
        continue
      }
      let optional = values.lazy.compactMap { $0 }.first { value in
        self.checker.wrapped(self.unifier.resolve(self.refused[value.range] ?? value.type)) != nil
      }
      if !isPartOfReceiver(subject) || optional != nil,
        reportOptional(type, insteadOf: id, at: optional?.range ?? range)
      {
        return
      }
      if isFullyKnown(type), reportUncomparedElement(opened, values, lacking: id, at: range) { return }
      if isFullyKnown(type), let meant = formerType(of: opened.candidate) {
        reportArgument(type, as: meant, at: values.compactMap { $0 }.first?.range ?? range)
        continue
      }
      if isFullyKnown(type), let condition = unmetCondition(of: type, for: id) {
        reportUnmet(condition, opened, subject, at: place)
      } else if isFullyKnown(type) || hasListedTypes(id) || isDescription(type, asked: id),
        !(ofResult.contains(requirement) && isWritten(subject, of: opened))
      {
        report(
          "missing-conformance",
          "\(describeDemand(opened, subject, by: requirement)) requires \(conformance(of: type, to: id))",
          at: place)
      }
    }
    if hasErrors(since: start) { return }
    reportRefused(opened, bindings, values)
    reportOtherFunctions(opened, bindings, values, at: calleeRange)
    reportUntakenValues(opened, bindings, values, at: range)
    reportUnlikeElements(opened, bindings, values, at: range)
    guard isOwn(opened.candidate) else { return reportOtherForm(opened, bindings, values) }
    reportNotCollection(opened, bindings, values, requirements)
    if !hasErrors(since: start) { reportOtherFormOfOwn(opened, bindings, values, at: calleeRange) }
  }

  /// What a candidate asks of its generic parameters; nil of one of which that is not judged.
  func requirements(of candidate: Candidate) -> [Requirement]? {
    switch candidate.target {
    case .function(let id): checker.info(id).requirements
    case .local(let function): function.requirements
    case .subscript(let property) where property.scope.part == .swiftUI:
      checker.info(checker.getter(of: property)).requirements
    default: nil
    }
  }

  /// A type with its literals as they are by default, where nothing that they could be lets it conform; else the type as it is.
  private func withLiterals(_ type: Type, unableToBe id: ProtocolID) -> Type {
    let type = unifier.resolve(type)
    if let literal = unifier.literal(of: type) {
      return unifier.canConform(literal, to: [id]) ? type : unifier.decided(type)
    }
    guard case .nominal(let nominal, _) = type, checker.conformances(of: nominal)[id] == nil else { return type }
    return unifier.decided(type)
  }

  /// What a requirement asks of a type, in words.
  func conformance(of type: Type, to id: ProtocolID) -> String {
    "that \(checker.quoted(type)) conform to '\(program[id].name)'"
  }

  /// What is said of a type that conforms to nothing where a protocol is asked for.
  func inability(of type: Type, toConformTo id: ProtocolID) -> String {
    "type \(checker.quoted(type)) cannot conform to '\(program[id].name)'"
  }

  /// What a requirement asks of two types, in words.
  func equivalence(of type: Type, and other: Type) -> String {
    "the types \(checker.quoted(type)) and \(checker.quoted(other)) be equivalent"
  }

  /// Whether a type certainly does not conform to a protocol, as far as its conformances are listed.
  func lacks(_ id: ProtocolID, _ type: Type) -> Bool {
    (isCertain(type) || checker.isAbstractMember(type, in: scope)) && checker.conforms(type, to: id, in: scope) == false
  }

  /// Whether all conformances of a type are listed, so that one that is missing is a mistake.
  func isFullyKnown(_ type: Type) -> Bool {
    isFullyListed(type) || isBuiltinValue(type) || isFullyConstrained(type) || isOfWholeProgram(type)
      || isOfWrapper(type)
  }

  /// Whether all types that may conform to a protocol are listed.
  private func hasListedTypes(_ id: ProtocolID) -> Bool {
    checker.info(id).scope.part == .standardLibrary && program[id].name == "StringProtocol"
  }

  /// Whether a type is one of SwiftUI's whose values describe views, where a view, a shape or a style is asked for, of which it is none.
  private func isDescription(_ type: Type, asked id: ProtocolID) -> Bool {
    guard ["View", "Shape", "ShapeStyle"].contains(program[id].name), checker.info(id).scope.part == .swiftUI,
      !checker.importsPackages, let id = nominal(of: type), checker.info(id).scope.part == .swiftUI
    else { return false }
    return Self.descriptions.contains(program[id].qualifiedName)
  }

  /// Types of SwiftUI whose values views are described with.
  private static let descriptions: Set<String> = [
    "Alignment", "Angle", "Animation", "AnyTransition", "Axis", "Axis.Set", "BlendMode", "ButtonRole", "ColorScheme",
    "ContentMode", "ControlSize", "DynamicTypeSize", "Edge", "Edge.Set", "EdgeInsets", "Font", "Font.Design",
    "Font.TextStyle", "Font.Weight", "GeometryProxy", "GridItem", "HorizontalAlignment", "LayoutDirection",
    "LocalizedStringKey", "NavigationPath", "PresentationDetent", "ScenePhase", "ScrollViewProxy", "Spring",
    "StrokeStyle", "TextAlignment", "Transaction", "UnitPoint", "UserInterfaceSizeClass", "VerticalAlignment",
    "Visibility",
  ]

  /// Whether a type is a property wrapper of SwiftUI, or what one projects, which conform to what the catalogue lists alone.
  private func isOfWrapper(_ type: Type) -> Bool {
    guard let id = nominal(of: type), checker.info(id).scope.part == .swiftUI else { return false }
    return checker.info(id).has(attribute: "propertyWrapper") || program[id].qualifiedName == "ObservedObject.Wrapper"
  }

  /// Whether a type is one of a program that is all there, or stands for one in it, so that all is written that it conforms to.
  func isOfWholeProgram(_ type: Type) -> Bool {
    guard checker.isWhole else { return false }
    switch type {
    case .nominal(let id, _):
      return !program[id].isCatalogue && !checker.inheritsUnknown(id)
        && checker.superclass(of: id).map { isOfWholeProgram($0) } ?? true
    case .parameter:
      return !checker.parametersOfUnknown.contains(type) && checker.classBound(of: type, in: scope) == nil
        && !checker.isFixed(type, in: scope)
    case .associated: return checker.isAbstractMember(type, in: scope)
    default: return false
    }
  }

  /// Whether a type is a generic parameter of which all is known that it conforms to, and that stands for no other type.
  func isFullyConstrained(_ type: Type) -> Bool {
    guard case .parameter = type, isFullyListedStatically(type) else { return false }
    return !checker.isFixed(type, in: scope)
  }

  /// Whether a type is one that conforms to nothing that a function of the program or of the libraries can ask for.
  private func mayNotConform(_ type: Type, isIn candidate: Candidate) -> Bool {
    let isOfSwiftUI = isOfSwiftUI(candidate)
    guard isOfSwiftUI || isOfStandardLibrary(candidate) || isOwn(candidate) else { return false }
    switch type {
    case .metatype: return true
    case .function, .existential: return !isOfSwiftUI && conformsToNothing(type)
    case .tuple([]): return !isOfSwiftUI
    default: return conformsToNothing(type)
    }
  }

  /// Whether a type is a tuple, a function or an existential, which conform to no protocol that asks for anything.
  func conformsToNothing(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): !elements.isEmpty
    case .function: true
    case .existential(let protocols, let superclass, _):
      superclass.isEmpty && !protocols.contains { mayConformToItself($0) }
    default: false
    }
  }

  /// Whether `any` of a protocol may conform to it, as that of errors and objects does.
  func mayConformToItself(_ id: ProtocolID) -> Bool {
    checker.isMarker(id) || checker.ancestors(of: id).contains { ["Error", "AnyObject"].contains(program[$0].name) }
  }

  private func isOfStandardLibrary(_ candidate: Candidate) -> Bool {
    function(of: candidate).map { checker.info($0).scope.part == .standardLibrary } ?? false
  }

  func isMethod(_ opened: Opened) -> Bool {
    if case .function(let id) = opened.candidate.target { program[id].kind == .function } else { false }
  }

  /// Where the name of a property wrapper stands that is given a variable's value.
  private func wrapperRange(_ calleeRange: SourceRange?) -> SourceRange? {
    calleeRange.flatMap { wrappersOfValues[$0] == nil ? nil : $0 }
  }

  /// Where the name of a method stands, which ends what is called: `mapError` of `result.mapError`.
  private func nameRange(of opened: Opened, in calleeRange: SourceRange?) -> SourceRange? {
    guard let calleeRange, case .function(let id) = opened.candidate.target, program[id].kind == .function else {
      return nil
    }
    return nameRange(ending: calleeRange, checker.baseName(of: id))
  }

  /// Where a name stands that ends what is called.
  func nameRange(ending calleeRange: SourceRange, _ name: String) -> SourceRange {
    let start = max(calleeRange.end - name.utf8.count, calleeRange.start)
    return SourceRange(file: calleeRange.file, start: start, end: calleeRange.end)
  }

  /// Reports an optional whose wrapped value would conform; false if that is not what is wrong.
  private func reportOptional(_ type: Type, insteadOf id: ProtocolID, at range: SourceRange) -> Bool {
    guard let wrapped = checker.wrapped(type), checker.wrapped(wrapped) == nil,
      checker.conforms(wrapped, to: id, in: scope) == true
    else { return false }
    reportNotUnwrapped(type, wrapped, at: range)
    return true
  }

  /// Reports an optional where what it wraps is needed.
  func reportNotUnwrapped(_ type: Type, _ wrapped: Type, at range: SourceRange) {
    report(
      "optional-not-unwrapped",
      "value of optional type \(checker.quoted(type)) must be unwrapped to a value of type \(checker.quoted(wrapped))",
      at: range,
      explanation:
        "The value may be nil. Use 'if let' to use it only when it is there, '??' to say what to use instead, or '!' if it can't be nil here."
    )
  }

  /// Reports an existential that would have to conform to its own protocol: one that stands inside a parameter's type can't be opened.
  private func reportExistential(
    _ type: Type, _ subject: Type, _ id: ProtocolID, _ opened: Opened, _ bindings: [Binding],
    _ values: [TypedExpression?], at range: SourceRange
  ) {
    guard case .function(let function) = opened.candidate.target, checker.info(function).scope.part == nil,
      !mayConformToItself(id),
      isPartOfReceiver(subject)
        || checker.info(id).scope.part == nil && isHeld(subject, inParametersOf: function)
        || isOfFunction(subject) && !isOpened(subject, in: function, bindings, values)
    else { return }
    report("missing-conformance", inability(of: type, toConformTo: id), at: range)
  }

  private func isOfFunction(_ subject: Type) -> Bool {
    if case .parameter(let parameter) = subject, case .function = parameter.owner { true } else { false }
  }

  /// Whether a generic parameter stands for something of the type that has a member: `Element` of `extension Array where Element: P`.
  private func isPartOfReceiver(_ subject: Type) -> Bool {
    switch subject {
    case .parameter(let parameter): if case .nominal = parameter.owner { true } else { false }
    case .associated(.parameter(let parameter), _, _): if case .protocol = parameter.owner { true } else { false }
    default: false
    }
  }

  /// Whether a function takes collections or other types that hold a generic parameter, and nothing that says itself what it stands for.
  private func isHeld(_ subject: Type, inParametersOf function: FunctionID) -> Bool {
    guard case .parameter(let parameter) = subject else { return false }
    let types = program[function].parameters.map(\.type)
    return types.contains { isHeld(parameter, in: $0) }
      && !types.contains { checker.wrapped($0) ?? $0 == subject || $0 == .metatype(subject) }
  }

  /// Whether a type is a collection or another type of the library that holds a generic parameter.
  private func isHeld(_ parameter: GenericParameter, in type: Type) -> Bool {
    guard case .nominal(_, let arguments) = type, checker.wrapped(type) == nil else { return false }
    return arguments.contains { $0 == .parameter(parameter) || isHeld(parameter, in: $0) }
  }

  /// What the type that an initializer makes asks of its parameters.
  private func requirementsOfResult(_ opened: Opened) -> [Requirement] {
    guard case .function(let id) = opened.candidate.target, program[id].kind == .initializer,
      let nominal = program[id].nominal
    else { return [] }
    return checker.info(nominal).scope.requirements
  }

  /// Whether what stands for a parameter of a type is written behind the type's name, where it is judged by itself.
  private func isWritten(_ subject: Type, of opened: Opened) -> Bool {
    guard case .function(let id) = opened.candidate.target, program[id].kind == .initializer,
      case .parameter(let parameter) = subject, case .nominal(let owner) = parameter.owner,
      case .nominal(owner, let arguments)? = opened.candidate.selfType, !arguments.isEmpty
    else { return false }
    return arguments.allSatisfy { if case .variable = $0 { false } else { true } }
  }

  /// Who asks for a conformance of a subject: a function of its own parameter, a type of its parameter, or an extension.
  ///
  /// An initializer asks itself for what its type does not, where the requirement is given by which it does.
  func describeDemand(_ opened: Opened, _ subject: Type, by requirement: Requirement? = nil) -> String {
    guard case .function(let id) = opened.candidate.target, checker.isMember(id) else { return describeCallee(opened) }
    if program[id].kind == .initializer, let requirement, !requirementsOfResult(opened).contains(requirement),
      let owner = program[id].nominal
    {
      let isOfExtension = checker.info(id).scope.parent?.requirements.contains(requirement) ?? false
      return (isOfExtension ? "referencing " : "") + describeCallee(opened)
        + (isOfExtension ? " on '\(program[owner].name)'" : "")
    }
    if case .parameter(let parameter) = subject {
      switch parameter.owner {
      case .function: return describeCallee(opened)
      case .nominal(let owner) where program[id].kind == .initializer:
        return "generic \(program[owner].kind.rawValue) '\(program[owner].name)'"
      default: break
      }
    }
    if case .function? = root(of: subject)?.owner { return describeCallee(opened) }
    let owner = checker.info(id).extensionOf.map { program[$0].name } ?? program[id].nominal.map { program[$0].name }
    if program[id].kind == .initializer {
      return "referencing initializer '\(program[id].name)' on '\(owner ?? "")'"
    }
    return "referencing instance method '\(writtenName(of: opened.candidate) ?? "")' on '\(owner ?? "")'"
  }

  func describeCallee(_ opened: Opened) -> String {
    if case .subscript(let property) = opened.candidate.target {
      return "subscript '\(program[checker.getter(of: property)].name)'"
    }
    if case .local(let function) = opened.candidate.target { return "local function '\(function.declaration.name)'" }
    guard case .function(let id) = opened.candidate.target else { return "function" }
    let name = program[id].name.prefix { $0 != "(" }
    switch program[id].kind {
    case .initializer: return "initializer '\(program[id].name)'"
    default:
      let method = checker.info(id).isStatic ? "static method" : "instance method"
      let kind = checker.isMember(id) ? method : "global function"
      return "\(kind) '\(program[id].parameters.isEmpty ? String(name) : writtenName(of: opened.candidate) ?? "")'"
    }
  }

  /// The name of a function as messages write it: with its labels if it has some, and with `()` if it takes nothing.
  func writtenName(of candidate: Candidate) -> String? {
    guard let id = function(of: candidate) else { return nil }
    let isPlain = !program[id].parameters.isEmpty && program[id].labels.allSatisfy { $0 == nil }
    return isPlain ? checker.baseName(of: id) : program[id].name
  }
}
