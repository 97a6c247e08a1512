import TheseusTrace

/// A lifecycle action that fired.
public struct EncodedEvent: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// What fired.
  public var event: String
  /// What the modifier is attached to.
  public var on: String?
  /// The phase of a transition.
  public var phase: String?
  /// The pass, from 1.
  public var pass: Int

  init(_ event: Trace.LifecycleEvent) {
    node = event.view.node
    view = event.view.view
    self.event = event.event.rawValue
    on = event.on
    phase = event.phase
    pass = event.pass
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("event", event)
    members.add("on", on)
    members.add("phase", phase)
    members.add("pass", pass)
    return members.json
  }
}

/// Something that changes on the screen.
public struct EncodedChange: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// `interpolates`, `inserted` or `removed`.
  public var change: String
  /// What of the view changes.
  public var on: String?
  /// What interpolates.
  public var property: String?
  /// The value before.
  public var old: String?
  /// The value after.
  public var new: String?
  /// The transition.
  public var transition: String?
  /// The pass, from 1.
  public var pass: Int

  init(_ change: Trace.ScreenChange) {
    node = change.view.node
    view = change.view.view
    self.change = change.change.rawValue
    on = change.on
    pass = change.pass
    property = change.property
    old = change.old?.literal
    new = change.new?.literal
    transition = change.transition.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("change", change)
    members.add("on", on)
    members.add("property", property)
    members.add("old", old)
    members.add("new", new)
    members.add("transition", transition)
    members.add("pass", pass)
    return members.json
  }
}

/// A warning of SwiftUI.
public struct EncodedWarning: Sendable, Hashable, Decodable {
  /// A stable name.
  public var id: String
  /// The words.
  public var message: String
  /// The place.
  public var location: String?
  /// What it means.
  public var explanation: String?

  init(_ warning: Trace.Warning) {
    id = warning.id
    message = warning.message
    location = warning.location
    explanation = warning.explanation
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("id", id)
    members.add("message", message)
    members.add("location", location)
    members.add("explanation", explanation)
    return members.json
  }
}

/// Why an input failed.
public struct EncodedFailure: Sendable, Hashable, Decodable {
  /// A stable name.
  public var id: String
  /// What went wrong.
  public var message: String
  /// The place.
  public var location: String?

  init(_ failure: Failure) {
    id = failure.id
    message = failure.message
    location = failure.location
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("id", id)
    members.add("message", message)
    members.add("location", location)
    return members.json
  }
}
