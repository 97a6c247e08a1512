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
  private var seen: Set<Finding> = []
  private(set) var findings: [Finding] = []

  private var program: TypedProgram { body.program }

  /// Makes a checker for the body of a function.
  init(_ body: BodyChecker, parameters: [LocalID: String], changed: [LocalID: String], instance: LocalID?) {
    self.body = body
    self.parameters = parameters
    self.changed = changed
    self.instance = instance
  }

  private func report(_ id: String, _ message: String, at range: SourceRange) {
    let finding = Finding(id: id, message: message, range: range)
    if range.file >= 0, seen.insert(finding).inserted { findings.append(finding) }
  }

  override func use(_ local: LocalID) {
    guard let keptClosure else { return }
    if let name = changed[local] {
      report("escaping-inout", "escaping closure captures \(name)", at: keptClosure)
    } else if let name = parameters[local] {
      report("escaping-capture", "escaping closure captures non-escaping parameter '\(name)'", at: keptClosure)
    }
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .return(let value?):
      if let name = parameter(value) {
        let message = "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
        report("escaping-parameter", message, at: value.range)
      }
      if case .closure(let closure) = function(in: value).kind {
        visitEscaping(closure, isKept: true)
      } else {
        traverse(statement)
      }
    case .variable(_, let value?):
      if case .closure(let closure) = function(in: value).kind {
        visitEscaping(closure, isKept: true)
      } else {
        traverse(statement)
      }
    case .function(_, let closure): visit(closure, isKept: isKept)
    default: traverse(statement)
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
      if case .local = place {} else { reportAssigned(value, at: expression.range) }
      traverse(expression)
    case .local(let local) where local == instance && isKept:
      guard let use = body.implicitSelves[expression.range] else { return }
      report(
        "implicit-self", "\(use) in closure requires explicit use of 'self' to make capture semantics explicit",
        at: expression.range)
    default: traverse(expression)
    }
  }

  private func visit(_ closure: TypedClosure, isKept isOwnKept: Bool) {
    // What is captured is read where the closure is made.
    for capture in closure.captures { visit(capture.value) }
    visitBody(closure, isKept: isOwnKept)
  }

  private func visitBody(_ closure: TypedClosure, isKept isOwnKept: Bool) {
    let outer = isKept
    isKept = outer || isOwnKept && body.writtenClosures.contains(closure.range)
    visit(closure.body)
    isKept = outer
  }

  /// Visits a closure that is handed to somebody who may call it later.
  private func visitEscaping(_ closure: TypedClosure, isKept: Bool) {
    for capture in closure.captures { visit(capture.value) }
    let outer = keptClosure
    if body.writtenClosures.contains(closure.range) { keptClosure = outer ?? closure.range }
    visitBody(closure, isKept: isKept)
    keptClosure = outer
  }

  private func visitCall(_ callee: Callee, _ arguments: [TypedExpression]) {
    if case .value(let value) = callee {
      if case .closure(let closure) = value.kind { visit(closure, isKept: isKept) } else { visit(value) }
    }
    let count = callee.function.map { program[$0].parameters.count } ?? 0
    let offset = arguments.count - count
    for (index, argument) in arguments.enumerated() {
      let position = index - offset
      let passing = position >= 0 ? callee.function.map { self.passing($0, position) } : nil
      switch passing {
      case .escaping?:
        reportPassed(argument, "passing non-escaping parameter '%' to function expecting an '@escaping' closure")
      case .generic(let name)?:
        reportPassed(
          argument, "converting non-escaping parameter '%' to generic parameter '\(name)' may allow it to escape")
      default: break
      }
      if passing != nil, passing != .nonEscaping, case .closure(let closure) = function(in: argument).kind {
        visitEscaping(closure, isKept: passing == .escaping && !isOfTask(callee) || isKept)
      } else {
        visitHanded(argument)
      }
    }
  }

  /// Visits what is handed to a function that does not keep it.
  private func visitHanded(_ argument: TypedExpression) {
    if case .closure(let closure) = function(in: argument).kind {
      visit(closure, isKept: isKept)
    } else {
      visit(argument)
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
      guard written.indices.contains(index) else { return .nonEscaping }
      return written[index].type.attributes.contains("escaping") ? .escaping : .nonEscaping
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

  private func reportPassed(_ argument: TypedExpression, _ message: String) {
    guard let name = parameter(argument) else { return }
    let text = message.split(separator: "%", omittingEmptySubsequences: false).joined(separator: name)
    report("escaping-parameter", text, at: argument.range)
  }

  private func reportAssigned(_ value: TypedExpression, at range: SourceRange) {
    guard let name = parameter(value) else { return }
    report("escaping-parameter", "assigning non-escaping parameter '\(name)' to an '@escaping' closure", at: range)
  }

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
  func escapes(_ statements: [TypedStatement], of id: FunctionID, _ info: FunctionInfo) -> [Finding] {
    let isObject = selfLocal.map { isReference(type(of: $0)) } ?? false
    let names = functionParameters(of: id, info)
    let changed = changedParameters(of: id, info)
    guard isObject || !names.isEmpty || !changed.isEmpty else { return [] }
    let checker = EscapeChecker(self, parameters: names, changed: changed, instance: isObject ? selfLocal : nil)
    checker.visit(statements)
    return checker.findings
  }

  /// The parameters of a function that are functions and may not escape.
  private func functionParameters(of id: FunctionID, _ info: FunctionInfo) -> [LocalID: String] {
    let offset = program[id].selfKind == .none ? 0 : 1
    var result: [LocalID: String] = [:]
    for (index, parameter) in program[id].parameters.enumerated() where info.parameters.indices.contains(index) {
      let written = info.parameters[index]
      guard case .function = parameter.type, !parameter.isAutoclosure, !parameter.isVariadic,
        !written.type.attributes.contains("escaping"),
        written.attributes.isEmpty || checker.builder(of: written.attributes, in: scope) != nil
      else { continue }
      result[LocalID(index + offset)] = written.name
    }
    return result
  }

  /// What a function changes for its caller, in words.
  private func changedParameters(of id: FunctionID, _ info: FunctionInfo) -> [LocalID: String] {
    let offset = program[id].selfKind == .none ? 0 : 1
    var result: [LocalID: String] = [:]
    let makesValue =
      program[id].kind == .initializer
      && program[id].nominal.map { ![.class, .actor].contains(program[$0].kind) } ?? false
    if program[id].selfKind == .mutating || makesValue, let selfLocal {
      result[selfLocal] = "mutating 'self' parameter"
    }
    for (index, parameter) in program[id].parameters.enumerated()
    where parameter.isInout && info.parameters.indices.contains(index) {
      result[LocalID(index + offset)] = "'inout' parameter '\(info.parameters[index].name)'"
    }
    return result
  }

  /// Whether a closure stands for the name of a function, whose call in it nobody wrote.
  func isReference(_ closure: TypedClosure) -> Bool {
    closure.body.count == 1 && closure.body.first?.range == closure.range
  }
}
