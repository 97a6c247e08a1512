import TheseusProgram

/// Finds functions that leave the function that they are given to although they may not, and closures that keep `self` without saying so.
///
/// It visits finished bodies. A closure escapes unless it is called where it stands or given to a parameter without `@escaping`.
final class EscapeChecker: TypedVisitor {
  private let body: BodyChecker
  /// The parameters that may not escape, by name.
  private let parameters: [LocalID: String]
  /// Whether a closure around may outlive the function.
  private var isKept = false
  /// The `inout` parameters and the `self` that the function changes, in words.
  private let changed: [LocalID: String]
  /// Where the outermost closure around begins that may outlive the function.
  private var keptClosure: SourceRange?
  /// The instance of a class whose members are named without `self`.
  private let instance: LocalID?
  /// The variables without a written type that hold what may not escape.
  private var aliases: Set<LocalID> = []
  /// What the local functions capture.
  private let functions: LocalFunctionCaptures
  private var seen: Set<Finding> = []
  private(set) var findings: [Finding] = []

  private var program: TypedProgram { body.program }

  /// Makes a checker for the body of a function.
  init(
    _ body: BodyChecker, _ statements: [TypedStatement], parameters: [LocalID: String], changed: [LocalID: String],
    instance: LocalID?
  ) {
    self.body = body
    functions = LocalFunctionCaptures(of: statements)
    self.parameters = parameters
    self.changed = changed
    self.instance = instance
  }

  private func report(_ id: String, _ message: String, at range: SourceRange) {
    let finding = Finding(id: id, message: message, range: range)
    if range.file >= 0, seen.insert(finding).inserted { findings.append(finding) }
  }

  override func use(_ local: LocalID) {
    if let keptClosure { reportCaptures(of: local, by: "closure", at: keptClosure) }
  }

  /// Reports what may not outlive the function of what a local is or uses, where something captures it that may.
  private func reportCaptures(of local: LocalID, by what: String, at range: SourceRange) {
    for captured in ([local] + functions.captured(by: local)).compactMap({ capture(of: $0) }) {
      report(captured.id, "escaping \(what) captures \(captured.name)", at: range)
    }
  }

  /// What a local that may not outlive the function is called where something captures it.
  private func capture(of local: LocalID) -> (id: String, name: String)? {
    if let name = changed[local] { return ("escaping-inout", name) }
    if let name = parameters[local] { return ("escaping-capture", "non-escaping parameter '\(name)'") }
    return aliases.contains(local) ? ("escaping-capture", "non-escaping value") : nil
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .return(let value?):
      hold(value, as: .other)
      visitKept(value)
    case .variable(let local, let value?):
      if body.typedLocals.contains(local) {
        hold(value, as: .other)
      } else if isParameter(value) {
        aliases.insert(local)
      }
      visitKept(value)
    case .function(_, let closure): visit(closure, isKept: isKept)
    default: traverse(statement)
    }
  }

  private func visitKept(_ value: TypedExpression) {
    if case .closure(let closure) = function(in: value).kind {
      visitEscaping(closure, isKept: true)
    } else {
      visit(value)
    }
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .call(let callee, let arguments): visitCall(callee, arguments)
    case .closure(let closure): visitEscaping(closure, isKept: true)
    case .dynamicCall(let callee, _, let arguments), .dynamicApply(let callee, let arguments):
      // A function that nobody knows may well not keep what it is given.
      visit(callee)
      for argument in arguments { visitHanded(argument.value) }
    case .opaque(let value):
      if let base = value.base { visit(base) }
      for argument in value.arguments ?? [] { visitHanded(argument.value) }
    case .assign(let place, let value):
      if takes(place) { hold(value, as: .assigned, at: expression.range) }
      traverse(expression)
    case .array(let elements):
      for element in elements { hold(element, as: .other) }
      traverse(expression)
    case .dictionary(let pairs):
      for pair in pairs { hold(pair.value, as: .other) }
      traverse(expression)
    case .enumCase(_, _, let payload):
      for value in payload { hold(value, as: .passed) }
      traverse(expression)
    case .interpolation(let segments):
      for case .value(let value, let arguments) in segments {
        if isParameter(value) { hold(function(in: value), as: .generic("T")) } else { visit(value) }
        visit(arguments)
      }
    case .erase(let value):
      hold(value, as: .erased)
      traverse(expression)
    case .local(let local) where functions.contains(local):
      reportCaptures(of: local, by: "local function", at: expression.range)
      traverse(expression)
    case .local(let local) where local == instance && isKept:
      guard let use = body.implicitSelves[expression.range] else { return }
      report(
        "implicit-self", "\(use) in closure requires explicit use of 'self' to make capture semantics explicit",
        at: expression.range)
    default: traverse(expression)
    }
  }

  /// Whether a place keeps what is assigned to it, as all do but variables that hold what may not escape.
  private func takes(_ place: Place) -> Bool {
    switch place {
    case .discard: false
    case .local(let local): !aliases.contains(local)
    default: true
    }
  }

  private func visit(_ closure: TypedClosure, isKept isOwnKept: Bool) {
    visitCaptures(of: closure)
    visitBody(closure, isKept: isOwnKept)
  }

  /// Visits what a closure lists as captured, which is read where the closure is made.
  private func visitCaptures(of closure: TypedClosure) {
    for capture in closure.captures {
      visit(capture.value)
      if isParameter(capture.value) { aliases.insert(capture.local) }
    }
  }

  private func visitBody(_ closure: TypedClosure, isKept isOwnKept: Bool) {
    let outer = isKept
    isKept = outer || isOwnKept && body.writtenClosures.contains(closure.range)
    visit(closure.body)
    isKept = outer
  }

  /// Visits a closure that is handed to somebody who may call it later.
  private func visitEscaping(_ closure: TypedClosure, isKept: Bool) {
    visitCaptures(of: closure)
    let outer = keptClosure
    if body.writtenClosures.contains(closure.range) { keptClosure = outer ?? closure.range }
    visitBody(closure, isKept: isKept)
    keptClosure = outer
  }

  private func visitCall(_ callee: Callee, _ arguments: [TypedExpression]) {
    if case .value(let value) = callee { visitCalled(value, arguments) }
    let function = callee.function ?? localFunction(callee)
    let parameters = function.map { program[$0].parameters } ?? []
    let offset = arguments.count - parameters.count
    for (index, argument) in arguments.enumerated() {
      let position = index - offset
      let passing = position >= 0 ? function.map { self.passing($0, position) } : nil
      if position >= 0, parameters[position].isVariadic, case .array(let elements) = argument.kind {
        for element in elements { visit(element, passing: passing, to: callee) }
      } else {
        visit(argument, passing: passing, to: callee)
      }
    }
  }

  private func localFunction(_ callee: Callee) -> FunctionID? {
    if case .value(let value) = callee, case .local(let local) = value.kind { body.localFunctions[local] } else { nil }
  }

  private func visit(_ argument: TypedExpression, passing: Passing?, to callee: Callee) {
    switch passing {
    case .escaping?: hold(argument, as: .passed)
    case .generic(let name)?: hold(argument, as: .generic(name))
    case .nonEscaping?, nil: break
    }
    if passing != nil, passing != .nonEscaping, case .closure(let closure) = function(in: argument).kind {
      visitEscaping(closure, isKept: passing == .escaping && !isOfTask(callee) || isKept)
    } else if passing == .escaping {
      visit(argument)
    } else {
      visitHanded(argument)
    }
  }

  /// Visits the function value that is called, and looks whether a parameter is given another, which might change what the first uses.
  private func visitCalled(_ value: TypedExpression, _ arguments: [TypedExpression]) {
    visitHanded(value)
    guard isParameter(value) else { return }
    for argument in arguments {
      if let name = parameter(argument) {
        reportReentrance("a non-escaping function parameter '\(name)'", at: value.range)
      } else if case .closure(let closure) = function(in: argument).kind,
        let name = LocalFunctionCaptures.used(in: closure).lazy.compactMap({ self.parameters[$0] }).first
      {
        reportReentrance("a closure which captures a non-escaping function parameter '\(name)'", at: value.range)
      }
    }
  }

  private func reportReentrance(_ what: String, at range: SourceRange) {
    report(
      "reentrant-parameter",
      "passing \(what) to a call to a non-escaping function parameter can allow re-entrant modification of a variable",
      at: range)
  }

  /// Visits what is handed to a function that does not keep it.
  private func visitHanded(_ argument: TypedExpression) {
    switch function(in: argument).kind {
    case .closure(let closure): visit(closure, isKept: isKept)
    case .local(let local) where functions.contains(local): use(local)
    default: visit(argument)
    }
  }

  /// How a function is taken by a parameter.
  private enum Passing: Equatable {
    case nonEscaping
    case escaping
    case generic(String)
  }

  private func passing(_ id: FunctionID, _ index: Int) -> Passing {
    let parameter = program[id].parameters[index]
    switch parameter.type {
    case .parameter(let generic):
      let written = body.checker.info(id).parameters
      return written.indices.contains(index) && written[index].type.attributes.contains("noescape")
        ? .nonEscaping : .generic(generic.name)
    case .function:
      let written = body.checker.info(id).parameters
      // What is written for no parameter is a memberwise initializer's, which keeps what it is given.
      guard written.indices.contains(index) else { return isInitializer(id) ? .escaping : .nonEscaping }
      return parameter.isVariadic || written[index].type.attributes.contains("escaping") ? .escaping : .nonEscaping
    case .tuple: return .escaping
    default:
      return body.checker.wrapped(parameter.type) == nil || body.checker.info(id).scope.part != nil
        ? .nonEscaping : .escaping
    }
  }

  /// Whether a call makes a `Task`, whose closure may use `self` without saying so.
  private func isOfTask(_ callee: Callee) -> Bool {
    guard let id = callee.function, program[id].kind == .initializer, let nominal = program[id].nominal else {
      return false
    }
    return program[nominal].isCatalogue && program[nominal].name == "Task"
  }

  private func isInitializer(_ id: FunctionID) -> Bool { program[id].kind == .initializer }

  /// What takes a function, by which the compiler says why it may not escape.
  private enum Use {
    case passed
    case generic(String)
    case assigned
    case erased
    case other

    func message(_ name: String) -> String {
      switch self {
      case .passed: "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
      case .generic(let type):
        "converting non-escaping parameter '\(name)' to generic parameter '\(type)' may allow it to escape"
      case .assigned: "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
      case .erased: "converting non-escaping value to 'Any' may allow it to escape"
      case .other: "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
      }
    }
  }

  /// Reports what may not escape in a value that something keeps.
  ///
  /// - Parameter range: Where the use stands; nil if where what is used does.
  private func hold(_ value: TypedExpression, as use: Use, at range: SourceRange? = nil) {
    switch value.kind {
    case .local(let local):
      if let name = parameters[local] {
        report("escaping-parameter", use.message(name), at: range ?? value.range)
      } else if aliases.contains(local) {
        let type = body.checker.quoted(value.type)
        report("escaping-capture", "converting non-escaping value to \(type) may allow it to escape", at: value.range)
      }
    case .upcast(let inner), .some(let inner): hold(inner, as: use, at: range)
    case .conditional(_, let first, let second):
      hold(first, as: .other)
      hold(second, as: .other)
    case .tuple(let elements): for element in elements { hold(element, as: use) }
    default: break
    }
  }

  private func isParameter(_ value: TypedExpression) -> Bool { parameter(value) != nil }

  /// The parameter that an expression is, if it may not escape.
  private func parameter(_ expression: TypedExpression) -> String? {
    if case .local(let local) = function(in: expression).kind { parameters[local] } else { nil }
  }

  /// The function inside conversions.
  private func function(in expression: TypedExpression) -> TypedExpression {
    switch expression.kind {
    case .upcast(let inner), .some(let inner), .erase(let inner): function(in: inner)
    default: expression
    }
  }
}

extension BodyChecker {
  /// Finds what escapes from a finished body.
  func escapes(_ statements: [TypedStatement], of id: FunctionID) -> [Finding] {
    let isObject = selfLocal.map { isReference(type(of: $0)) } ?? false
    let names = heldParameters.merging(functionParameters(of: id)) { held, _ in held }
    let changed = changedParameters.merging(changedValues(of: id)) { changed, _ in changed }
    guard isObject || !names.isEmpty || !changed.isEmpty else { return [] }
    let checker = EscapeChecker(
      self, statements, parameters: names, changed: changed, instance: isObject ? selfLocal : nil)
    checker.visit(statements)
    return checker.findings
  }

  /// Notes what may not escape of what a local function is given.
  func noteParameters(ofLocal function: LocalFunction, _ parameters: [LocalID]) {
    localFunctions[function.local] = function.id
    heldParameters.merge(functionParameters(of: function.id, parameters)) { _, new in new }
    changedParameters.merge(inoutParameters(of: function.id, parameters)) { _, new in new }
  }

  /// Whether a value is a parameter that is a function and may not escape.
  func mayNotEscape(_ value: TypedExpression) -> Bool {
    guard case .local(let local) = value.kind, case .function = unifier.resolve(value.type) else { return false }
    return heldParameters[local] != nil || function.map { functionParameters(of: $0)[local] != nil } ?? false
  }

  /// What holds the parameters of the function whose body this is.
  private func ownParameters(of id: FunctionID) -> [LocalID] {
    let offset = program[id].selfKind == .none ? 0 : 1
    return program[id].parameters.indices.map { LocalID($0 + offset) }
  }

  private func functionParameters(of id: FunctionID) -> [LocalID: String] {
    functionParameters(of: id, ownParameters(of: id))
  }

  /// The parameters of a function that are functions and may not escape, by what holds them.
  private func functionParameters(of id: FunctionID, _ locals: [LocalID]) -> [LocalID: String] {
    var result: [LocalID: String] = [:]
    for ((parameter, written), local) in zip(zip(program[id].parameters, checker.info(id).parameters), locals) {
      guard case .function = parameter.type, !parameter.isVariadic,
        !written.type.attributes.contains("escaping"),
        written.attributes.isEmpty || checker.builder(of: written.attributes, in: scope) != nil
      else { continue }
      result[local] = written.name
    }
    return result
  }

  /// What a function changes for its caller, in words.
  private func changedValues(of id: FunctionID) -> [LocalID: String] {
    var result = inoutParameters(of: id, ownParameters(of: id))
    let makesValue =
      program[id].kind == .initializer
      && program[id].nominal.map { ![.class, .actor].contains(program[$0].kind) } ?? false
    if program[id].selfKind == .mutating || makesValue, let selfLocal {
      result[selfLocal] = "mutating 'self' parameter"
    }
    return result
  }

  private func inoutParameters(of id: FunctionID, _ locals: [LocalID]) -> [LocalID: String] {
    var result: [LocalID: String] = [:]
    for ((parameter, written), local) in zip(zip(program[id].parameters, checker.info(id).parameters), locals)
    where parameter.isInout {
      result[local] = "'inout' parameter '\(written.name)'"
    }
    return result
  }

  /// Whether a closure stands for the name of a function, whose call in it nobody wrote.
  func isReference(_ closure: TypedClosure) -> Bool {
    closure.body.count == 1 && closure.body.first?.range == closure.range
  }
}
