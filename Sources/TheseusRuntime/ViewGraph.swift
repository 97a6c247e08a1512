import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

/// The tree of view nodes with what it depends on: SwiftUI's rules of identity, lifetime and dependency.
///
/// Code that runs reads and writes through it (`RuntimeHost`, the natives of the property wrappers); `settle()` then
/// evaluates what is due, group of writes by group, until nothing is left. An error that is thrown leaves the graph
/// half-way: its owner builds another one from the journal.
final class ViewGraph {
  /// Which node depends on which source.
  let dependencies = Graph()
  /// Runs code.
  let evaluator: Evaluator
  /// What the functions of the catalogue mean.
  let shapes: ShapeTable
  /// The nodes by their number in `dependencies`.
  private var nodes: [ViewNode?] = []
  /// The root view; nil before a mount.
  var root: ViewNode?

  /// The number of the current update, the mount being 0.
  var update = 0
  /// The pass within the update, from 1.
  var pass = 1
  /// Whether bodies and actions are under way that follow from what was written.
  var isSettling = false
  /// Counts frames: what runs until the engine is idle at one instant.
  var frame = 0
  /// How many values were compared, for tests that count work.
  var comparisonCount = 0
  /// Counts what running code did besides making values: prints, random numbers, objects; the interpreter counts the writes.
  var effectCount = 0
  /// How many views were matched with nodes, for tests that count work.
  var visitCount = 0
  /// How many steps were taken to find out whether modifiers show anything, for tests that count work.
  var scopeCount = 0
  /// What the current update did.
  var record = UpdateRecord()
  /// The handle that was given out last.
  var lastHandle = 0

  /// The code that runs on behalf of a node; nil in event handlers.
  var evaluation: Evaluation?
  /// Transactions that `withAnimation` began and has not ended.
  var transactions: [UpdateTransaction] = []
  /// How many transactions had completions.
  var completionCount = 0
  /// How many modifiers of the transaction live; without them that of the writes holds everywhere.
  var transactionModifierCount = 0
  /// Writes that no body has seen yet, in groups of equal transactions.
  var pendingWrites: [WriteGroup] = []
  /// The transaction of the group that is being rendered.
  var renderedTransaction = UpdateTransaction()
  /// Actions that wait for the end of the bodies, first in first out.
  var actions: [QueuedAction] = []
  /// Modifiers whose content may have begun or ceased to show something.
  var appearances: [AppearanceNode] = []
  /// What views that ended stored; it is freed when the actions of their removal have run (semantics 4.10).
  var ended: [EndedStorage] = []
  /// Stacks onto which something is being pushed.
  var pushing: [PresentationNode] = []
  /// What windows show above themselves.
  var presentationQueue = PresentationQueue()
  /// Whether something that lives was ever taken off the screen.
  var hidesLiveNodes = false
  /// How many rows a lazy container shows at once (semantics 11.1: a choice of the model).
  var viewport = 100
  /// The lazy container whose content is being walked.
  var lazyScope: LazyNode?
  /// Whether a `.transition` was ever met.
  var hasTransitions = false
  /// The writes to `@Observable` objects in bodies that had read what they wrote, by number.
  var writesOfReaders: [Int: NodeID] = [:]
  /// Lazy containers whose rows have to be counted when all bodies ran.
  var uncounted: [LazyNode] = []
  /// Whether rows ever stood in a lazy container whose number no type says.
  var hasUncountedRows = false
  /// The content whose views a container asks for, while it is walked.
  var subviewSource: SubviewSourceNode?
  /// How many such contents live.
  var subviewSourceCount = 0
  /// The number of the view of such a content that was made last.
  var lastSubview = 0
  /// Whether views of a type are a list of views, as far as it was asked.
  var listTypes: [TypeToken: Bool] = [:]
  /// How many rows a view of a type is in a lazy container, if the type says it, as far as it was asked.
  var rowCounts: [LazyNode.Kind: TypeFacts<Int?>] = [:]
  /// How many rows are written in lazy containers.
  var staticRowCount = 0
  /// What parts of SwiftUI remember of another graph with the same program, by identity path.
  var remembered: [String: PrimitiveMemory] = [:]
  /// Views that ended while others beside them leave: they stand among those until the update was looked at.
  var endedEarly: [ViewNode] = []
  /// Children that leave.
  var parked: [ParkedChild] = []
  /// What makes the clock stop when something that leaves is gone.
  var wakeUps: [Executor.Job] = []
  /// Values that bodies changed while a pass ran, for `onChange`.
  var changes: [QueuedAction] = []
  /// What the input is, for the record.
  var inputOrigin = WriteOriginRecord.input
  /// The code that writes now, for the record.
  var origin: WriteOriginRecord {
    (evaluator.interpreter.executor.errand as? Errand)?.origin(in: update, of: inputOrigin) ?? inputOrigin
  }
  /// The instant, on the virtual clock.
  var now: VirtualTime { evaluator.interpreter.executor.now }

  /// The environment that the system gives.
  let systemEnvironment = EnvironmentFrame(outer: nil)
  /// Whether a style of the program was ever set, so that controls look for one.
  var hasOwnStyles = false
  /// Numbers of environment keys, by their types.
  var environmentKeys: [TypeToken: EnvironmentFrame.Key] = [:]
  /// Numbers of the `@Entry` properties, by name.
  var environmentEntries: [String: EnvironmentFrame.Key] = [:]
  /// What each key is called, from the key paths that named it.
  var environmentNames: [EnvironmentFrame.Key: String] = [:]
  /// What `SceneStorage` keeps.
  var sceneValues: [StorageKey: Value] = [:]
  /// The storage of `AppStorage` and `SceneStorage` properties, by key.
  var storedLocations: [StorageKey: [WeakLocation]] = [:]
  /// The body that is being evaluated, for `_printChanges`.
  var currentBody: BodyRecord?
  /// The field that a user types into.
  var focusedField: FocusedField?
  /// The focus state that was written last since the last look at which field has focus.
  var writtenFocus: StateLocation?
  /// Tasks that begin when all actions are done.
  var pendingTasks: [PendingTask] = []
  /// Values that storage begins with instead of its initial values, by identity path and property.
  var restored: [String: Value] = [:]
  /// What was said to be unlike SwiftUI, so that it is said once.
  var explained: Set<String> = []
  /// The program's text.
  var sources = SourceFiles()
  /// What the graph of the program before an edit left behind; nil except while the edited program is mounted.
  var inheritance: Inheritance?
  /// The sources of objects.
  var objects = ObjectTable()
  /// How many namespaces were made.
  var namespaceCount = 0
  /// Composite types, by type.
  var compositeTypes = TypeFacts<CompositeType?>()
  /// How values of a type are compared, by type.
  var comparisons = TypeFacts<Comparison>()

  /// Makes an empty graph.
  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    shapes = ShapeTable(checked: evaluator.interpreter.checked)
  }

  deinit { if let root { ViewGraph.dismantle([root]) } }

  /// Whether bodies are being evaluated, so that reads see what is rendered and writes are dropped.
  var isUpdating: Bool { evaluation != nil }

  /// The node of a number.
  func node(_ id: NodeID) -> ViewNode? { nodes[Int(id.index)] }

  /// Takes a new node into the table.
  func enter(_ node: ViewNode) {
    let index = Int(node.id.index)
    while nodes.count <= index { nodes.append(nil) }
    nodes[index] = node
  }

  /// Takes a node that ended out of the table.
  func leave(_ node: ViewNode) {
    let index = Int(node.id.index)
    if nodes[index] === node { nodes[index] = nil }
  }

  /// Gives a node the next handle.
  func list(_ node: ViewNode) {
    lastHandle += 1
    node.handle = lastHandle
  }

  /// Runs code on behalf of a node, which thereby forgets what it read before.
  func evaluating<Result>(_ node: ViewNode, _ work: () throws -> Result) rethrows -> Result {
    let outer = evaluation
    evaluation = Evaluation(node: node)
    dependencies.beginRun(of: node.id)
    defer {
      evaluation = outer
      dependencies.beginOtherRun()
    }
    return try work()
  }

  /// Does work for a node whose code does not run again, so that what it read before counts on.
  func continuing(_ node: ViewNode, _ work: () throws -> Void) rethrows {
    let outer = evaluation
    evaluation = Evaluation(node: node)
    dependencies.beginOtherRun()
    defer {
      evaluation = outer
      dependencies.beginOtherRun()
    }
    try work()
  }

  /// Runs everything that is due, parents before children.
  func drain() throws {
    while true {
      while let id = dependencies.next() {
        if let node = node(id), node.status == .live { try node.run(in: self) }
      }
      if !uncounted.isEmpty {
        try countRows(of: uncounted.removeFirst())
        continue
      }
      guard let id = dependencies.nextRising() else { return }
      if let node = node(id) as? PreferenceNode, node.status == .live { try react(node) }
    }
  }
}

/// The code that runs on behalf of a node.
struct Evaluation {
  /// The node that depends on what is read.
  let node: ViewNode
  /// The value that is `self` in the body that runs.
  var instance: Value?

  /// The node whose dynamic properties are meant.
  var holder: ViewNode { node.holder }

  /// The node that depends on what is read through a binding.
  var reader: ViewNode { node.readsForItself ? node : holder }
}
