/// What happened to the views of a trace, and why: looked up by handles, so that many views take one look through it.
public struct Explanations {
  private let trace: Trace
  private let created: [Int: Trace.Existence]
  private let ended: [Int: Trace.Existence]
  private let moves: [Int: Trace.Move]
  /// The evaluations of each view, in order.
  private let bodies: [Int: [Trace.Body]]
  /// The nearest listed view above each.
  private let parents: [Int: Int]
  /// Whether a body ran that had run before.
  private let hasReruns: Bool

  /// Begins with a trace.
  public init(of trace: Trace) {
    self.trace = trace
    created = Dictionary(trace.created.map { ($0.view.node, $0) }) { first, _ in first }
    ended = Dictionary((trace.removed + trace.removing).map { ($0.view.node, $0) }) { first, _ in first }
    moves = Dictionary(trace.moved.map { ($0.view.node, $0) }) { _, last in last }
    bodies = Dictionary(grouping: trace.bodies, by: \.view.node)
    hasReruns = trace.bodies.contains { !$0.isFirst }
    var parents: [Int: Int] = [:]
    var pending: [(node: ViewTree.Node, above: Int?)] = [trace.tree.root].compactMap { $0 }.map { ($0, nil) }
    while let (node, above) = pending.popLast() {
      if let own = node.node, let above, own != above { parents[own] = above }
      pending += node.children.map { ($0, node.node ?? above) }
    }
    self.parents = parents
  }

  /// Explains a view.
  public func explanation(of view: ViewReference) -> Explanation { full(end(of: view)) }

  /// Those of some views whose body ran in the update, that moved, or whose identity began or ended.
  public func reached(_ nodes: [Int]) -> [ViewReference] {
    nodes.compactMap { (ended[$0] ?? created[$0])?.view ?? bodies[$0]?.last?.view ?? moves[$0]?.view }
  }

  /// Explains views: those to which the same happened by the same steps together, and no more than a number of such groups.
  public func folded(of views: [ViewReference], limit: Int) -> (shown: [Explanation], leftOut: Int) {
    var (result, positions, leftOut): ([Explanation], [End: Int], Int) = ([], [:], 0)
    for view in views {
      let end = end(of: view)
      if let position = positions[end.likeness] {
        result[position].others.append(view)
      } else if result.count < limit {
        positions[end.likeness] = result.count
        result.append(full(end))
      } else {
        leftOut += 1
      }
    }
    return (result, leftOut)
  }

  /// The last steps of a chain, and the evaluation that the steps before them led to.
  private struct End: Hashable {
    var explanation: Explanation
    var source: Trace.Body?

    /// What it says when the number of its view is left out, and the ids of the rows that it stands in.
    var likeness: End { End(explanation: explanation.likeness, source: source) }
  }

  private func end(of view: ViewReference) -> End {
    func end(_ verdict: Explanation.Verdict, _ links: [Explanation.Link], after source: Trace.Body?) -> End {
      End(explanation: Explanation(view: view, update: trace.update, verdict: verdict, links: links), source: source)
    }
    if let existence = created[view.node] {
      return end(.created(existence.rule), [lifetime(existence, began: true)], after: owner(of: existence))
    }
    if let existence = ended[view.node] {
      return end(.removed(existence.rule), [lifetime(existence, began: false)], after: owner(of: existence))
    }
    if let body = bodies[view.node]?.last {
      let step = step(to: body, excluding: [])
      return end(.ran, step.links + moved(view), after: step.source)
    }
    let equal = trace.skipped.contains { $0.contains(view.node) } ? [Explanation.Link.equal(view)] : []
    if let move = moves[view.node] {
      return end(.moved, moved(view) + equal, after: rerun(above: view.node) { $0.pass == move.pass })
    }
    if !equal.isEmpty { return end(.skipped, equal, after: rerun(above: view.node) { _ in true }) }
    var changed: [String] = []
    for write in trace.writes where write.changed || write.invalidates {
      let name = "\(write.target == .environment ? "\\." : "")\(write.property)"
      if !changed.contains(name) { changed.append(name) }
    }
    return end(.notReached, [.untouched(view, changed: changed)], after: nil)
  }

  /// The explanation with all steps, from the write.
  private func full(_ end: End) -> Explanation {
    var chain = [end.explanation.links]
    var (source, visited): (Trace.Body?, Set<Int>) = (end.source, [end.explanation.view.node])
    while let body = source {
      let step = step(to: body, excluding: visited)
      chain.append(step.links)
      visited.insert(body.view.node)
      source = step.source
    }
    var result = end.explanation
    result.links = chain.reversed().flatMap(\.self)
    return result
  }

  /// The steps of an evaluation: a write and a body that read it, or the body that ran before and made a new value.
  private func step(
    to body: Trace.Body, excluding visited: Set<Int>
  ) -> (links: [Explanation.Link], source: Trace.Body?) {
    let ran = Explanation.Link.ran(body.view, because: body.causes.first)
    guard let cause = body.causes.first else { return ([ran], nil) }
    if let maker = cause.maker {
      let isNew = maker.view.node != body.view.node && !visited.contains(maker.view.node)
      let source = isNew ? bodies[maker.view.node]?.last { $0.pass == body.pass } : nil
      return ([.value(by: maker, for: body.view, because: cause), ran], source)
    }
    guard let write = cause.write, trace.writes.indices.contains(write) else { return ([ran], nil) }
    return ([.write(trace.writes[write]), ran], nil)
  }

  private func moved(_ view: ViewReference) -> [Explanation.Link] { moves[view.node].map { [.moved($0)] } ?? [] }

  private func lifetime(_ existence: Trace.Existence, began: Bool) -> Explanation.Link {
    .lifetime(existence.view, identity: existence.identity, rule: existence.rule, began: began)
  }

  /// The evaluation that held an identity, or does no more.
  private func owner(of existence: Trace.Existence) -> Trace.Body? {
    rerun(above: existence.view.node) { $0.pass == existence.pass }
  }

  /// The last evaluation, of some, that is not a first one and whose view is the nearest above another.
  private func rerun(above node: Int, where isMeant: (Trace.Body) -> Bool) -> Trace.Body? {
    guard hasReruns else { return nil }
    var current = parents[node]
    while let view = current {
      if let body = bodies[view]?.last(where: { !$0.isFirst && isMeant($0) }) { return body }
      current = parents[view]
    }
    return nil
  }
}
