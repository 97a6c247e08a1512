import TheseusTrace

/// One assignment: to a property of a view, of an object, to the environment or the window.
public struct EncodedWrite: Sendable, Hashable, Decodable {
  /// The owner's handle.
  public var node: Int?
  /// The owner's name.
  public var view: String?
  /// The object, as `Model #2`.
  public var object: String?
  /// The environment key.
  public var environment: String?
  /// What of the window.
  public var window: String?
  /// The property.
  public var property: String?
  /// The value before.
  public var old: String
  /// The value after.
  public var new: String
  /// False for an equal value.
  public var changed: Bool
  /// True for an equal write that invalidates all the same.
  public var invalidates: Bool?
  /// How many assignments it stands for, if several; `old` is before the first, `new` after the last.
  public var count: Int?
  /// The code that wrote: `input`, `action`, `time`, `system`, or a lifecycle action such as `onAppear`.
  public var origin: String
  /// The control of an action.
  public var control: String?
  /// The handle of the view that the lifecycle action belongs to.
  public var of: Int?
  /// True in an animated transaction.
  public var animated: Bool?
  /// The pass that it led to, from 1.
  public var pass: Int
  /// Where the assignment stands.
  public var location: String?

  init(_ write: Trace.Write) {
    switch write.target {
    case .view(let view, _): (node, self.view, property) = (view.node, view.view, write.property)
    case .object(let name): (object, property) = (name, write.property)
    case .environment: environment = write.property
    case .window: window = write.property
    }
    old = write.old.literal
    new = write.new.literal
    changed = write.changed
    invalidates = write.invalidates ? true : nil
    count = write.count > 1 ? write.count : nil
    switch write.origin {
    case .input: origin = "input"
    case .action(let name): (origin, control) = ("action", name)
    case .lifecycle(let event, let view): (origin, of) = (event, view.node)
    case .time: origin = "time"
    case .system: origin = "system"
    case .resumed(.lifecycle(_, let view), let name): (origin, of, control) = ("task", view.node, name)
    case .resumed(.action, let name): (origin, control) = ("task", name)
    }
    animated = write.isAnimated ? true : nil
    pass = write.pass
    location = write.location
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("object", object)
    members.add("environment", environment)
    members.add("window", window)
    members.add("property", property)
    members.add("old", old)
    members.add("new", new)
    members.add("changed", changed)
    members.add("invalidates", invalidates)
    members.add("count", count)
    members.add("origin", origin)
    members.add("control", control)
    members.add("of", of)
    members.add("animated", animated)
    members.add("pass", pass)
    members.add("location", location)
    return members.json
  }
}
