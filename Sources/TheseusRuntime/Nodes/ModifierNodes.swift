import TheseusGraph
import TheseusInterpreter
import TheseusProgram

/// A modifier that writes into the environment of what it is applied to.
final class EnvironmentNode: ViewNode {
  /// The values that it writes; also in `environment`.
  private(set) var frame: EnvironmentFrame
  /// How the values are made again when what they were derived from changes.
  var derive: ((ViewGraph, EnvironmentNode) throws -> [(key: EnvironmentFrame.Key, value: Value)])?

  /// Makes a node whose frame has no values yet.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    frame = EnvironmentFrame(outer: environment)
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: frame)
  }

  override func run(in graph: ViewGraph) throws {
    // The body around it has made it anew since.
    if graph.dependencies.takeMarks(of: id).isEmpty { return }
    try graph.deriveEnvironment(of: self)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    frame.entries.contains { graph.mayKeepObjects($0.value) }
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    derive = nil
    frame = graph.systemEnvironment
  }
}

/// A modifier whose action a trace tells of, with what it is attached to.
class ActionNode: ViewNode {
  /// What it is attached to, once its content is gone.
  var wordOfContent: String?
}

/// `onAppear`, `onDisappear` or `task`.
final class AppearanceNode: ActionNode {
  /// Which of them.
  let kind: Kind
  /// The action; nil does nothing.
  var action: Value?
  /// Whether what it is applied to has shown anything.
  var hasAppeared = false
  /// Whether it is in the list of those to be looked at after the bodies.
  var isQueued = false
  /// Whether those around it are in the list too.
  var areOuterQueued = false
  /// What the action is called with.
  var actionArguments: [Value] = []
  /// Whether it stands for `onChange(initial: true)`.
  var isInitialChange = false
  /// The value of `task(id:)`.
  var taskID: Value?
  /// The running task.
  var task: TaskObject?
  /// On whose behalf the task runs.
  var taskErrand: Errand?

  /// The modifiers that act on appearance.
  enum Kind {
    /// `onAppear`; also what `onChange(initial: true)` adds.
    case appear
    /// `onDisappear`.
    case disappear
    /// `task`.
    case task
  }

  /// Makes a node.
  init(
    _ kind: Kind, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.kind = kind
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func willEnd(in graph: ViewGraph) throws { graph.appearanceEnded(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(action) || graph.mayKeepObjects(taskID)
      || actionArguments.contains(where: graph.mayKeepObjects)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (action, taskID, actionArguments) = (nil, nil, [])
  }
}

/// `onChange(of:)`.
final class ChangeNode: ActionNode {
  /// The value that was seen last.
  var observed: Value?
  /// The action.
  var action: Value?
  /// How often it fired in the current frame.
  var firings = 0
  /// The frame of `firings`.
  var frame = 0
  /// Where the modifier stands.
  var range: SourceRange?

  /// Makes a node.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(observed) || graph.mayKeepObjects(action)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (observed, action) = (nil, nil)
  }
}

/// `onReceive`.
final class ReceiveNode: ActionNode {
  /// The publisher.
  var publisher: Value?
  /// The action.
  var action: Value?
  /// The subscription.
  var subscription: Value?

  /// Makes a node.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func willEnd(in graph: ViewGraph) throws { try graph.cancel(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool { true }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (publisher, action, subscription) = (nil, nil, nil)
  }
}

/// `preference`, `transformPreference`, `onPreferenceChange`, `overlayPreferenceValue` or `backgroundPreferenceValue`.
final class PreferenceNode: ActionNode {
  /// What the modifier does.
  var use: Use
  /// The key's type.
  var key: TypeToken
  /// The closure with which a reader's content is to be made next.
  var nextContent: Value?
  /// What a transformation was given last, and made of it.
  var transformed: (value: Value, result: Value)?
  /// The value that was seen last, of an action.
  var seen: Value?
  /// How often it fired in the current frame.
  var firings = 0
  /// The frame of `firings`.
  var frame = 0
  /// Where the modifier stands.
  var range: SourceRange?

  /// What a modifier does with a preference, with what the program gave it for that.
  enum Use {
    /// Replaces what the content produces by a value.
    case write(Value)
    /// Changes what the content produces by a closure.
    case transform(Value)
    /// Calls a closure when it changes.
    case act(Value)
    /// Makes content from it.
    case read

    /// The value or the closure.
    var argument: Value? {
      switch self {
      case .write(let value), .transform(let value), .act(let value): value
      case .read: nil
      }
    }
  }

  /// Whether it looks at the preference, and gives nothing for it.
  var isObserver: Bool {
    switch use {
    case .act, .read: true
    case .write, .transform: false
    }
  }

  /// Makes a node.
  init(
    _ use: Use, key: TypeToken, at place: Place, below parent: ViewNode, in graph: ViewGraph,
    environment: EnvironmentFrame
  ) {
    self.use = use
    self.key = key
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func willEnd(in graph: ViewGraph) throws { graph.preferencesChanged(by: self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(use.argument) || graph.mayKeepObjects(nextContent) || graph.mayKeepObjects(seen)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    use = .read
    (nextContent, seen, transformed) = (nil, nil, nil)
  }
}
