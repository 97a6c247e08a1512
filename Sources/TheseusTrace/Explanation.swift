/// Why a view ran its body: the chain from the write to the body, read backwards out of a trace.
public struct Explanation: Sendable, Hashable {
  /// A link of the chain, in the order in which things happened.
  public enum Link: Sendable, Hashable {
    /// Something was written.
    case written(Trace.Write)
    /// A body ran, for this primary cause.
    case bodyRan(ViewReference, cause: Trace.Cause?)
    /// A view made a new value for another, inside a content closure if `maker` names one.
    case made(Trace.Maker, value: ViewReference, cause: Trace.Cause)
    /// The view is new: its first body belongs to its creation.
    case created(ViewReference, rule: IdentityRule?)
  }

  /// The view that is explained.
  public var view: ViewReference
  /// The update in which the body ran.
  public var update: Int?
  /// The chain.
  public var links: [Link]
}

extension Explanation {
  /// Explains the last evaluation of a view's body in a trace; nil if its body did not run.
  public init?(of node: Int, in trace: Trace) {
    guard let index = trace.bodies.lastIndex(where: { $0.view.node == node }) else { return nil }
    view = trace.bodies[index].view
    update = trace.update
    links = []
    var current: Int? = index
    while let index = current {
      let body = trace.bodies[index]
      current = nil
      if body.isFirst {
        let birth = trace.created.first { $0.view.node == body.view.node }
        links.append(.created(body.view, rule: birth?.rule))
        current = Self.evaluation(of: birth, before: index, in: trace)
        continue
      }
      // The write explains more than the value that was made on the way, so it is looked for first.
      let cause = body.causes.first { $0.write != nil } ?? body.causes.first
      links.append(.bodyRan(body.view, cause: cause))
      guard let cause else { break }
      if let write = cause.write, trace.writes.indices.contains(write) { links.append(.written(trace.writes[write])) }
      if let maker = cause.maker {
        links.append(.made(maker, value: body.view, cause: cause))
        current = trace.bodies[..<index].lastIndex { $0.view.node == maker.view.node }
      }
    }
    links.reverse()
  }

  /// The body that brought a new view: the last one before it of a view whose identity path is a prefix of the new one's.
  private static func evaluation(of birth: Trace.Existence?, before index: Int, in trace: Trace) -> Int? {
    guard let birth else { return nil }
    let paths = Dictionary(
      trace.tree.listedNodes.compactMap { node in node.node.map { ($0, node.identity) } }, uniquingKeysWith: { $1 })
    return trace.bodies[..<index].lastIndex { body in
      guard let path = paths[body.view.node] else { return false }
      return birth.identity.hasPrefix(path + "/")
    }
  }
}
