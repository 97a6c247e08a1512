import TheseusInterpreter
import TheseusTrace

/// What the graph of a program leaves to the graph of its edited version: identities with their handles, state and what primitives remember.
///
/// State is kept where identity path, property name and type are equal (decisions, "Reload").
final class Inheritance {
  /// The graph of the program before.
  let graph: ViewGraph
  /// Carries its values over.
  let transfer: ValueTransfer
  /// The identities that were passed on, by the nodes of the program before.
  private(set) var heirs: [ObjectIdentifier: ViewNode] = [:]
  /// The nodes of the program before, by the nodes that went on with their identities.
  private(set) var origins: [ObjectIdentifier: ViewNode] = [:]
  /// The storage that went on, by its owner in the edited program.
  private var keptStorage: [ObjectIdentifier: Set<String>] = [:]
  private var candidates: [String: [ViewNode]] = [:]
  private let memories: [String: PrimitiveMemory]
  private var runningTasks: Set<String> = []
  /// The places of containers and of their children.
  let places: Set<String>
  private let identities: Set<String>
  /// The most elements of a path that something is known by.
  ///
  /// What has more views around it is not asked for its path: all paths of views that contain themselves without end would take minutes.
  private var longestPath = 0

  /// Makes an inheritance of a graph as it stands.
  init(_ graph: ViewGraph, _ transfer: ValueTransfer) {
    self.graph = graph
    self.transfer = transfer
    places = graph.dynamicPlaces()
    memories = graph.memories()
    identities = graph.snapshot().identities
    guard let root = graph.root else { return }
    graph.forEachNode(below: root) { node in
      guard node.status == .live else { return }
      switch node {
      case let node as CompositeNode: candidates[Self.key(of: node, in: graph), default: []].append(node)
      case let node as AppearanceNode where node.task.map { $0.outcome == nil } ?? false:
        runningTasks.insert(graph.path(of: node))
      case let node as ChildNode where node.handle > 0:
        candidates[Self.key(of: node, node.content ?? .none, in: graph), default: []].append(node)
      default: break
      }
    }
    let paths = [Array(candidates.keys), Array(memories.keys), Array(runningTasks)].joined()
    longestPath = paths.lazy.map { path in 1 + path.utf8.count { $0 == UInt8(ascii: "/") } }.max() ?? 0
  }

  /// Whether something may be known by the path of a node: each view with a body around it is an element.
  private func mayKnow(_ node: ViewNode) -> Bool { Int(node.bodyLevel) <= longestPath }

  private static func key(of node: CompositeNode, in graph: ViewGraph) -> String {
    "\(graph.path(of: node)) \(node.type.fullName) \(node.type.form)"
  }

  private static func key(of node: ChildNode, _ content: Value, in graph: ViewGraph) -> String {
    "\(graph.path(of: node)) \(graph.primitiveName(of: content) ?? "View")"
  }

  // MARK: Identities

  /// Lets a view go on with the identity that had its path and type; false if there was none.
  func passOn(to node: CompositeNode, in new: ViewGraph) -> Bool {
    mayKnow(node) && passOn(to: node, key: Self.key(of: node, in: new))
  }

  /// Lets a listed primitive go on with the identity that had its path and name; false if there was none.
  func passOn(to node: ChildNode, _ content: Value, in new: ViewGraph) -> Bool {
    mayKnow(node) && passOn(to: node, key: Self.key(of: node, content, in: new))
  }

  private func passOn(to node: ViewNode, key: String) -> Bool {
    guard let origin = candidates[key]?.first else { return false }
    candidates[key]?.removeFirst()
    heirs[ObjectIdentifier(origin)] = node
    origins[ObjectIdentifier(node)] = origin
    node.handle = origin.handle
    node.birth = origin.birth
    return true
  }

  /// The value that a property goes on with; nil if it has to begin anew.
  func value(of name: String, _ info: DynamicPropertyInfo, for node: CompositeNode) -> Value? {
    guard let old = stored(name, info, for: node) else { return nil }
    let value: Value? =
      switch old.property {
      case .namespace(let number): .int(number)
      default: old.property.location.flatMap { transfer.value($0.current) }
      }
    if value != nil { keptStorage[ObjectIdentifier(node), default: []].insert(name) }
    return value
  }

  /// Notes that storage goes on whose values are kept elsewhere.
  func keep(_ name: String, _ info: DynamicPropertyInfo, of node: CompositeNode) {
    if stored(name, info, for: node) != nil { keptStorage[ObjectIdentifier(node), default: []].insert(name) }
  }

  private func stored(_ name: String, _ info: DynamicPropertyInfo, for node: CompositeNode) -> StoredProperty? {
    guard let origin = origins[ObjectIdentifier(node)] as? CompositeNode,
      let old = origin.storage.first(where: { $0.name == name }), old.info.kind == info.kind,
      transfer.isSame(old.info.type, info.type)
    else { return nil }
    return old
  }

  /// Whether a property went on.
  func isKept(_ name: String, of node: CompositeNode) -> Bool {
    keptStorage[ObjectIdentifier(node)]?.contains(name) ?? false
  }

  // MARK: What primitives remember

  /// Whether what a modifier is attached to had appeared before the edit.
  func hasAppeared(_ node: AppearanceNode, in new: ViewGraph) -> Bool {
    let words = TraceBuilder(new, input: "", cause: .reload, update: nil)
    let attachment = words.attachment(of: node)
    if attachment.on == nil, attachment.view is CompositeNode, attachment.view.listedAncestor === words.listed(node) {
      return origins[ObjectIdentifier(attachment.view)] != nil
    }
    guard let word = attachment.on else { return isKnown(node, in: new) }
    return isKnown(node, in: new) && identities.contains(new.path(of: node) + "/" + word)
  }

  /// Whether the nearest view, or child of a container, around a node was there before.
  private func isKnown(_ node: ViewNode, in new: ViewGraph) -> Bool {
    var current = node.parent
    while let inner = current {
      if inner is CompositeNode { return origins[ObjectIdentifier(inner)] != nil }
      if inner is ChildNode { return places.contains(new.place(of: inner)) }
      current = inner.parent
    }
    return true
  }

  /// Whether a task of the program before was running here: it starts again, as its code is another.
  func taskRuns(at node: AppearanceNode, in new: ViewGraph) -> Bool {
    node.kind == .task && mayKnow(node) && runningTasks.contains(new.path(of: node))
  }

  /// What a part of SwiftUI remembered.
  func memory(of node: ViewNode, in new: ViewGraph) -> PrimitiveMemory? {
    mayKnow(node) ? memories[new.path(of: node)]?.transferred(by: transfer) : nil
  }
}

extension ViewGraph {
  /// A place as one text: what stands there and its path.
  func place(of node: ViewNode) -> String {
    let word =
      switch node {
      case let node as ContainerNode: "\(node.kind)"
      case is ForEachNode: "rows"
      case is PresentationNode: "presentation"
      default: "child"
      }
    return word + " " + path(of: node)
  }

  /// The places of containers and of their children.
  func dynamicPlaces() -> Set<String> {
    var result: Set<String> = []
    guard let root else { return result }
    forEachNode(below: root) { node in
      if node.status == .live, node.isDynamic { result.insert(self.place(of: node)) }
    }
    return result
  }
}

extension ViewNode {
  /// Whether it is a dynamic container or one of its children.
  var isDynamic: Bool {
    self is ContainerNode || self is ForEachNode || self is PresentationNode || self is ChildNode
  }
}

extension ViewTree {
  /// The identity paths of all nodes.
  var identities: Set<String> {
    var result: Set<String> = []
    var open = root.map { [$0] } ?? []
    while let node = open.popLast() {
      result.insert(node.identity)
      open.append(contentsOf: node.children)
    }
    return result
  }
}
