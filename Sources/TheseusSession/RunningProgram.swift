import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusRuntime
import TheseusTrace
import TheseusTypes

/// A program that is mounted and takes journal entries; whoever owns it makes another one when an entry fails.
final class RunningProgram {
  /// What an entry evaluated to, in words.
  struct Outcome {
    /// The value of an expression, as a literal.
    var result: String?
    /// Its type.
    var type: String?
    /// Whether it changed nothing that a replay would have to bring back.
    var isLook = false
    /// What is to be said of names and inputs of the prompt.
    var warnings: [Trace.Warning] = []
    /// What the check of an input only warns of, as a type that another file may declare.
    var diagnostics: [Diagnostic] = []
  }

  /// What it was made of.
  let checked: Checked
  let runtime: Runtime
  /// Which view inputs speak to; the root view if nil.
  var focus: String?
  /// What was typed at the prompt to last for the session.
  var promptDeclarations: [PromptDeclaration] = []
  /// The names that inputs can use because earlier ones declared them.
  var prompt = PromptScope()
  /// The inputs that have not come to their end, in order.
  private var waitingInputs: [WaitingInput] = []
  private var configuration: Session.Configuration

  /// Makes a program that has been checked; it is not mounted yet.
  init(_ checked: Checked, configuration: Session.Configuration) {
    self.checked = checked
    self.configuration = configuration
    runtime = Runtime(
      checked: checked.checker, natives: .standardLibrary(startingAt: configuration.clock), seed: configuration.seed)
    runtime.sources = checked.sources.table
    refill()
  }

  /// The text it was made of.
  var sources: ProgramSources { checked.sources }

  var checker: TypeChecker { checked.checker }

  /// Takes on another configuration's manner of being interrupted.
  func adopt(_ configuration: Session.Configuration) {
    self.configuration = configuration
  }

  /// Fills the budget for the next input.
  private func refill() {
    var budget = Budget(
      limit: configuration.stepLimit, memory: configuration.memory, isInterrupted: configuration.isInterrupted)
    runtime.budget = { (steps) throws(EvaluationError) in try budget.spend(steps) }
  }

  private func begin(_ update: Int) {
    if configuration.isReplay { runtime.beginUnrecorded(update: update) } else { runtime.begin(update: update) }
  }

  /// Evaluates the root view for the first time, as the update of a position; handles go on after those of another program.
  func mount(update: Int = 0, after other: RunningProgram? = nil) throws {
    refill()
    begin(update)
    if let other { runtime.continueCounters(of: other.runtime) }
    let root = try checked.root()
    try runtime.mount(try runtime.interpreter.call(root.function))
    if let other { try runtime.replace(other.runtime) }
  }

  /// Evaluates the root view of an edited program in place of another's; gives the names of the prompt that do not fit any more.
  func mount(inPlaceOf other: RunningProgram, update: Int) throws -> [String] {
    refill()
    let transfer = try runtime.begin(inPlaceOf: other.runtime, update: update)
    takeOverGlobals(of: other, by: transfer)
    let root = try checked.root()
    try runtime.mountEdited(try runtime.interpreter.call(root.function))
    if let name = other.focus, let address = ViewAddress(name), !runtime.tree.nodes(at: address).isEmpty {
      focus = name
    }
    return takeOverPrompt(of: other, by: transfer)
  }

  // MARK: - Entries

  /// Performs an entry as the update of a position.
  func perform(_ entry: JournalEntry, update: Int) throws -> Outcome {
    refill()
    begin(update)
    var outcome = try perform(entry)
    try endWaitingInputs(after: entry, &outcome)
    return outcome
  }

  private func perform(_ entry: JournalEntry) throws -> Outcome {
    switch entry {
    case .run(let line): return try run(line)
    case .act(let act): try perform(act)
    case .wait(let seconds): try runtime.advance(by: seconds)
    case .system(.viewport, let rows): try runtime.setViewport(try viewport(rows))
    case .system(.size, let size): try runtime.setWindowSize(try systemValue(.size, size))
    case .system(let key, let value): try runtime.setSystem(try systemValue(key, value), forKeyNamed: key.rawValue)
    case .focus(let name): focus = name
    case .load, .reload: preconditionFailure("the session makes another program for these entries")
    }
    return Outcome()
  }

  /// Runs Swift as one event handler of the focused view.
  private func run(_ line: TypedLine) throws -> Outcome {
    let (selfType, selfValue) = try view(named: focus)
    let input = line.checked(by: checker, self: selfType, in: &prompt)
    let errors = input.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw InputProblem(errors) }
    promptDeclarations += line.program.declarations.map { declaration in
      PromptDeclaration(
        declaration: declaration, globals: checker.promptGlobals(of: declaration, in: prompt), focus: focus)
    }
    let arguments = selfValue.map { [$0] } ?? []
    let initialized = runtime.interpreter.initializedGlobalCount
    var outcome: Outcome
    if input.awaits {
      outcome = try run(line, as: input, arguments)
    } else {
      let value = try runtime.perform { try runtime.interpreter.call(input.function, arguments) }
      let isLook = line.program.onlyLooks && initialized == runtime.interpreter.initializedGlobalCount
      outcome = try self.outcome(value, input.resultType, isLook: isLook)
    }
    outcome.diagnostics = input.diagnostics
    return outcome
  }

  /// Runs Swift that may have to wait, as a task, up to what it waits for.
  private func run(_ line: TypedLine, as input: TypeChecker.Input, _ arguments: [Value]) throws -> Outcome {
    let task = try runtime.perform { runtime.interpreter.startTask(calling: input.function, arguments) }
    if let value = try runtime.interpreter.value(of: task) {
      return try outcome(value, input.resultType, isLook: false)
    }
    waitingInputs.append(WaitingInput(text: line.text, type: input.resultType, task: task))
    return Outcome(warnings: [WaitingInput.notice])
  }

  /// Adds what the inputs gave that have come to their end.
  ///
  /// A value is the outcome's own if no other value could be meant, and otherwise told in words, as are the errors that
  /// ended others.
  private func endWaitingInputs(after entry: JournalEntry, _ outcome: inout Outcome) throws {
    var isOwn = if case .run = entry { false } else { true }
    for input in waitingInputs {
      switch input.task.outcome {
      case .value(let value)?:
        let own = try self.outcome(value, input.type, isLook: false)
        outcome.isLook = false
        guard let result = own.result, let type = own.type else { continue }
        if isOwn {
          (outcome.result, outcome.type, isOwn) = (result, type, false)
        } else {
          outcome.warnings.append(input.end(giving: result, of: type))
        }
      case .error(let error)?:
        outcome.warnings.append(input.failure(throwing: try runtime.interpreter.description(of: error)))
      case nil: break
      }
    }
    waitingInputs.removeAll { $0.task.outcome != nil }
  }

  private func outcome(_ value: Value, _ type: Type?, isLook: Bool) throws -> Outcome {
    guard let type else { return Outcome(isLook: isLook) }
    let interpreter = runtime.interpreter
    let token = interpreter.types.token(type)
    // Of what nothing is known before it runs, as the `some P` of a function that an input declares, the value says what it is.
    let shown = type == .unknown ? interpreter.dynamicType(of: value) : token
    return Outcome(
      result: try interpreter.debugDescription(of: value, as: token),
      type: interpreter.describe(shown, qualified: false), isLook: isLook)
  }

  /// The view that inputs speak to under a focus, as `self` of an input.
  func view(named focus: String?) throws -> (Type?, Value?) {
    guard let node = try node(named: focus) else { return (nil, nil) }
    return (runtime.type(ofNode: node), runtime.installedValue(ofNode: node))
  }

  /// The handle of the focused view; of the first listed view with a body if none is focused.
  func focusedNode() throws -> Int? { try node(named: focus) }

  private func node(named focus: String?) throws -> Int? {
    guard let focus else { return runtime.firstView }
    guard let address = ViewAddress(focus) else { throw InputProblem([.noView(focus, suggestion: nil)]) }
    return try ViewLookup(tree: runtime.tree).one(address, as: focus).node
  }

  private func viewport(_ text: String) throws -> Int {
    guard let rows = Int(text), rows > 0 else {
      throw InputProblem([.notANumber(text, "A viewport shows a whole number of rows, 1 or more.")])
    }
    return rows
  }

  private func systemValue(_ key: SystemKey, _ text: String) throws -> Value {
    guard key.takes(text) else { throw InputProblem([.unknownSystemValue(text, for: key)]) }
    let file = SourceFile(name: "system", text: key.expression(for: text))
    let (program, _) = Frontend.lower(file, as: -1, knowing: .standard)
    let input = checker.checkInput(program, self: nil)
    let errors = input.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw InputProblem(errors) }
    return try runtime.interpreter.call(input.function)
  }

  private func perform(_ act: UserAct) throws {
    switch act {
    case .tap(let name): try perform(.tap, on: name)
    case .enter(let name, let text): try perform(.enter(text), on: name)
    case .toggle(let name): try perform(.toggle, on: name)
    case .pick(let name, let value): try perform(.pick(value), on: name)
    case .submit(let name): try perform(.submit, on: name)
    case .adjust(let name, let value): try perform(try adjustment(value), on: name)
    case .drag(let name, let x, let y): try perform(.drag(x: x, y: y), on: name)
    case .scroll(let target): try runtime.act(.scroll(target))
    case .dismiss: try runtime.act(.dismiss)
    case .delete(let row): try runtime.act(.delete(try position(row)))
    case .move(let row, let to): try runtime.act(.move(from: try position(row), to: try position(to)))
    }
  }

  private func perform(_ act: ControlAct, on name: String) throws {
    try runtime.act(act) { try ControlLookup($0, below: $1).number(of: name, for: act) }
  }

  private func adjustment(_ text: String) throws -> ControlAct {
    if text == "+" || text == "-" { return .step(text == "+" ? 1 : -1) }
    guard let value = Double(text), value.isFinite else {
      throw InputProblem([.notANumber(text, "Give the value itself, or + or - for one step.")])
    }
    return .adjust(value)
  }

  /// A row's position, from 1 at the prompt and from 0 inside.
  private func position(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw InputProblem([.notANumber(text, "A row is named by its number, from 1 on, as the rows stand in the list.")])
    }
    return number - 1
  }
}
