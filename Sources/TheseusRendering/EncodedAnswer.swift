import TheseusTrace

/// The answer to an input that is not an update, as JSON.
public struct EncodedAnswer: Sendable, Hashable, Decodable {
  /// The version that the object was written in.
  public var version: Int
  /// Always null, which tells it from an update.
  public var update: Int?
  /// The input as it was typed.
  public var input: String
  /// The value or text asked for.
  public var result: String?
  /// The type of the value.
  public var type: String?
  /// Printed lines; absent if there are none.
  public var output: [String]?
  /// The controls on the screen.
  public var controls: [EncodedControl]?
  /// The whole tree.
  public var tree: EncodedNode?
  /// The stored properties.
  public var state: [EncodedStateRow]?

  /// Makes the encoded form of an answer.
  public init(encoding answer: Answer) {
    version = EncodedTrace.currentVersion
    update = nil
    input = answer.input
    result = answer.result ?? answer.staticType
    type = answer.type
    output = answer.output.isEmpty ? nil : answer.output
    controls = answer.controls?.map(EncodedControl.init)
    tree = answer.tree?.root.map(EncodedNode.init)
    state = answer.state?.map(EncodedStateRow.init)
  }

  /// The object on one line, without a newline.
  public var line: String {
    var members = JSONObject()
    members.add("version", version)
    members.addOrNull("update", update)
    members.add("input", input)
    members.add("result", result)
    members.add("type", type)
    members.add("output", output?.map(JSONText.string))
    members.add("controls", controls?.map(\.json))
    members.add("tree", tree?.json)
    members.add("state", state?.map(\.json))
    return members.json.text
  }
}

/// Something on the screen that a user can act on.
public struct EncodedControl: Sendable, Hashable, Decodable {
  /// The number that `:tap` takes.
  public var number: Int
  /// `Button`, `Toggle` and the like.
  public var kind: String
  /// Its label.
  public var name: String
  /// False for one that a user cannot act on.
  public var enabled: Bool
  /// What keeps a user from it: `disabled`, `hidden`, `transparent`, `untouchable`, `masked`.
  public var obstacle: String?
  /// The listed view whose body contains it.
  public var node: Int?
  /// The value that it shows.
  public var value: String?
  /// What it is reached through: `swipeActions`, `contextMenu`.
  public var opener: String?
  /// The text of the view that it belongs to, if it is reached through something.
  public var owner: String?
  /// The title of the section that a tab stands in.
  public var section: String?
  /// How many taps in a row it waits for; absent if one is enough.
  public var taps: Int?

  init(_ control: Control) {
    number = control.number
    kind = control.kind
    name = control.name
    enabled = control.enabled
    obstacle = control.obstacle?.rawValue
    node = control.node
    value = control.value
    opener = control.opener?.name
    owner = control.opener?.owner
    section = control.section
    taps = control.taps > 1 ? control.taps : nil
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("number", number)
    members.add("kind", kind)
    members.add("name", name)
    members.add("enabled", enabled)
    members.add("obstacle", obstacle)
    members.add("node", node)
    members.add("value", value)
    members.add("opener", opener)
    members.add("owner", owner)
    members.add("section", section)
    members.add("taps", taps)
    return members.json
  }
}

/// One stored property of one listed view.
public struct EncodedStateRow: Sendable, Hashable, Decodable {
  /// The owner's handle.
  public var node: Int
  /// The owner's name.
  public var view: String
  /// The property.
  public var property: String
  /// The property wrapper.
  public var kind: String
  /// The value.
  public var value: String

  init(_ row: StateRow) {
    node = row.view.node
    view = row.view.view
    property = row.property.name
    kind = row.property.kind.rawValue
    value = row.property.value.literal
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("node", node)
    members.add("view", view)
    members.add("property", property)
    members.add("kind", kind)
    members.add("value", value)
    return members.json
  }
}

/// One place in the tree.
public struct EncodedNode: Sendable, Hashable, Decodable {
  /// A stored property with its value.
  public struct Property: Sendable, Hashable, Decodable {
    /// The property.
    public var property: String
    /// The property wrapper.
    public var kind: String
    /// The value.
    public var value: String
  }

  /// What stands here: `view`, `modifier`, `container`, `primitive`, `branch` and the like.
  public var kind: String
  /// What is shown.
  public var name: String
  /// The handle of a listed view.
  public var node: Int?
  /// The whole type, where it differs.
  public var type: String?
  /// The identity path.
  public var identity: String
  /// Which child of a dynamic container this is.
  public var slot: String?
  /// The text on the screen.
  public var label: String?
  /// Where the ids of a `ForEach` come from.
  public var ids: String?
  /// The stored properties.
  public var state: [Property]?
  /// What the last evaluation read.
  public var reads: [String]?
  /// The length of a run of like siblings.
  public var count: Int?
  /// The children, in order.
  public var children: [EncodedNode]

  init(_ node: ViewTree.Node) {
    kind = node.kind.encodedName
    name = node.name
    self.node = node.node
    type = node.type
    identity = node.identity
    slot = node.slot
    label = node.label
    if case .forEach(let rows) = node.kind { ids = rows.source }
    let properties = node.state.map {
      Property(property: $0.name, kind: $0.kind.rawValue, value: $0.value.literal)
    }
    state = properties.isEmpty ? nil : properties
    reads = node.reads.isEmpty ? nil : node.reads
    count = node.count > 1 ? node.count : nil
    children = node.children.map(EncodedNode.init)
  }

  var json: JSONText {
    var members = JSONObject()
    members.add("kind", kind)
    members.add("name", name)
    members.add("node", node)
    members.add("type", type)
    members.add("identity", identity)
    members.add("slot", slot)
    members.add("label", label)
    members.add("ids", ids)
    members.add("state", state?.map(\.json))
    members.add("reads", reads?.map(JSONText.string))
    members.add("count", count)
    members.add("children", children.map(\.json))
    return members.json
  }
}

extension EncodedNode.Property {
  var json: JSONText {
    var members = JSONObject()
    members.add("property", property)
    members.add("kind", kind)
    members.add("value", value)
    return members.json
  }
}

extension ViewTree.Kind {
  /// The name in JSON.
  fileprivate var encodedName: String {
    switch self {
    case .view: "view"
    case .modifier: "modifier"
    case .style: "style"
    case .container, .disclosure: "container"
    case .primitive: "primitive"
    case .branch, .cases: "branch"
    case .optional, .optionalView: "optional"
    case .forEach: "forEach"
    case .id: "id"
    case .anyView: "anyView"
    case .presentation: "presentation"
    }
  }
}
