import TheseusTrace

/// A listed view.
public struct EncodedView: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// The whole type, where it differs.
  public var type: String?
  /// `primitive` or `modifier`, where it is no view with a body.
  public var kind: String?

  init(_ view: ViewReference) {
    node = view.node
    self.view = view.view
    type = view.type
    kind = view.encodedKind
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("type", type)
    members.add("kind", kind)
    return members.json
  }
}

/// An identity that began, ended, or is about to.
public struct EncodedExistence: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// The whole type, where it differs.
  public var type: String?
  /// `primitive` or `modifier`, where it is no view with a body.
  public var kind: String?
  /// The identity path.
  public var identity: String
  /// The rule that decided it.
  public var rule: String

  init(_ existence: Trace.Existence) {
    node = existence.view.node
    view = existence.view.view
    type = existence.view.type
    kind = existence.view.encodedKind
    identity = existence.identity
    rule = existence.rule.rawValue
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("type", type)
    members.add("kind", kind)
    members.add("identity", identity)
    members.add("rule", rule)
    return members.json
  }
}

/// A row at another position.
public struct EncodedMove: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// The identity path.
  public var identity: String
  /// The position before.
  public var from: Int
  /// The position after.
  public var to: Int

  init(_ move: Trace.Move) {
    node = move.view.node
    view = move.view.view
    identity = move.identity
    from = move.from
    to = move.to
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("identity", identity)
    members.add("from", from)
    members.add("to", to)
    return members.json
  }
}

/// What happened to one stored property.
public struct EncodedStateEvent: Sendable, Hashable, Decodable {
  /// The owner's handle.
  public var node: Int
  /// The owner's name.
  public var view: String
  /// The property.
  public var property: String
  /// The property wrapper.
  public var kind: String
  /// `created`, `changed` or `lost`.
  public var event: String
  /// The value before.
  public var old: String?
  /// The value after.
  public var new: String?
  /// The new identity at the same place.
  public var replacedBy: Int?

  init(_ event: Trace.StateEvent) {
    node = event.view.node
    view = event.view.view
    property = event.property
    kind = event.kind.rawValue
    self.event = event.event.rawValue
    old = event.old?.literal
    new = event.new?.literal
    replacedBy = event.replacedBy
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("property", property)
    members.add("kind", kind)
    members.add("event", event)
    members.add("old", old)
    members.add("new", new)
    members.add("replacedBy", replacedBy)
    return members.json
  }
}

extension ViewReference {
  /// The kind as JSON has it: nothing for a view with a body.
  fileprivate var encodedKind: String? { kind == .view ? nil : kind.rawValue }
}
