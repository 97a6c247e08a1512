/// The answer to `:why` and `:whynot`: what happened to one view in one update, and the chain that led to it.
public struct Explanation: Sendable, Hashable {
  /// What happened to the view.
  public enum Verdict: Sendable, Hashable {
    /// Its body ran again.
    case ran
    /// Its identity began.
    case created(IdentityRule)
    /// Its identity ended.
    case removed(IdentityRule)
    /// Its parent made a new value, which compared equal.
    case skipped
    /// Nothing it depends on changed.
    case notReached
  }

  /// One step from the write to the view.
  public enum Link: Sendable, Hashable {
    /// A property was written.
    case write(Trace.Write)
    /// A body ran, because of the cause.
    case ran(ViewReference, because: Trace.Cause?)
    /// An evaluation made a new value for a view.
    case value(by: Trace.Maker, for: ViewReference, because: Trace.Cause)
    /// A lifetime began or ended, by the rule.
    case lifetime(ViewReference, identity: String, rule: IdentityRule, began: Bool)
    /// The chain ends here: the new value compared equal.
    case equal(ViewReference)
    /// The chain never began: what the view reads, and what was written.
    case untouched(ViewReference, reads: [String], written: [String])
  }

  /// The view.
  public var view: ViewReference
  /// The update that is explained.
  public var update: Int?
  /// What happened to the view.
  public var verdict: Verdict
  /// The chain, from the beginning.
  public var links: [Link]

  /// Other views of that name to which the same happened by the same steps.
  public var others: [ViewReference] = []

  /// Makes an explanation.
  public init(view: ViewReference, update: Int?, verdict: Verdict, links: [Link]) {
    self.view = view
    self.update = update
    self.verdict = verdict
    self.links = links
  }
}

extension Trace {
  /// What happened to a view in this update, and why; `reads` are the sources that its last evaluation read.
  public func explanation(of view: ViewReference, reads: [String] = []) -> Explanation {
    if let existence = created.first(where: { $0.view.node == view.node }) {
      return Explanation(
        view: view, update: update, verdict: .created(existence.rule), links: lifetimeChain(existence, began: true))
    }
    if let existence = (removed + removing).first(where: { $0.view.node == view.node }) {
      return Explanation(
        view: view, update: update, verdict: .removed(existence.rule), links: lifetimeChain(existence, began: false))
    }
    if let body = bodies.last(where: { $0.view.node == view.node }) {
      return Explanation(view: view, update: update, verdict: .ran, links: chain(to: body, excluding: []))
    }
    if skipped.contains(where: { $0.contains(view.node) }) {
      let links = rerun(above: view.node, among: bodies).map { chain(to: $0, excluding: []) } ?? []
      return Explanation(view: view, update: update, verdict: .skipped, links: links + [.equal(view)])
    }
    let written = writes.map { "\($0.target == .environment ? "\\." : "")\($0.property)" }
    return Explanation(
      view: view, update: update, verdict: .notReached,
      links: [.untouched(view, reads: reads, written: written)])
  }

  /// The steps that led to an evaluation: a write and a body that read it, or the evaluation that made a new value.
  private func chain(to body: Body, excluding visited: Set<Int>) -> [Explanation.Link] {
    guard let cause = body.causes.first else { return [.ran(body.view, because: nil)] }
    var links: [Explanation.Link] = []
    if let maker = cause.maker {
      let parent = bodies.last {
        $0.view.node == maker.view.node && $0.pass == body.pass && !visited.contains($0.view.node)
      }
      if let parent, parent.view.node != body.view.node {
        links += chain(to: parent, excluding: visited.union([body.view.node]))
      }
      links.append(.value(by: maker, for: body.view, because: cause))
    } else if let write = cause.write, writes.indices.contains(write) {
      links.append(.write(writes[write]))
    }
    return links + [.ran(body.view, because: cause)]
  }

  /// The steps that led to the beginning or end of an identity: the body that holds it, then the rule.
  private func lifetimeChain(_ existence: Existence, began: Bool) -> [Explanation.Link] {
    let owner = rerun(above: existence.view.node, among: bodies.filter { $0.pass == existence.pass })
    let links = owner.map { chain(to: $0, excluding: []) } ?? []
    return links + [
      .lifetime(existence.view, identity: existence.identity, rule: existence.rule, began: began)
    ]
  }

  /// The last evaluation, of some, that is not a first one and whose view is the nearest above another.
  private func rerun(above handle: Int, among bodies: [Body]) -> Body? {
    var pending: [(node: ViewTree.Node, nearest: Body?)] = [tree.root].compactMap { $0 }.map { ($0, nil) }
    while let (node, nearest) = pending.popLast() {
      if node.node == handle { return nearest }
      let own = node.node.flatMap { number in bodies.last { $0.view.node == number && !$0.isFirst } }
      pending += node.children.map { ($0, own ?? nearest) }
    }
    return nil
  }
}

extension Explanation {
  /// Explains a view in a trace; nil if the update neither ran its body, nor began or ended its identity.
  public init?(of node: Int, in trace: Trace) {
    let lifetimes = (trace.created + trace.removed + trace.removing).map(\.view)
    guard let view = (trace.bodies.map(\.view) + lifetimes).last(where: { $0.node == node }) else { return nil }
    self = trace.explanation(of: view)
  }
}
