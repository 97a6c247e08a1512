import TheseusTrace

/// One update as JSON: a versioned contract in which fields are added and never renamed.
public struct EncodedTrace: Sendable, Hashable, Decodable {
  /// The version of the contract.
  public static let currentVersion = 1

  /// The version that the object was written in.
  public var version: Int
  /// The position in the journal.
  public var update: Int?
  /// The position that an undo came from.
  public var from: Int?
  /// The inputs that an undo took back; absent where it took none.
  public var undone: [String]?
  /// The inputs that a redo brought back; absent where it brought none.
  public var redone: [String]?
  /// The input as it was typed.
  public var input: String
  /// The kind of input.
  public var cause: String
  /// How many passes it took.
  public var passes: Int
  /// The assignments.
  public var writes: [EncodedWrite]
  /// The evaluations of bodies.
  public var bodies: [EncodedBody]
  /// The evaluations of content closures; at full detail only.
  public var contents: [EncodedContent]?
  /// The views whose new value was equal.
  public var skipped: [EncodedView]
  /// The rows that came into view; nil if none did.
  public var intoView: [EncodedView]?
  /// The rows that went out of view; nil if none did.
  public var outOfView: [EncodedView]?
  /// The identities that began.
  public var created: [EncodedExistence]
  /// The identities that ended.
  public var removed: [EncodedExistence]
  /// The views that were visited and are not new.
  public var kept: [EncodedView]
  /// The rows at another position.
  public var moved: [EncodedMove]
  /// The views that have begun to leave.
  public var removing: [EncodedExistence]
  /// The views that were put back.
  public var revived: [EncodedExistence]
  /// What happened to stored properties.
  public var state: [EncodedStateEvent]
  /// The lifecycle actions.
  public var events: [EncodedEvent]
  /// What changes on the screen; absent where nothing does.
  public var changes: [EncodedChange]?
  /// Why assignments evaluated nothing; absent where each evaluated something.
  public var silences: [EncodedSilence]?
  /// Why the act could change nothing; absent where it could.
  public var idle: EncodedIdleAct?
  /// How many views a write to the environment did not concern; absent without one.
  public var bystanders: [EncodedBystanders]?
  /// Printed lines.
  public var output: [String]
  /// SwiftUI's warnings.
  public var warnings: [EncodedWarning]
  /// What went wrong.
  public var error: EncodedFailure?
  /// The value of an expression that also wrote.
  public var result: String?
  /// The type of `result`.
  public var type: String?

  /// Makes the encoded form of a trace; content closures belong to full detail.
  public init(encoding trace: Trace, detail: RenderingOptions.Detail = .normal) {
    version = EncodedTrace.currentVersion
    update = trace.update
    from = trace.from
    undone = trace.undone.isEmpty ? nil : trace.undone
    redone = trace.redone.isEmpty ? nil : trace.redone
    input = trace.input
    cause = trace.cause.rawValue
    passes = trace.passes
    writes = trace.writes.map(EncodedWrite.init)
    bodies = trace.bodies.map(EncodedBody.init)
    contents = detail == .full ? trace.contents.map(EncodedContent.init) : nil
    skipped = trace.skipped.flatMap(\.views).map(EncodedView.init)
    func optional(_ runs: [ViewRun]) -> [EncodedView]? {
      runs.isEmpty ? nil : runs.flatMap(\.views).map(EncodedView.init)
    }
    intoView = optional(trace.intoView)
    outOfView = optional(trace.outOfView)
    created = trace.created.map(EncodedExistence.init)
    removed = trace.removed.map(EncodedExistence.init)
    kept = trace.kept.flatMap(\.views).map(EncodedView.init)
    moved = trace.moved.map(EncodedMove.init)
    removing = trace.removing.map(EncodedExistence.init)
    revived = trace.revived.map(EncodedExistence.init)
    state = trace.state.map(EncodedStateEvent.init)
    events = trace.events.map(EncodedEvent.init)
    changes = trace.changes.isEmpty ? nil : trace.changes.map(EncodedChange.init)
    silences = trace.silences.isEmpty ? nil : trace.silences.map(EncodedSilence.init)
    idle = trace.idleAct.map(EncodedIdleAct.init)
    bystanders = trace.bystanders.isEmpty ? nil : trace.bystanders.map(EncodedBystanders.init)
    output = trace.output
    warnings = trace.warnings.map(EncodedWarning.init)
    error = trace.error.map(EncodedFailure.init)
    result = trace.result
    type = trace.type
  }

  /// The object on one line, without a newline.
  public var line: String { json.text }

  private var json: JSONText {
    var members = JSONObject()
    members.add("version", version)
    members.addOrNull("update", update)
    members.add("from", from)
    members.add("undone", undone?.map(JSONText.string))
    members.add("redone", redone?.map(JSONText.string))
    members.add("input", input)
    members.add("cause", cause)
    members.add("passes", passes)
    members.add("writes", writes.map(\.json))
    members.add("bodies", bodies.map(\.json))
    members.add("contents", contents?.map(\.json))
    members.add("skipped", skipped.map(\.json))
    members.add("intoView", intoView?.map(\.json))
    members.add("outOfView", outOfView?.map(\.json))
    members.add("created", created.map(\.json))
    members.add("removed", removed.map(\.json))
    members.add("kept", kept.map(\.json))
    members.add("moved", moved.map(\.json))
    members.add("removing", removing.map(\.json))
    members.add("revived", revived.map(\.json))
    members.add("state", state.map(\.json))
    members.add("events", events.map(\.json))
    members.add("changes", changes?.map(\.json))
    members.add("silences", silences?.map(\.json))
    members.add("idle", idle?.json)
    members.add("bystanders", bystanders?.map(\.json))
    members.add("output", output.map(JSONText.string))
    members.add("warnings", warnings.map(\.json))
    members.addOrNull("error", error?.json)
    members.add("result", result)
    members.add("type", type)
    return members.json
  }
}

/// Members of a JSON object in the order in which they are added; a nil value leaves its key out.
struct JSONObject {
  private var members: [(String, JSONText)] = []

  /// The object.
  var json: JSONText { .object(members) }

  mutating func add(_ key: String, _ value: String?) { value.map { members.append((key, .string($0))) } }
  mutating func add(_ key: String, _ value: Int?) { value.map { members.append((key, .integer($0))) } }
  mutating func add(_ key: String, _ value: Bool?) { value.map { members.append((key, .boolean($0))) } }
  mutating func add(_ key: String, _ value: [JSONText]?) { value.map { members.append((key, .array($0))) } }
  mutating func add(_ key: String, _ value: JSONText?) { value.map { members.append((key, $0)) } }
  mutating func addOrNull(_ key: String, _ value: Int?) { members.append((key, value.map(JSONText.integer) ?? .null)) }
  mutating func addOrNull(_ key: String, _ value: JSONText?) { members.append((key, value ?? .null)) }
}
