import TheseusTrace

/// One evaluation of a `body`.
public struct EncodedBody: Sendable, Hashable, Decodable {
  /// The handle.
  public var node: Int
  /// The name.
  public var view: String
  /// The whole type, where it differs.
  public var type: String?
  /// The pass, from 1.
  public var pass: Int
  /// The items of `_printChanges`.
  public var reasons: [String]
  /// What explains the reasons.
  public var causes: [EncodedCause]
  /// The line of `_printChanges`.
  public var printChanges: String

  init(_ body: Trace.Body) {
    node = body.view.node
    view = body.view.view
    type = body.view.type
    pass = body.pass
    reasons = body.reasons.map(\.text)
    causes = body.causes.map(EncodedCause.init)
    printChanges = body.printChanges
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("type", type)
    members.add("pass", pass)
    members.add("reasons", reasons.map(JSONText.string))
    members.add("causes", causes.map(\.json))
    members.add("printChanges", printChanges)
    return members.json
  }
}

/// What lies behind a reason.
public struct EncodedCause: Sendable, Hashable, Decodable {
  /// The reason that it explains.
  public var reason: String
  /// The field of the view value.
  public var field: String?
  /// True if the field is a closure.
  public var closure: Bool?
  /// The key path of the environment.
  public var key: String?
  /// The object.
  public var object: String?
  /// The property of the object.
  public var property: String?
  /// The value before.
  public var old: String?
  /// The value after.
  public var new: String?
  /// The write at the beginning.
  public var write: Int?
  /// True if the program was edited.
  public var edited: Bool?
  /// The evaluation that made the new view value.
  public var by: EncodedMaker?

  init(_ cause: Trace.Cause) {
    reason = cause.reason.text
    switch cause.subject {
    case .property, .whole: break
    case .program: edited = true
    case .field(let name), .binding(let name): field = name
    case .initialValue(let name): field = "initial \(name)"
    case .closure(let name): (field, closure) = (name, true)
    case .environment(let name): key = "\\.\(name)"
    case .object(let name, let member): (object, property) = (name, member)
    }
    old = cause.old?.literal
    new = cause.new?.literal
    write = cause.write
    by = cause.maker.map(EncodedMaker.init)
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("reason", reason)
    members.add("field", field)
    members.add("closure", closure)
    members.add("key", key)
    members.add("object", object)
    members.add("property", property)
    members.add("old", old)
    members.add("new", new)
    members.add("write", write)
    members.add("edited", edited)
    members.add("by", by?.json)
    return members.json
  }
}

/// The evaluation that made a new view value.
public struct EncodedMaker: Sendable, Hashable, Decodable {
  /// The handle of the view whose body ran.
  public var node: Int
  /// Its name.
  public var view: String
  /// The content closure in between.
  public var content: String?
  /// The id of the row.
  public var id: String?

  init(_ maker: Trace.Maker) {
    node = maker.view.node
    view = maker.view.view
    content = maker.content
    id = maker.id
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("content", content)
    members.add("id", id)
    return members.json
  }
}

/// One evaluation of a content closure.
public struct EncodedContent: Sendable, Hashable, Decodable {
  /// The handle of the view whose body wrote the closure.
  public var node: Int
  /// Its name.
  public var view: String
  /// What the closure belongs to.
  public var content: String
  /// The element of the identity path.
  public var element: String
  /// The pass, from 1.
  public var pass: Int

  init(_ content: Trace.Content) {
    node = content.owner.node
    view = content.owner.view
    self.content = content.container
    element = content.element
    pass = content.pass
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("content", content)
    members.add("element", element)
    members.add("pass", pass)
    return members.json
  }
}
