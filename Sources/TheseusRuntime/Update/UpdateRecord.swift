import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

/// What one update did, as nodes, numbers and retained values; a `Trace` is made from it on demand.
struct UpdateRecord {
  /// One fact, in order.
  enum Event {
    /// A `body` was evaluated.
    case body(BodyRecord)
    /// A content closure was evaluated.
    case content(ViewNode, pass: Int)
    /// A new value compared equal.
    case skipped(CompositeNode, pass: Int)
    /// A listed primitive below an `.id` got content again under the same identity.
    case visited(ChildNode, pass: Int)
    /// Rows whose elements and closure are the same, as positions in an array of rows.
    case rowsSkipped(rows: [RowNode], Range<Int>, pass: Int)
    /// A row of a lazy container came into view, or went out of it.
    case scrolled(any LazyRow, isVisible: Bool, pass: Int)
    /// A child came to a container that stood there before.
    case placed(ChildNode, pass: Int)
    /// An identity began; listed nodes only.
    case created(ViewNode, value: Value?, pass: Int)
    /// An identity ended; the root of what ended.
    case removed(ViewNode, pass: Int)
    /// A child begins to leave by a transition.
    case removing(ChildNode, pass: Int)
    /// A leaving child was put back.
    case revived(ChildNode, pass: Int)
    /// The rows of a `ForEach` were matched with new data.
    case matched(ForEachNode, before: [RowNode], after: [RowNode], pass: Int)
    /// A lifecycle action fired.
    case lifecycle(ViewNode, LifecycleKind, pass: Int)
    /// An object began or ended.
    case object(name: String, isEnd: Bool, near: ViewNode?, pass: Int)
    /// Content was evaluated again in an animated transaction.
    case animated(ViewNode, old: Value, new: Value, pass: Int)
    /// A child came by a transition.
    case inserted(ChildNode, transition: String, pass: Int)
  }

  /// The facts, in order.
  private(set) var events: [Event] = []
  /// Whether facts are kept that only a trace is made from.
  private(set) var isForTraces = true
  /// The writes, in order; of many to one place, the last stands for all further ones.
  var writes: [WriteRecord] = []
  /// How many writes each place had, and which of them was the last.
  private var places: [WritePlace: (count: Int, last: Int)] = [:]
  /// The writes to properties of objects that nobody observes.
  var unobserved = UnobservedWrites()
  /// SwiftUI's messages, in order.
  var warnings: [RuntimeWarning] = []
  /// Why nothing can come of what a user did to a control.
  var idleAct: Trace.IdleAct?
  /// What the program printed.
  var output: [String] = []
  /// The writes after which a content closure was evaluated.
  var writesOfContents: Set<Int> = []
  /// How many passes it took.
  var passes = 0
  /// What became of the program before, where this update put an edited one in its place.
  var reload: ReloadRecord?
  /// What the end of the program before brought about, where this update put another one in its place.
  var retirement: Retirement?

  /// A record from which no trace can be made, of an update that nobody looks at: of a replay.
  static var unseen: UpdateRecord {
    var record = UpdateRecord()
    record.isForTraces = false
    return record
  }

  /// Keeps a fact for traces.
  mutating func note(_ event: @autoclosure () -> Event) {
    if isForTraces { events.append(event()) }
  }

  /// Adds a write, and gives its number.
  ///
  /// A loop may write one place ten thousand times. Every value that is kept costs its memory, so from the seventh on the
  /// writes of one pass to one place are one record, with the first old value, the last new one and a count.
  mutating func add(_ write: WriteRecord) -> Int {
    // Most updates write once or twice and need no places.
    if writes.count == Self.separateWrites { for number in writes.indices { count(writes[number], number) } }
    guard writes.count >= Self.separateWrites, let place = WritePlace(write) else {
      writes.append(write)
      return writes.count - 1
    }
    let known = places[place] ?? (0, 0)
    if known.count > Self.separateWrites {
      places[place]?.count += 1
      writes[known.last].include(write)
      return known.last
    }
    writes.append(write)
    count(write, writes.count - 1)
    return writes.count - 1
  }

  private mutating func count(_ write: WriteRecord, _ number: Int) {
    guard let place = WritePlace(write) else { return }
    places[place] = ((places[place]?.count ?? 0) + 1, number)
  }

  /// How many writes of one pass to one place are kept as they are.
  private static let separateWrites = 6

  /// Keeps a fact that the engine itself needs before the next update.
  mutating func keep(_ event: Event) { events.append(event) }

  /// Forgets the facts, and gives the nodes whose lifetimes ended.
  mutating func takeRemoved() -> [ViewNode] {
    defer { events.removeAll() }
    return events.compactMap { if case .removed(let node, _) = $0 { node } else { nil } }
  }
}

/// One evaluation of a `body`.
///
/// An object, so that the other facts are not as large as this one.
final class BodyRecord {
  /// The view or modifier.
  let node: CompositeNode
  /// The pass.
  let pass: Int
  /// Whether it is the first of its identity.
  let isFirst: Bool
  /// Whether it runs because the program was edited.
  let isEdited: Bool
  /// Whether the view value is another one; then `replacement` says which.
  let selfChanged: Bool
  /// What is behind it besides.
  let changes: BodyChanges
  /// The value before and the maker of the new one.
  var replacement: CompositeNode.Replacement?
  /// The value that was evaluated.
  var value: Value
  /// The write behind the other value, where a style reads a binding.
  let write: Int?
  /// What a style was given besides.
  var configuration: Value
  /// What of the value differs, put into words at once where the values could keep objects alive.
  var fieldCauses: [Trace.Cause] = []

  /// Makes the record of an evaluation that is about to happen.
  init(of node: CompositeNode, _ changes: BodyChanges, isFirst: Bool, isEdited: Bool, pass: Int) {
    self.node = node
    self.pass = pass
    self.isFirst = isFirst
    self.isEdited = isEdited
    self.changes = changes
    selfChanged = isFirst || isEdited || node.replaced != nil
    replacement = node.replaced
    write = node.replaced?.write
    value = node.value
    configuration = node.control?.configuration ?? .none
  }

  /// What `_printChanges` lists, in its order; made when it is asked for.
  var reasons: [ChangeReason] {
    var reasons: [ChangeReason] = []
    if changes.dependenciesChanged { reasons.append(.dependencies) }
    if selfChanged { reasons.append(.viewValue) }
    if isFirst, !node.type.properties.isEmpty { reasons.append(.identity) }
    return reasons + changes.properties.map { .property(node.type.properties[$0].name) }
  }
}

/// What a body is evaluated because of, the view value apart.
struct BodyChanges {
  /// The dynamic properties that changed, in order.
  var properties: [Int] = []
  /// Whether a property of an observable object changed.
  var dependenciesChanged = false
  /// What lies behind.
  var causes: [CauseRecord] = []
}

/// What lies behind a body.
struct CauseRecord {
  /// The dynamic property, or nil for a property of an observable object.
  var property: Int?
  /// The write at the beginning.
  var write: Int?
  /// The key of the environment.
  var environmentKey: String?
  /// The value before and after, where no write says them.
  var values: (old: RetainedValue, new: RetainedValue)?
}

/// The lifecycle actions.
enum LifecycleKind: String {
  case onAppear, onDisappear, task, taskCancelled, onChange, onReceive, onPreferenceChange, onDismiss
}

/// A value that a record keeps: itself, or words where it could keep an object alive.
enum RetainedValue {
  /// The value.
  case value(Value)
  /// Its words.
  case text(TraceValue)
}

/// One assignment.
struct WriteRecord {
  /// What was assigned to.
  var target: Target
  /// The property.
  var property: String
  /// The value before.
  var old: RetainedValue
  /// The value after.
  var new: RetainedValue
  /// Whether the values differ.
  var changed: Bool
  /// Whether an equal value invalidated all the same.
  var invalidates = false
  /// Whether the transaction is animated.
  var isAnimated: Bool
  /// The code that wrote.
  var origin: WriteOriginRecord
  /// The pass that it led to.
  var pass: Int
  /// Where the assignment stands.
  var range: SourceRange?
  /// How many assignments it stands for.
  var count = 1

  /// Takes in a further assignment to the same place.
  mutating func include(_ write: WriteRecord) {
    new = write.new
    changed = changed || write.changed
    invalidates = invalidates || write.invalidates
    count += 1
  }

  /// What can be assigned to.
  enum Target {
    /// Storage of a view.
    case state(StateLocation)
    /// A property of an object with its name and class; `source` is what its readers depend on.
    case object(name: String, type: TypeToken, id: ObjectIdentifier, observation: TypedNominal.Field.Observation)
    /// A key of the environment.
    case environment(EnvironmentFrame.Key)
    /// The size of the window.
    case window
  }
}

/// What writes must have in common to be kept as one: where they went, and from where they came.
private struct WritePlace: Hashable {
  private let target: ObjectIdentifier
  private let property: String
  private let isAnimated: Bool
  private let pass: Int
  private let origin: Int
  private let modifier: ObjectIdentifier?

  /// The place of a write; nil for the environment, which no loop writes.
  init?(_ write: WriteRecord) {
    switch write.target {
    case .state(let location): target = ObjectIdentifier(location)
    case .object(_, _, let id, _): target = id
    case .environment, .window: return nil
    }
    (property, isAnimated, pass) = (write.property, write.isAnimated, write.pass)
    switch write.origin {
    case .input: (origin, modifier) = (0, nil)
    case .action: (origin, modifier) = (1, nil)
    case .lifecycle(_, let node): (origin, modifier) = (2, ObjectIdentifier(node))
    case .time: (origin, modifier) = (3, nil)
    case .system: (origin, modifier) = (4, nil)
    case .resumed(.lifecycle(_, let node), _): (origin, modifier) = (5, ObjectIdentifier(node))
    case .resumed(.action, _): (origin, modifier) = (5, nil)
    }
  }
}

/// The code that wrote.
enum WriteOriginRecord {
  /// A typed line.
  case input
  /// The action of a control.
  case action(String)
  /// A lifecycle action.
  case lifecycle(LifecycleKind, ViewNode)
  /// Something that was due.
  case time
  /// The system.
  case system
  /// A task that began in an earlier update and that an input let go on, by the action of a control if it has one.
  case resumed(TaskRecord, by: String?)
}

/// The action in which a task began.
enum TaskRecord {
  /// A lifecycle action.
  case lifecycle(LifecycleKind, ViewNode)
  /// The action of a control.
  case action(String)
}

/// A message of SwiftUI.
struct RuntimeWarning {
  /// A stable name.
  var id: String
  /// The words.
  var message: String
  /// The place.
  var range: SourceRange?
}
