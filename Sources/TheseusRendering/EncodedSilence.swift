import TheseusTrace

/// Why an assignment evaluated nothing.
public struct EncodedSilence: Sendable, Hashable, Decodable {
  /// The assignment, by its index in `writes`.
  public var write: Int
  /// The reason: `sameValue`, `unread`, `unobserved`, `unheld`, `ignored`, `unpublished`, `ownPublisher`, `plainClass`, `unreadEnvironment` or `leaving`.
  public var reason: String
  /// The handle of the owner that never read the property, or of the view that is leaving.
  public var node: Int?
  /// The name of that view.
  public var view: String?
  /// True if the owner hands a binding to the property on.
  public var passesBinding: Bool?
  /// The class of the object, where its kind is the reason.
  public var type: String?
  /// The object that no view holds, as `Model #2`.
  public var object: String?
  /// The views that read other properties of the object.
  public var others: [Reader]?

  /// A view that read another property of the same object.
  public struct Reader: Sendable, Hashable, Decodable {
    /// The handle.
    public var node: Int
    /// The name.
    public var view: String
    /// The property that it did read.
    public var property: String

    init(_ reader: Trace.Silence.Reader) {
      (node, view, property) = (reader.view.node, reader.view.view, reader.property)
    }

    var json: JSONText {
      var members = JSONObject()
      members.add("node", node)
      members.add("view", view)
      members.add("property", property)
      return members.json
    }
  }

  init(_ silence: Trace.Silence) {
    write = silence.write
    switch silence.reason {
    case .sameValue: reason = "sameValue"
    case .unread(let owner, let passes):
      reason = "unread"
      (node, view, passesBinding) = (owner.node, owner.view, passes ? true : nil)
    case .unobserved(let name, let readers):
      reason = "unobserved"
      (type, others) = (name, readers.isEmpty ? nil : readers.map(Reader.init))
    case .unheld(let name): (reason, object) = ("unheld", name)
    case .unobservable(let name, let secrecy): (reason, type) = (secrecy.encoded, name)
    case .unreadEnvironment: reason = "unreadEnvironment"
    case .removing(let leaving): (reason, node, view) = ("leaving", leaving.node, leaving.view)
    case .gone(let gone): (reason, node, view) = ("gone", gone.node, gone.view)
    }
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("write", write)
    members.add("reason", reason)
    members.add("node", node)
    members.add("view", view)
    members.add("passesBinding", passesBinding)
    members.add("type", type)
    members.add("object", object)
    members.add("others", others?.map(\.json))
    return members.json
  }
}

/// Why an act could change nothing.
public struct EncodedIdleAct: Sendable, Hashable, Decodable {
  /// The reason: `constant` for a control that is bound to a constant, `menu` for one that only opens.
  public var reason: String
  /// The control.
  public var control: String

  init(_ act: Trace.IdleAct) {
    switch act {
    case .constant(let name): (reason, control) = ("constant", name)
    case .menu(let name): (reason, control) = ("menu", name)
    }
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("reason", reason)
    members.add("control", control)
    return members.json
  }
}

/// How many views a write to the environment did not concern.
public struct EncodedBystanders: Sendable, Hashable, Decodable {
  /// The write, by its index in `writes`.
  public var write: Int
  /// How many listed views do not read the key.
  public var count: Int

  init(_ bystanders: Trace.Bystanders) { (write, count) = (bystanders.write, bystanders.count) }

  var json: JSONText {
    var members = JSONObject()
    members.add("write", write)
    members.add("count", count)
    return members.json
  }
}

extension Trace.Silence.Secrecy {
  fileprivate var encoded: String {
    switch self {
    case .ignored: "ignored"
    case .unpublished: "unpublished"
    case .ownPublisher: "ownPublisher"
    case .plainClass: "plainClass"
    }
  }
}
