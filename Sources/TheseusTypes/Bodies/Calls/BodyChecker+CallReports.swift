import TheseusProgram

extension BodyChecker {
  func reportLabels(
    _ candidates: [Candidate], _ arguments: [Argument], name: String, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    let isOfFramework = meansFormOfFramework(candidates, arguments, name: name)
    let unfit =
      isOfFramework ? nil : unfitLabels(candidates, arguments, name: name, at: range, calleeRange)
    if let unfit, unfit.isCertain {
      checker.diagnostics += unfit.problems
      return unknown(range)
    }
    let inferred = arguments.map { argumentWithoutContext($0) }
    if isOfFramework {
      return unlisted(
        candidates, name, zip(arguments, inferred).map { DynamicArgument(label: $0.label, value: $1) }, at: range)
    }
    if reportHiddenFunction(candidates, arguments, name: name, calleeRange) { return unknown(range) }
    if let short = lacking(candidates, arguments) ?? begun(candidates, arguments)
      ?? leastDemanding(candidates, arguments)
    {
      return mismatch(open(short), arguments, at: range, calleeRange)
    }
    let mislabelled = mislabelled(candidates, arguments)
    if !isOwn(candidates), arguments.allSatisfy({ $0.label == nil }), takeOtherValues(mislabelled) {
      report("no-exact-match", "no exact matches in call to \(describeKind(candidates, name))", at: calleeRange)
      return unknown(range)
    }
    if let close = mislabelled.first {
      return mismatch(open(close), arguments, at: range, calleeRange)
    }
    let isOther = haveOtherLabels(candidates, arguments)
    if isOwn(candidates) || haveListedLabels(candidates) || isMadeOfRawValue(candidates)
      || isOther && checker.isWhole
    {
      return nearestForm(candidates, arguments, name: name, at: range, calleeRange)
    }
    var problems = unfit?.problems ?? []
    // Hardly a form is lacking that takes nothing.
    if isOther || arguments.isEmpty || lacksSomeLabels(candidates, arguments) || areListedMethods(candidates) {
      problems = errors { _ = nearestForm(candidates, arguments, name: name, at: range, calleeRange) }
    }
    checker.reportUnlistedForm(
      "\(describe(candidates, name))(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))", problems, at: calleeRange)
    return unlisted(
      candidates, name, zip(arguments, inferred).map { DynamicArgument(label: $0.label, value: $1) }, at: range)
  }

  /// Whether what is made stands for a type of which it is known only that raw values make it.
  private func isMadeOfRawValue(_ candidates: [Candidate]) -> Bool {
    guard candidates.count == 1, let only = candidates.first, case .function(let id) = only.target,
      let owner = checker.info(id).requirementOf, program[owner].name == "RawRepresentable",
      let type = only.selfType.map({ unifier.resolve($0) })
    else { return false }
    return isAbstract(type)
  }

  private func nearestForm(
    _ candidates: [Candidate], _ arguments: [Argument], name: String, at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    guard let only = candidates.count == 1 ? candidates.first : nearestForm(of: candidates, arguments) else {
      report("no-exact-match", "no exact matches in call to \(describeKind(candidates, name))", at: calleeRange)
      return unknown(range)
    }
    return mismatch(open(only), arguments, at: range, calleeRange)
  }

  /// A call whose arguments a function does not take as they are, which is reported; its value is of the type that the function gives.
  private func mismatch(
    _ opened: Opened, _ arguments: [Argument], at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    reportMismatch(opened, arguments, at: range, calleeRange)
    let type = unifier.decided(opened.result)
    return TypedExpression(unknown(range).kind, type: isCertain(type) ? type : .unknown, range: range)
  }

  /// The first of several functions of the program that lack the fewest arguments where all that a call gives have labels of theirs.
  private func leastDemanding(_ candidates: [Candidate], _ arguments: [Argument]) -> Candidate? {
    let functions = candidates.compactMap { candidate in function(of: candidate).map { (candidate, id: $0) } }
    guard isOwn(candidates), functions.count == candidates.count, functions.count > 1,
      arguments.allSatisfy({ $0.label != nil && !$0.isTrailingClosure })
    else { return nil }
    let labels = arguments.map(\.label)
    let short = functions.filter { areAmong(labels, program[$0.id].labels) }
    return short.min { missing(labels, in: $0.id) < missing(labels, in: $1.id) }?.0
  }

  /// Whether labels are among others in their order.
  private func areAmong(_ labels: [String?], _ others: [String?]) -> Bool {
    var rest = labels[...]
    for other in others where rest.first == .some(other) { rest.removeFirst() }
    return rest.isEmpty
  }

  /// How many arguments a function needs besides those with certain labels.
  private func missing(_ labels: [String?], in id: FunctionID) -> Int {
    zip(program[id].labels, checker.defaultFlags(of: id)).count { !$1 && !labels.contains($0) }
  }

  private func mayHaveOthers(_ function: TypedFunction) -> Bool {
    function.nominal.map { id in
      program[id].kind == .class && checker.inheritsUnknown(id) || checker.hasForeignMacro(id)
    } ?? false
  }

  /// The first function of the standard library under a name, if a call gives fewer arguments than any of that name needs.
  private func lacking(_ candidates: [Candidate], _ arguments: [Argument]) -> Candidate? {
    guard let first = candidates.first, arguments.allSatisfy({ !$0.isTrailingClosure }) else { return nil }
    for candidate in candidates {
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary,
        program[id].kind == .function, !takesClosure(id)
      else { return nil }
      if case .value(let base, _) = candidate.receiver, hasProperty(program[id].name, of: base) { return nil }
      let flags = checker.defaultFlags(of: id)
      let needed = program[id].parameters.indices.filter { !flags[$0] && !program[id].parameters[$0].isVariadic }
      if arguments.count >= needed.count { return nil }
    }
    return first
  }

  /// The first initializer of the standard library that a call's labels begin, if it gives fewer arguments than all of these need.
  private func begun(_ candidates: [Candidate], _ arguments: [Argument]) -> Candidate? {
    guard let first = arguments.first?.label, arguments.allSatisfy({ $0.label != nil && !$0.isTrailingClosure }) else {
      return nil
    }
    let begun = candidates.filter { candidate in
      guard case .function(let id) = candidate.target else { return false }
      return program[id].kind == .initializer && program[id].labels.first == first
    }
    let labels = arguments.map(\.label)
    let isShort = begun.allSatisfy { candidate in
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary else {
        return false
      }
      let needed = zip(program[id].labels, checker.defaultFlags(of: id)).filter { !$1 }.map(\.0)
      return needed.count > labels.count && Array(needed.prefix(labels.count)) == labels
    }
    return isShort ? begun.first : nil
  }

  private func hasProperty(_ function: String, of base: TypedExpression) -> Bool {
    let name = String(function.prefix { $0 != "(" })
    return checker.findMembers(name, of: unifier.zonk(base.type), isStatic: false, in: scope).contains { item in
      if case .property = item.member { true } else { false }
    }
  }

  /// Whether the first thing that a function takes is a closure without a label, as the many forms of `map` do.
  private func takesClosure(_ id: FunctionID) -> Bool {
    guard case .function? = program[id].parameters.first?.type else { return false }
    return program[id].labels.first == .some(nil)
  }

  /// Whether candidates are the learner's, whose signatures are all there: no superclass that is not known may have others.
  func isOwn(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      switch candidate.target {
      case .function(let id): checker.info(id).scope.part == nil && !mayHaveOthers(program[id])
      case .enumCase(let id, _): !program[id].isCatalogue
      case .local, .value: true
      case .subscript(let property): property.scope.part == nil
      }
    }
  }

  /// A call of a catalogue's function in a form that the catalogue does not list.
  func unlisted(
    _ candidates: [Candidate], _ name: String, _ arguments: [DynamicArgument], at range: SourceRange
  ) -> TypedExpression {
    if let made = superclassMadeFromNothing(candidates, name, arguments, at: range) { return made }
    if case .value(let base, _)? = candidates.first?.receiver {
      if isView(base.type) { return opaque(base, name, arguments: arguments, at: range) }
      return TypedExpression(.dynamicCall(base, name, arguments), type: .unknown, range: range)
    }
    return opaque(nil, describe(candidates, name), arguments: arguments, at: range)
  }

  func describe(_ candidates: [Candidate], _ name: String) -> String {
    guard name == "init", let type = candidates.first?.selfType.map({ unifier.resolve($0) }), let id = nominal(of: type)
    else { return name }
    return program[id].qualifiedName
  }

  func describeKind(_ candidates: [Candidate], _ name: String) -> String {
    if name == "init" { return "initializer" }
    if name == "subscript" { return "subscript" }
    guard let first = candidates.first else { return "'\(name)'" }
    switch first.target {
    case .local: return "local function '\(name)'"
    case .function(let id) where checker.info(id).isStatic: return "static method '\(name)'"
    case .function:
      if case .value = first.receiver { return "instance method '\(name)'" }
      return "global function '\(name)'"
    case .enumCase: return "enum case '\(name)'"
    case .subscript, .value: return "'\(name)'"
    }
  }

  /// Reports arguments that a function does not take as they are: too many, too few, in another order, with other labels; and those among
  /// them that are not of the types of the parameters for which they are meant.
  private func reportMismatch(
    _ opened: Opened, _ arguments: [Argument], at range: SourceRange, _ calleeRange: SourceRange
  ) {
    let given = arguments.filter { !$0.isTrailingClosure }
    let labels = given.map { $0.label ?? "_" }
    let wanted = opened.labels.map { $0 ?? "_" }
    let noun = noun(of: opened.candidate)
    let list = list(behind: calleeRange, in: range)
    let match = match(arguments, with: opened)
    if reportTrailingClosure(opened, arguments, labels, wanted, noun) { return }
    if opened.parameters.isEmpty, !arguments.isEmpty { return reportNoParameters(opened, arguments, at: list) }
    reportMissing(opened, match, arguments, noun, at: range, calleeRange)
    if match.extra.isEmpty {
      if reportOrder(labels, wanted, given, at: list)
        || reportOrder(arguments.map { $0.label ?? "_" }, wanted, arguments, at: list)
      {
        return
      }
      let named = parameterLabels(of: match, opened, arguments)
      reportLabels(arguments, wanted: match.labels, named: named, noun, at: closure(first: arguments) ?? list)
    } else if !takesPack(opened.candidate) {
      reportExtra(match.extra, of: arguments, noun, at: list)
    }
    reportMatched(match, opened, arguments)
  }

  private func match(_ arguments: [Argument], with opened: Opened) -> ArgumentMatch {
    ArgumentMatch(
      arguments.map { .init(label: $0.label, isTrailingClosure: $0.isTrailingClosure && $0.label == nil) },
      with: opened.parameters.indices.map { index in
        let parameter = opened.parameters[index]
        return .init(
          label: opened.labels[index], hasDefault: opened.hasDefault[index], isVariadic: parameter.isVariadic,
          takesClosure: mayBeFunction(parameter.type))
      })
  }

  /// Reports arguments of a function that takes none.
  private func reportNoParameters(_ opened: Opened, _ arguments: [Argument], at list: SourceRange) {
    let range = arguments.count == 1 ? arguments[0].value.range : list
    if case .enumCase(let id, let index) = opened.candidate.target {
      report("extra-argument", "enum case '\(program[id].cases[index].name)' has no associated values", at: range)
    } else {
      report("extra-argument", "argument passed to call that takes no arguments", at: range)
      for argument in arguments { reportOpen(extra: argument.value) }
    }
  }

  /// Reports the labels of arguments that are not those they should have.
  /// - Parameter named: What the parameters are called, also where a trailing closure needs no label.
  private func reportLabels(
    _ arguments: [Argument], wanted: [String?], named: [String?], _ noun: String, at range: SourceRange
  ) {
    let pairs = zip(arguments.map { $0.label ?? "_" }, wanted.map { $0 ?? "_" })
    let wrong = pairs.filter { $0 != $1 }
    guard !wrong.isEmpty else { return }
    if wrong.allSatisfy({ $0.0 == "_" }) {
      reportMissingLabels(wrong.map(\.1), of: arguments, noun, at: range)
    } else if !reportExtraneous(wrong.map(\.0), wrong.map(\.1), noun, at: range) {
      reportWrong(pairs.map(\.0), named.map { $0 ?? "_" }, count: wrong.count, noun, at: range)
    }
  }

  /// Reports the arguments that are not of the types of the parameters for which they are meant.
  private func reportMatched(_ match: ArgumentMatch, _ opened: Opened, _ arguments: [Argument]) {
    for (parameter, places) in zip(opened.parameters, match.bindings) where isCertain(parameter.type) {
      guard !parameter.isInout, !parameter.isAutoclosure, parameter.builder == nil else { continue }
      for place in places { reportUnfit(arguments[place], for: parameter.type) }
    }
  }

  private func reportUnfit(_ argument: Argument, for type: Type) {
    let problems = errors { _ = check(argument.value, to: type, as: .argument) }
    checker.diagnostics += problems.filter { !checker.diagnostics.contains($0) }
  }

  /// What a call is called in messages.
  private func noun(of candidate: Candidate) -> String {
    if case .subscript = candidate.target { "subscript" } else { "call" }
  }

  /// The labels of the parameters that arguments are meant for; where several closures trail, also of the first, which has none.
  private func parameterLabels(of match: ArgumentMatch, _ opened: Opened, _ arguments: [Argument]) -> [String?] {
    guard hasLabelledClosure(arguments) else { return match.labels }
    return arguments.indices.map { place in
      guard arguments[place].isTrailingClosure, arguments[place].label == nil else { return match.labels[place] }
      return match.bindings.firstIndex { $0.contains(place) }.flatMap { opened.labels[$0] }
    }
  }

  /// Whether more than one closure trails a call.
  func hasLabelledClosure(_ arguments: [Argument]) -> Bool {
    arguments.contains { $0.isTrailingClosure && $0.label != nil }
  }

  /// The start of a trailing closure before which a call gives nothing.
  func closure(first arguments: [Argument]) -> SourceRange? {
    arguments.first.flatMap { $0.isTrailingClosure ? $0.value.range.pointingAtStart : nil }
  }

  /// Reports labels that others should stand for.
  /// - Parameter count: How many are wrong.
  func reportWrong(_ labels: [String], _ wanted: [String], count: Int, _ noun: String, at range: SourceRange) {
    let have = labels.map { $0 + ":" }.joined()
    let want = wanted.map { $0 + ":" }.joined()
    report(
      "wrong-labels",
      "incorrect argument label\(count == 1 ? "" : "s") in \(noun) (have '\(have)', expected '\(want)')", at: range)
  }

  /// Reports arguments without the labels that they need; of a single one its place says enough.
  func reportMissingLabels(_ labels: [String], of arguments: [Argument], _ noun: String, at list: SourceRange) {
    let missing = labels.map { $0 + ":" }.joined()
    report(
      "wrong-labels", "missing argument label\(labels.count == 1 ? "" : "s") '\(missing)' in \(noun)",
      at: arguments.count == 1 ? arguments[0].start : list)
  }

  /// Whether a parameter of a function takes any number of arguments of types of their own.
  private func takesPack(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate) else { return false }
    return program[id].parameters.contains { if case .pack = $0.type { true } else { false } }
  }

  /// Reports the arguments in certain places, for which there are no parameters.
  private func reportExtra(_ places: [Int], of arguments: [Argument], _ noun: String, at list: SourceRange) {
    guard let first = places.first else { return }
    let message =
      if places.count > 1 {
        "extra arguments at positions \(places.map { "#\($0 + 1)" }.joined(separator: ", ")) in \(noun)"
      } else if arguments[first].isTrailingClosure {
        "extra trailing closure passed in \(noun)"
      } else if let label = arguments[first].label {
        "extra argument '\(label)' in \(noun)"
      } else {
        "extra argument in \(noun)"
      }
    report("extra-argument", message, at: places.count > 1 ? list : arguments[first].value.range)
    for place in places { reportOpen(extra: arguments[place].value) }
  }

  /// Whether a type is a function's, or an optional of that.
  func isFunction(_ type: Type) -> Bool {
    if case .function = innermost(type) { true } else { false }
  }

  private func isEnumCase(_ candidate: Candidate) -> Bool {
    if case .enumCase = candidate.target { true } else { false }
  }

  /// Reports arguments that are all there in another order; false if something else is wrong.
  func reportOrder(
    _ labels: [String], _ wanted: [String], _ given: [Argument], at range: SourceRange
  ) -> Bool {
    let places = labels.map { label in wanted.firstIndex(of: label) }
    guard Set(labels).count == labels.count, places.allSatisfy({ $0 != nil }) else { return false }
    let order = places.compactMap { $0 }
    guard let late = order.indices.dropFirst().first(where: { order[$0] < order[$0 - 1] }),
      let before = order.firstIndex(where: { $0 > order[late] })
    else { return false }
    func word(_ index: Int) -> String {
      labels[index] == "_" ? "unnamed argument #\(index + 1)" : "argument '\(labels[index])'"
    }
    report("argument-order", "\(word(late)) must precede \(word(before))", at: given[late].start)
    return true
  }

  /// Reports labels that the function does not want; false if something else is wrong.
  func reportExtraneous(_ labels: [String], _ wanted: [String], _ noun: String, at range: SourceRange) -> Bool {
    guard labels.count == wanted.count else { return false }
    let wrong = zip(labels, wanted).filter { $0 != $1 }
    guard !wrong.isEmpty, wrong.allSatisfy({ $0.1 == "_" }) else { return false }
    let extra = wrong.map { $0.0 + ":" }.joined()
    report("wrong-labels", "extraneous argument label\(wrong.count == 1 ? "" : "s") '\(extra)' in \(noun)", at: range)
    return true
  }

  /// Reports a trailing closure where the function takes none; false if something else is wrong.
  private func reportTrailingClosure(
    _ opened: Opened, _ arguments: [Argument], _ labels: [String], _ wanted: [String], _ noun: String
  ) -> Bool {
    guard let closure = arguments.last, closure.isTrailingClosure, arguments.count == labels.count + 1,
      !isEnumCase(opened.candidate), Array(wanted.prefix(labels.count)) == labels,
      opened.parameters.allSatisfy({ isCertain($0.type) && !mayBeFunction($0.type) })
    else { return false }
    let place = labels.count
    if wanted.indices.contains(place), !opened.hasDefault[place], !opened.parameters[place].isVariadic {
      let type = checker.quoted(opened.parameters[place].type)
      report(
        "unwanted-closure", "trailing closure passed to parameter of type \(type) that does not accept a closure",
        at: closure.value.range)
    } else {
      report("unwanted-closure", "extra trailing closure passed in \(noun)", at: closure.value.range)
    }
    return true
  }

  /// Whether a closure may be a value of a type.
  private func mayBeFunction(_ type: Type) -> Bool {
    switch innermost(type) {
    case .nominal, .tuple: false
    default: true
    }
  }

  /// Reports an optional argument with whose value a candidate would fit; false if that is not what is wrong.
  private func reportOptionalArgument(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> Bool {
    let isListed = candidates.allSatisfy { candidate in
      function(of: candidate).map { checker.info($0).scope.part != .swiftUI } ?? true
    }
    for (index, value) in inferred.enumerated() {
      guard let value, let wrapped = checker.wrapped(unifier.resolve(value.type)),
        isCertain(unifier.zonk(value.type)), isListed || isBuiltinValue(unifier.resolve(wrapped))
      else { continue }
      var unwrapped = inferred
      unwrapped[index] = TypedExpression(.unwrap(value), type: wrapped, range: value.range)
      guard !rank(candidates, arguments, inferred: unwrapped, expected: nil).isEmpty else { continue }
      reportNotUnwrapped(unifier.zonk(value.type), unifier.zonk(wrapped), at: value.range)
      return true
    }
    return false
  }

  func noneFits(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], expected: Type?, name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    if reportOptionalArgument(candidates, arguments, inferred)
      || reportOtherElement(candidates, arguments, inferred, at: range)
    {
      return unknown(range)
    }
    // What is written in a literal that has the method is what it is by itself.
    if let receiver = candidates.first?.selfType { _ = unifier.settleParts(of: receiver) }
    let form =
      onlyForm(candidates) ?? settableForm(candidates, at: range) ?? closureForm(candidates, arguments, inferred)
      ?? synchronousForm(candidates, arguments, inferred) ?? formOfSets(candidates, inferred)
      ?? mathematicalForm(candidates, arguments, inferred, expected: expected, at: range) ?? codingForm(candidates)
      ?? textForm(candidates, arguments, expected: expected, at: range)
      ?? keyForm(candidates, expected: expected, at: range) ?? elementForm(candidates, expected: expected, at: range)
    if let only = form ?? (expected == nil ? nil : indexForm(candidates)) {
      return applySingle(only, arguments, inferred: inferred, expected: expected, at: range)
    }
    if reportMisfit(candidates, arguments, inferred) || reportEffect(candidates, arguments, inferred) {
      return unknown(range)
    }
    if reportUnfit(candidates, arguments, inferred, name: name, at: range, calleeRange)
      || reportNearestForm(candidates, arguments, inferred, name: name, at: range, calleeRange)
    {
      return unknown(range)
    }
    // Such a type is reported where it is written.
    if name == "init", let type = candidates.first?.selfType, cannotBe(type) { return unknown(range) }
    let values = zip(arguments, inferred).map { $1 ?? argumentWithoutContext($0) }
    let areCertain = values.allSatisfy { isNil($0) || isCertain(unifier.decided($0.type)) }
    if isOwn(candidates) || areCertain && (isCompletelyListed(candidates, values) || indexForm(candidates) != nil) {
      let makesText = name == "init" && candidates.first?.selfType.map { unifier.resolve($0) } == checker.type("String")
      report(
        "no-exact-match", "no exact matches in call to \(describeKind(candidates, name))", at: calleeRange,
        explanation: makesText ? "'String(describing:)' makes a text of any value." : nil)
      return unknown(range)
    }
    let problems = unfitTypes(candidates, arguments, inferred, name: name, at: range, calleeRange)
    if problems.isEmpty, let form = formOfUnlistedMember(candidates, arguments, inferred, at: range) {
      return applySingle(form, arguments, inferred: inferred, expected: expected, at: range)
    }
    checker.reportUnlistedForm(
      "\(describe(candidates, name))(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))", problems, at: calleeRange)
    return unlisted(
      candidates, name, zip(arguments, values).map { DynamicArgument(label: $0.label, value: $1) }, at: range)
  }

  /// Whether a type's arguments are not what it asks of its parameters.
  private func cannotBe(_ type: Type) -> Bool {
    guard case .nominal(let id, let arguments) = unifier.zonk(type), !arguments.isEmpty else { return false }
    let requirements = checker.info(id).scope.requirements
    return checker.satisfies(requirements, checker.nominalSubstitution(id, arguments), in: scope) == false
  }

  // MARK: Without a signature

  /// The arguments of something unknown.
  func dynamicArguments(_ arguments: [Argument]) -> [DynamicArgument] {
    arguments.map { DynamicArgument(label: $0.label, value: argumentWithoutContext($0)) }
  }

  func argumentWithoutContext(_ argument: Argument) -> TypedExpression {
    let count = undecidedMembers.count
    // What is given to something unknown nothing will decide.
    defer { undecidedMembers.removeSubrange(count...) }
    return settled(inferForUnknown(argument.value))
  }

  /// The arguments of an unknown view or modifier; closures that hold views are built as view content.
  func opaqueArguments(_ arguments: [Argument], name: String) -> [DynamicArgument] {
    arguments.map { argument in
      guard case .closure(let closure) = argument.value.kind else {
        return DynamicArgument(label: argument.label, value: argumentWithoutContext(argument))
      }
      return DynamicArgument(label: argument.label, value: contentClosure(closure) ?? inferForUnknown(argument.value))
    }
  }

  /// Checks a value that something unknown takes, which may give a closure anything, also what it changes, and may want of the values of
  /// a `? :` what they have in common.
  private func inferForUnknown(_ value: Expression) -> TypedExpression {
    if case .closure(let closure) = value.kind { closuresForUnknown.insert(closure.range) }
    if case .ternary = value.kind { return infer(value, expected: .unknown) }
    return infer(value)
  }

  /// A closure built as view content, if all that stands in it is views.
  func contentClosure(_ closure: Closure) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial, closure.parameters == nil, closure.anonymousParameterCount == 0,
      !closure.body.isEmpty, !isAsync(closure),
      let builder = checker.known("ViewBuilder").map({ Type.nominal($0, []) })
    else { return nil }
    let snapshot = snapshot()
    trialDepth += 1
    defer { trialDepth -= 1 }
    let result = unifier.fresh()
    let value = closureArgument(
      closure, FunctionType.Parameter(type: .function(FunctionType(parameters: [], result: result)), builder: builder))
    if !hasErrors(since: snapshot), isView(unifier.zonk(result)) { return value }
    rollback(to: snapshot)
    return nil
  }
}
