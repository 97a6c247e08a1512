import TheseusTrace

/// The part of a view tree that a trace has something to say about, folded where siblings say the same.
struct PrunedTree {
  /// One line of the drawing, before it is drawn.
  struct Branch {
    /// The node, or the first of a run.
    var node: ViewTree.Node
    /// What happened to it.
    var outcome: Outcome?
    /// The names of containers with a single child that share the line, the node's own last.
    var chain: [String]
    /// More than 1 for folded siblings.
    var count: Int
    /// The nodes of a fold, as far as the tree has them.
    var members: [ViewTree.Node]
    /// What interpolates at it, or at each member of a fold.
    var changes: [PassIndex.Interpolation]
    /// What is drawn below.
    var children: [Branch]
    /// How many lines it takes, with those below.
    var lineCount: Int
    /// Whether any of these lines says what happened.
    var saysSomething: Bool
  }

  private let index: PassIndex
  private let detail: RenderingOptions.Detail
  private let isMount: Bool

  /// The root of what is drawn; nil if nothing is.
  private(set) var root: Branch?

  /// Prunes a trace's tree to what happened in one pass.
  init(_ trace: Trace, index: PassIndex, detail: RenderingOptions.Detail) {
    self.index = index
    self.detail = detail
    isMount = trace.cause == .mount
    root = trace.tree.root.flatMap { prune($0, above: nil, endingAbove: nil) }
  }

  /// The branch of a node, or nil if neither it nor anything below has something to say.
  private func prune(_ node: ViewTree.Node, above: Outcome?, endingAbove: Int?) -> Branch? {
    let outcome = node.node.map { index.outcome(of: $0) } ?? presence(of: node)
    let ending = node.endingPass
    let children = foldingAlike(
      node.children.compactMap { prune($0, above: outcome ?? above, endingAbove: ending) }, in: node)
    // What ends in another pass than the view around it is told from the beginning.
    let isNew = node.node == nil && outcome == above && ending == endingAbove
    if detail != .full, children.isEmpty, outcome == nil || isNew { return nil }
    let shown = isNew ? nil : outcome
    let changes = node.count == 1 ? node.node.map(index.interpolations) ?? [] : []
    let branch = Branch(
      node: node, outcome: shown, chain: [node.name], count: node.count, members: [node], changes: changes,
      children: children, lineCount: children.reduce(1 + changes.count) { $0 + $1.lineCount },
      saysSomething: shown != nil || !changes.isEmpty || children.contains(where: \.saysSomething))
    return joined(branch)
  }

  /// Of a node without a handle, whether it came or went in this pass.
  private func presence(of node: ViewTree.Node) -> Outcome? {
    switch node.steps[index.pass] {
    case nil, .kept: nil
    case .created: .created
    case .removed: .removed
    case .removing: .removing
    case .revived: .revived
    }
  }

  /// A container whose only child is a container shares the child's line.
  private func joined(_ branch: Branch) -> Branch {
    let branch = unwrapped(branch)
    guard branch.node.node == nil, branch.outcome == nil, branch.children.count == 1, let child = branch.children.first,
      child.node.node == nil, child.outcome == nil, child.node.slot == nil, child.count == 1, !child.children.isEmpty
    else { return branch }
    var result = child
    result.node.slot = branch.node.slot
    result.chain = branch.chain + child.chain
    return result
  }

  /// An `if` with an `else if` and without `else` as one line.
  private func unwrapped(_ branch: Branch) -> Branch {
    guard detail != .full, branch.outcome == nil, branch.children.count == 1, let child = branch.children.first,
      child.count == 1, branch.node.isOptional(of: child.node)
    else { return branch }
    var result = child
    result.node.slot = branch.node.slot
    result.members = [result.node]
    if child.children.contains(where: { $0.outcome == child.outcome }) { result.outcome = nil }
    return result
  }
}

extension ViewTree.Node {
  /// The pass in which it began to leave, or left.
  fileprivate var endingPass: Int? {
    steps.filter { $0.value == .removed || $0.value == .removing }.keys.min()
  }

  /// Whether an `if` with an `else if` and without `else` is this optional around that branch, which say one condition twice.
  func isOptional(of branch: ViewTree.Node) -> Bool {
    kind == .optional && branch.kind == .branch && branch.name == name && branch.slot == "some"
  }
}

// MARK: - Folding

extension PrunedTree {
  /// Folds stretches of siblings to which the same happened.
  private func foldingAlike(_ branches: [Branch], in parent: ViewTree.Node) -> [Branch] {
    guard detail != .full, branches.reduce(0, { $0 + $1.count }) > 2 else { return branches }
    var result: [Branch] = []
    var start = 0
    let contents = branches.map { content(of: $0, in: parent) }
    while start < branches.count {
      var end = start + 1
      while end < branches.count, isAlike(contents[start], contents[end], in: parent) { end += 1 }
      let folded = folded(Array(contents[start..<end]), in: parent)
      result += folded.count < end - start ? folded : Array(branches[start..<end])
      start = end
    }
    return result
  }

  /// Of a row that came or went and begins with an `if` or an `.id`, the one view in it, if it is one.
  private func content(of branch: Branch, in parent: ViewTree.Node) -> Branch {
    guard case .forEach = parent.kind else { return branch }
    var inner = branch
    while inner.outcome == nil, inner.node.node == nil, inner.count == 1, inner.children.count == 1 {
      inner = inner.children[0]
    }
    guard let outcome = inner.outcome, outcome.isBeginningOrEnd, outcome == presence(of: branch.node), inner.count == 1
    else { return branch }
    inner.node.slot = branch.node.slot
    inner.members = [inner.node]
    return inner
  }

  /// Tells whether two siblings can share a line.
  private func isAlike(_ left: Branch, _ right: Branch, in parent: ViewTree.Node) -> Bool {
    if case .forEach = parent.kind, left.node.name == right.node.name, left.changes == right.changes,
      let stillness = rowStillness(of: left), stillness == rowStillness(of: right)
    {
      return true
    }
    guard let outcome = left.outcome, outcome == right.outcome, left.node.name == right.node.name,
      (left.node.node == nil) == (right.node.node == nil), visibility(left) == visibility(right)
    else { return false }
    return outcome.isBeginningOrEnd
      || left.children.isEmpty && right.children.isEmpty && left.changes == right.changes
  }

  /// What happened to all of a row, where it is nothing but that it was skipped or kept: a row may begin with an `if`.
  private func stillness(of branch: Branch) -> Outcome? { branch.changes.isEmpty ? rowStillness(of: branch) : nil }

  /// The same of a row at which something may interpolate.
  private func rowStillness(of branch: Branch) -> Outcome? {
    guard branch.count == 1 else { return nil }
    if let handle = branch.node.node {
      guard index.events[handle] == nil, index.visibility(of: handle) == nil else { return nil }
      if let changes = index.changes[handle], !changes.allSatisfy({ $0.change == .interpolates }) { return nil }
    }
    let outcomes = Set(branch.children.map(stillness) + (branch.outcome.map { [$0] } ?? []))
    guard outcomes.count == 1, let outcome = outcomes.first, outcome == .skipped || outcome == .kept else { return nil }
    return outcome
  }

  private func visibility(_ branch: Branch) -> String? { branch.node.node.flatMap(index.visibility) }

  /// Alike siblings as one line, if they are many; of ones whose bodies ran, the first stay for themselves.
  private func folded(_ alike: [Branch], in parent: ViewTree.Node) -> [Branch] {
    guard let first = alike.first, let outcome = first.outcome ?? rowStillness(of: first) else { return alike }
    let count = parent.count(alike.flatMap(\.members))
    switch outcome {
    case .skipped, .kept: return count < 3 ? alike : [fold(alike[...], in: parent)]
    case .created, .removed, .removing, .revived:
      return count < (isMount ? 7 : 3) ? alike : [fold(alike[...], in: parent)]
    case .evaluated, .moved:
      return count < 8 || alike.count < 4 ? alike : Array(alike.prefix(3)) + [fold(alike.dropFirst(3), in: parent)]
    }
  }

  /// One line for several siblings.
  private func fold(_ alike: ArraySlice<Branch>, in parent: ViewTree.Node) -> Branch {
    guard var result = alike.first else { preconditionFailure("a fold has members") }
    result.outcome = result.outcome ?? rowStillness(of: result)
    if result.outcome?.isBeginningOrEnd ?? false { result.changes = [] }
    result.members = alike.flatMap(\.members)
    result.count = parent.count(result.members)
    result.children = []
    result.lineCount = 1 + result.changes.count
    return result
  }
}

extension ViewTree.Node {
  /// How many there are of some children; several views of one row of a `ForEach` are one.
  fileprivate func count(_ members: [ViewTree.Node]) -> Int {
    guard case .forEach = kind else { return members.reduce(0) { $0 + $1.count } }
    return members.onePerRow.reduce(0) { $0 + $1.count }
  }
}

extension [ViewTree.Node] {
  /// Without the further views of a row that shows several: they stand side by side in the same slot.
  var onePerRow: [ViewTree.Node] {
    enumerated().filter { index, node in index == 0 || node.slot == nil || self[index - 1].slot != node.slot }
      .map(\.element)
  }
}
