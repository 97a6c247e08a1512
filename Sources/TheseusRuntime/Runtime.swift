import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

/// A mounted program: takes inputs one after the other, and says on demand what each did.
///
/// Each input begins with `begin(…)` and ends when `mount`, `perform`, `act`, `advance` or `setSystem` returns. One that
/// throws leaves the runtime half-way: its owner makes another one and replays the inputs before.
public final class Runtime {
  /// Runs code.
  public let interpreter: Interpreter
  let graph: ViewGraph
  let host: RuntimeHost
  /// The program whose edited version is being mounted here; nil otherwise.
  var predecessor: Runtime?

  /// Makes a runtime over a checked program.
  public init(checked: any CheckedProgram, natives: NativeTable, seed: UInt64 = 1) {
    host = RuntimeHost(seed: seed)
    var table = natives
    PropertyNatives(host: host).register(in: &table)
    interpreter = Interpreter(checked: checked, natives: table, host: host)
    graph = ViewGraph(evaluator: Evaluator(interpreter))
    host.graph = graph
  }

  /// What is called every few thousand steps: it throws when a budget is used up or the user interrupted.
  public var budget: (Int) throws(EvaluationError) -> Void {
    get { host.budget }
    set { host.budget = newValue }
  }

  /// The program's text, for places and for the conditions of branches in traces.
  public var sources: SourceFiles {
    get { graph.sources }
    set { graph.sources = newValue }
  }

  /// The virtual time, in seconds since the mount.
  public var now: Double { graph.now }

  /// The lines that the current input printed.
  public var output: [String] { graph.record.output }

  /// Begins an input: the record of the one before goes.
  public func begin(update: Int) { begin(update, UpdateRecord()) }

  /// Begins an input of which no trace will be asked for, as one of a replay.
  public func beginUnrecorded(update: Int) { begin(update, .unseen) }

  private func begin(_ update: Int, _ record: UpdateRecord) {
    graph.update = update
    graph.dismantleRecord()
    graph.record = record
    graph.pass = 1
    graph.inputOrigin = .input
    graph.transactions.removeAll()
    host.beginOutput()
  }

  /// Evaluates the root for the first time.
  public func mount(_ root: Value) throws {
    try graph.mount(root)
    try finish()
  }

  /// Runs code as one event handler, then renders what it changed.
  public func perform<Result>(_ work: () throws -> Result) throws -> Result {
    graph.inputOrigin = .input
    let result = try work()
    try finish()
    return result
  }

  /// Moves the virtual clock, and runs what becomes due, instant by instant.
  public func advance(by seconds: Double) throws {
    graph.inputOrigin = .time
    let end = Executor.instant(graph.now + seconds)
    while try interpreter.executor.runNextInstant(until: end) { try graph.settle() }
    try interpreter.executor.advance(to: end)
    try finish()
  }

  /// Changes a value that the system puts into the environment.
  public func setSystem(_ value: Value, forKeyNamed key: String) throws {
    graph.inputOrigin = .system
    try graph.setSystemValue(value, forKeyNamed: key)
    try finish()
  }

  /// Changes the size of the window.
  public func setWindowSize(_ size: Value) throws {
    graph.inputOrigin = .system
    try graph.setWindowSize(size)
    try finish()
  }

  /// Changes how many rows a lazy container shows at once.
  public func setViewport(_ rows: Int) throws {
    graph.inputOrigin = .system
    graph.setViewport(rows)
    try finish()
  }

  /// Acts on the screen apart from its controls: dismisses, scrolls, edits rows.
  public func act(_ act: ControlAct) throws {
    try graph.act(act)
    try finish()
  }

  /// Acts on one of the controls of the screen, chosen by its number; the screen is walked once.
  public func act(_ act: ControlAct, choosing number: ([Control], Cover?) throws -> Int) throws {
    try graph.act(act, choosing: number)
    try finish()
  }

  /// Renders, then runs what is due now, until nothing is left at this instant.
  private func finish() throws {
    try graph.settle()
    var rounds = 0
    while let due = interpreter.executor.nextDueTime, due <= graph.now {
      rounds += 1
      if rounds > 10_000 {
        throw EvaluationError.trap(
          Trap(
            "what is due at this instant did not come to an end", reason: .endless,
            range: graph.record.writes.last?.range ?? .synthesized))
      }
      _ = try interpreter.executor.runNextInstant(until: graph.now)
      try graph.settle()
    }
    try host.checkOutput()
    host.finishLine()
  }
}

extension ViewGraph {
  /// Evaluates the root for the first time.
  func mount(_ value: Value) throws {
    let lifetime = dependencies.addLifetime(in: nil)
    let node = RootNode(at: .content, below: nil, in: self, lifetime: lifetime, environment: systemEnvironment)
    root = node
    record.passes = 1
    try walkContent(of: node, expanded(value))
    try renderPass()
    try settle()
    explainShapes()
  }

  /// Takes apart the nodes that only the record kept, level by level, so that freeing a deep tree needs no stack.
  func dismantleRecord() {
    cutOff(endedEarly)
    endedEarly = []
    ViewGraph.dismantle(record.takeRemoved())
  }

  /// Takes nodes and all below them apart.
  static func dismantle(_ nodes: [ViewNode]) {
    var rest = nodes
    while let node = rest.popLast() {
      node.appendChildren(to: &rest)
      node.firstChild = nil
      node.nextSibling = nil
      (node as? ContainerNode)?.current = nil
      (node as? ForEachNode)?.rows = []
      (node as? PresentationNode)?.presented = []
    }
  }
}

/// Stands above the root view.
final class RootNode: ViewNode {
}

/// What a user does with a control.
public enum ControlAct: Sendable, Hashable {
  /// Taps a button, a link, a view with a tap gesture.
  case tap
  /// Touches a view with a drag gesture, moves by a distance, and lets go.
  case drag(x: Double, y: Double)
  /// Types a text into a field, in place of what it holds.
  case enter(String)
  /// Switches a toggle.
  case toggle
  /// Chooses an option of a picker, or a tab, by its title.
  case pick(String)
  /// Moves a slider or a stepper to a value.
  case adjust(Double)
  /// One step of a stepper; negative ones go down.
  case step(Int)
  /// Presses return in a field.
  case submit
  /// Dismisses what is presented on top, or goes back.
  case dismiss
  /// Scrolls the rows of a lazy container.
  case scroll(ScrollTarget)
  /// Deletes a row by its position.
  case delete(Int)
  /// Moves a row.
  case move(from: Int, to: Int)
}
