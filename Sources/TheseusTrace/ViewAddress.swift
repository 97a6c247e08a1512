/// How people name listed views: `Row`, `Row#7`, `#7`, `Row[id: 2]`.
public struct ViewAddress: Sendable, Hashable {
  /// The view's declared name.
  public var name: String?
  /// The handle.
  public var node: Int?
  /// The id of the nearest `ForEach` row or `.id(_:)`, as a literal.
  public var id: String?

  /// Reads an address; nil if the text is none.
  public init?(_ text: String) {
    var rest = Substring(text)
    if rest.last == "]", let open = rest.firstIndex(of: "[") {
      let inside = rest[rest.index(after: open)...].dropLast()
      guard inside.hasPrefix("id:") else { return nil }
      id = String(inside.dropFirst(3).drop { $0 == " " })
      rest = rest[..<open]
    }
    if let sign = rest.firstIndex(of: "#") {
      guard let number = Int(rest[rest.index(after: sign)...]), number > 0 else { return nil }
      node = number
      rest = rest[..<sign]
    }
    let isName = rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isName, rest.first?.isNumber != true, !rest.isEmpty || node != nil else { return nil }
    name = rest.isEmpty ? nil : String(rest)
  }

  /// Tells whether it names a listed view, whose identity path is needed for `[id: …]`.
  public func matches(_ view: ViewReference, identity: String) -> Bool {
    if let node, node != view.node { return false }
    if let name, name != view.view, !view.view.hasSuffix("." + name) { return false }
    guard let id else { return true }
    guard let last = IdentityElements(identity).ids.last else { return false }
    return last == id || last == "\"\(id)\""
  }
}

extension ViewTree {
  /// The listed views, in tree order, with their identity paths.
  public var listedNodes: [Node] {
    var result: [Node] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if node.node != nil { result.append(node) }
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }

  /// The listed views that an address names, in tree order.
  public func nodes(at address: ViewAddress) -> [Node] {
    listedNodes.filter { node in node.reference.map { address.matches($0, identity: node.identity) } ?? false }
  }

  /// The listed view around the first part of a name that is not listed itself; nil if there is no such part.
  public func owner(ofUnlisted name: String) -> Node? {
    var pending = root.map { [(node: $0, owner: Node?.none)] } ?? []
    while let (node, owner) = pending.popLast() {
      if node.node == nil, node.name == name { return owner }
      let inner = node.node == nil ? owner : node
      pending.append(contentsOf: node.children.reversed().map { ($0, inner) })
    }
    return nil
  }

  /// The texts on the screen, in tree order.
  public var labels: [String] {
    var result: [String] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let label = node.label { result.append(label) }
      pending.append(contentsOf: node.children.reversed())
    }
    return result
  }
}

extension ViewAddress {
  /// The address of a handle; of no view without one.
  public init(node: Int?) {
    name = nil
    self.node = node ?? 0
    id = nil
  }
}
