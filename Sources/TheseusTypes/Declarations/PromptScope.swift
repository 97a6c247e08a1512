import TheseusProgram

/// What inputs at a prompt have declared and what was reported to them; a value, so that a failed input leaves nothing behind, and one
/// checked program can serve several prompts.
public struct PromptScope {
  /// The variables by name: each is a global that the machine holds.
  public private(set) var variables: [String: GlobalID] = [:]
  /// The names in the order in which they were declared.
  public private(set) var names: [String] = []
  /// The functions among them, with their labels.
  var functions: [String: BodyChecker.LocalFunction] = [:]
  /// The variables among them that functions read and write.
  var computed: [String: ComputedVariable] = [:]
  /// The unknown APIs that were reported to inputs.
  var reportedUnknown: Set<String> = []

  /// A variable that functions read and write, which globals hold.
  struct ComputedVariable {
    /// Holds what gives its value.
    var getter: GlobalID
    /// Holds what takes a new value; nil if it can't be changed.
    var setter: GlobalID?
    /// Its type.
    var type: Type
  }

  /// Makes an empty scope.
  public init() {}

  /// Tells whether the same inputs made both.
  public func isSame(as other: PromptScope) -> Bool {
    variables == other.variables && reportedUnknown == other.reportedUnknown
  }

  /// Adds a variable; an earlier one of the name is hidden.
  public mutating func add(_ name: String, _ global: GlobalID) {
    if variables[name] == nil { names.append(name) }
    variables[name] = global
    functions[name] = nil
    computed[name] = nil
  }

  /// Adds a variable that functions read and write; `storage` is what they keep its value in, nil if it has none.
  mutating func add(_ name: String, _ variable: ComputedVariable, storedIn storage: GlobalID?) {
    add(name, storage ?? variable.getter)
    computed[name] = variable
  }

  /// Adds a function that a global holds.
  mutating func add(_ function: BodyChecker.LocalFunction, _ global: GlobalID) {
    add(function.declaration.name, global)
    functions[function.declaration.name] = function
  }
}

extension TypeChecker {
  /// A line of the prompt, checked: a function that runs it.
  public struct Input {
    /// The function; its only parameter is `self`, if the line has one.
    public let function: FunctionID
    /// The type of the value that the last expression gives; nil if there is none.
    public let resultType: Type?
    /// Whether it may have to wait, so that it runs as a task.
    public let awaits: Bool
    /// What is wrong with it.
    public let diagnostics: [Diagnostic]
  }

  /// Checks an input as the body of a method of `self`, its private members included, with what earlier inputs declared in scope.
  ///
  /// What it declares enters `prompt`, unless it is wrong; set that back to what it was when running the input fails. A name that is
  /// declared again hides the one before. Types and extensions are no part of an input: they are an edit of the program.
  public func checkInput(_ text: Program, self selfType: Type?, in prompt: inout PromptScope) -> Input {
    let start = committed.count
    reportedUnknown = reportedUnknownOfProgram.union(prompt.reportedUnknown)
    var outer = fileScope
    if case .nominal(let id, _)? = selfType { outer = info(id).scope }
    let inner = DeclarationScope(parent: outer)
    inner.selfType = selfType
    let range = text.statements.first?.range ?? .synthesized
    let id = add(
      TypedFunction(
        name: "input", symbol: "input", kind: .main, implementation: .body, selfKind: selfType == nil ? .none : .value,
        isAsync: true, isThrowing: true, range: range),
      source: .main(text.statements), scope: inner)
    let info = info(id)
    info.promptScope = prompt
    _ = checkedBody(id)
    checkOwnBodies()
    let diagnostics = sortedDiagnostics(from: start)
    if let scope = info.promptScope, !diagnostics.contains(where: { $0.severity == .error }) {
      prompt = scope
      prompt.reportedUnknown = reportedUnknown.subtracting(reportedUnknownOfProgram)
    }
    return Input(
      function: id, resultType: program[id].result == .void ? nil : program[id].result,
      awaits: EffectMark.await.stands(in: text.statements), diagnostics: diagnostics)
  }

  /// Checks an input that sees nothing of others.
  public func checkInput(_ text: Program, self selfType: Type?) -> Input {
    var prompt = PromptScope()
    return checkInput(text, self: selfType, in: &prompt)
  }

  /// A new global of an input.
  func addPromptProperty(_ name: String, type: Type, isConstant: Bool, at range: SourceRange) -> Property {
    let id = GlobalID(program.globals.count)
    var global = TypedGlobal(name: name, type: type, initialValue: nil, isConstant: isConstant, range: range)
    global.isOfPrompt = true
    program.globals.append(global)
    let variable = VariableDeclaration(
      pattern: Pattern(.binding(name, isVariable: !isConstant), range: range), type: nil, initialValue: nil,
      isConstant: isConstant)
    let property = Property(
      name: name, scope: fileScope, block: nil,
      declaration: Declaration(.variable(variable), range: range, nameRange: range))
    property.storage = .global(id)
    property.type = type
    property.isConstant = isConstant
    property.isSettled = true
    globalProperties.append(property)
    return property
  }

  // MARK: Static types

  /// The static type of a view's body, as `type(of: body)` prints it without modules; nil without such a view.
  public func bodyTypeDescription(ofView name: String) -> String? {
    guard let id = nominalID(named: name) else { return nil }
    return bodyTypeDescription(of: .nominal(id, program[id].generics.map { .parameter($0) }))
  }

  /// The same for a type with its generic arguments; of what is written `some View` and is not known, `⟨.sheet⟩<Text, Row>` says
  /// which call gave it.
  public func bodyTypeDescription(of type: Type) -> String? {
    bodyType(of: type).map(describeWithCalls)
  }

  /// The static type of the body of a view, modifier, app or scene as `print(type(of: body))` shows it; nil of any other type.
  public func bodyType(of type: Type) -> Type? {
    let owners = ["View", "ViewModifier", "App", "Scene"].compactMap { protocolID(named: $0) }
    guard let owner = owners.first(where: { conforms(type, to: $0) == true }) else { return nil }
    let result = associatedType("Body", of: owner, in: type)
    complete()
    return result
  }
}

extension BodyChecker {
  /// Brings what earlier inputs declared into scope.
  func enterPrompt(_ prompt: PromptScope) {
    isScript = true
    isPrompt = true
    promptScope = prompt
    for (name, id) in prompt.variables {
      if var function = prompt.functions[name] {
        function.global = id
        blocks[0][name] = .functions([function])
      } else if let variable = prompt.computed[name] {
        blocks[0][name] = .promptComputed(variable)
      } else {
        blocks[0][name] = .global(checker.globalProperties[Int(id.index)])
      }
    }
  }

  /// The global of a variable of top-level code: declared before in a script, new in an input.
  func scriptGlobal(_ name: String, type: Type, isConstant: Bool, at range: SourceRange) -> Property? {
    guard isPrompt else { return checker.globals[name] }
    noteHidden(name, at: range)
    let property = checker.addPromptProperty(name, type: type, isConstant: isConstant, at: range)
    if case .global(let id) = property.storage { promptScope.add(name, id) }
    blocks[0][name] = .global(property)
    return property
  }

  /// Says that a new variable hides a member of the focused view.
  private func noteHidden(_ name: String, at range: SourceRange) {
    guard let local = selfLocal, let id = nominal(of: unifier.resolve(type(of: local))),
      !checker.ownMembers(name, of: checker.info(id)).isEmpty
    else { return }
    report(
      "hides-member",
      "'\(name)' hides the member '\(name)' of '\(program[id].name)'; write 'self.\(name)' for the member", at: range,
      severity: .note)
  }

  /// A function that an input declares: a global that holds a closure.
  func checkPromptFunction(_ function: LocalFunction, at range: SourceRange) -> [TypedStatement] {
    var function = function
    let property = checker.addPromptProperty(
      function.declaration.name, type: .function(function.type), isConstant: true, at: range)
    guard case .global(let id) = property.storage else { return [] }
    function.global = id
    blocks[blocks.count - 1][function.declaration.name] = .functions([function])
    promptScope.add(function, id)
    let statement = checkLocalFunction(function, at: range)
    guard case .function(_, let closure) = statement.kind else { return [] }
    let value = TypedExpression(.closure(closure), type: .function(function.type), range: range)
    return [
      TypedStatement(.expression(TypedExpression(.assign(.global(id), value), type: .void, range: range)), range: range)
    ]
  }

  /// Declares a variable of an input that functions read and write: globals hold these.
  func declarePromptComputed(
    _ name: String, _ type: Type, _ getter: TypedClosure, _ setter: TypedClosure?, storedIn storage: GlobalID?,
    at range: SourceRange
  ) -> [TypedStatement] {
    // A global outlives what is not decided here.
    let type = unifier.decided(type)
    var statements: [TypedStatement] = []
    func hold(_ closure: TypedClosure, _ function: FunctionType) -> GlobalID? {
      let property = checker.addPromptProperty(name, type: .function(function), isConstant: true, at: range)
      guard case .global(let id) = property.storage else { return nil }
      let value = TypedExpression(.closure(closure), type: .function(function), range: range)
      let assign = TypedExpression(.assign(.global(id), value), type: .void, range: range)
      statements.append(TypedStatement(.expression(assign), range: range))
      return id
    }
    noteHidden(name, at: range)
    guard let get = hold(getter, FunctionType(parameters: [], result: type)) else { return [] }
    let set = setter.flatMap { hold($0, FunctionType(parameters: [.init(type: type)], result: .void)) }
    let variable = PromptScope.ComputedVariable(getter: get, setter: set, type: type)
    promptScope.add(name, variable, storedIn: storage)
    blocks[blocks.count - 1][name] = .promptComputed(variable)
    return statements
  }

  /// The call that reads a variable of an input which a function reads.
  func read(_ variable: PromptScope.ComputedVariable, at range: SourceRange) -> TypedExpression {
    let type = Type.function(FunctionType(parameters: [], result: variable.type))
    let getter = TypedExpression(.global(variable.getter), type: type, range: range)
    return TypedExpression(.call(.value(getter), []), type: variable.type, range: range)
  }

  /// What takes a new value for a variable of an input, by what gives its value; nil if nothing does.
  func promptSetter(beside getter: GlobalID) -> GlobalID? {
    promptScope.computed.values.first { $0.getter == getter }?.setter
  }

  /// Checks an input's statements; the value of a last expression is the result.
  func checkInput(_ statements: [Statement], _ id: FunctionID) -> [TypedStatement] {
    var typed = checkStatements(statements)
    settleOpenCollections()
    if case .expression(let value)? = typed.last?.kind, let range = typed.last?.range {
      let type = Finisher(self).type(value.type)
      if type != .void, type != checker.type("Never"), !isAssignment(value) {
        checker.program.functions[Int(id.index)].result = type
        typed[typed.count - 1] = TypedStatement(.return(value), range: range)
      }
    }
    return typed
  }

  private func isAssignment(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .assign: true
    case .optionalChain(let inner): isAssignment(inner)
    default: false
    }
  }
}
