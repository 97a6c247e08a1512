import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Takes what stands below a node off the screen, or puts it back, with its state; actions on appearance follow.
  func setAway(_ isAway: Bool, _ node: ViewNode) {
    guard node.isAway != isAway else { return }
    node.isAway = isAway
    hidesLiveNodes = true
    forEachNode(below: node) { if let appearance = $0 as? AppearanceNode { self.queueAppearance(appearance) } }
  }

  /// Whether nothing around a node is off the screen.
  func isOnScreen(_ node: ViewNode) -> Bool {
    guard hidesLiveNodes else { return true }
    var current: ViewNode? = node
    while let inner = current {
      if inner.isAway { return false }
      if (inner as? PresentedNode)?.isModal == true { return true }
      if let stack = inner.parent as? PresentationNode, stack.navigation?.isRootCovered == true, !(inner is ChildNode) {
        return false
      }
      current = inner.parent
    }
    return true
  }

  /// Whether a user reaches what stands at a node: what a push covers is on the screen while the push lasts, and gets no
  /// touches.
  func isReached(_ node: ViewNode) -> Bool {
    guard isOnScreen(node) else { return false }
    var current = node
    while let outer = current.parent, (current as? PresentedNode)?.isModal != true {
      if let stack = outer as? PresentationNode, stack.navigation != nil, isBelowTop(current, of: stack) {
        return false
      }
      current = outer
    }
    return true
  }

  /// Whether a level of a stack, or what stands in its root, is not the level on top.
  private func isBelowTop(_ inner: ViewNode, of stack: PresentationNode) -> Bool {
    guard let top = stack.presented.last, inner !== top else { return false }
    if stack.presented.contains(where: { $0 === inner }) { return true }
    guard isSplitView(stack) else { return true }
    // The sidebar of a split view stands beside the levels, which take the place of its detail.
    return stack.navigation?.detail.hides(inner) ?? false
  }

  /// Uncovers the top of a stack at once, and covers the rest when the push has ended (semantics 11.1).
  func updateCoverage(of node: PresentationNode, hasGrown: Bool) {
    guard let navigation = node.navigation else { return }
    if let top = node.presented.last { setAway(false, top) } else { setRootCovered(false, node) }
    guard hasGrown else { return }
    guard navigation.isSettled, !renderedTransaction.disablesAnimations else { return coverLevels(of: node) }
    navigation.pushEnd = now + ViewGraph.presentationDuration
    scheduleWakeUp(at: navigation.pushEnd)
    pushing.append(node)
  }

  /// Covers the levels of the stacks whose pushes have ended; tells whether there were any.
  func endPushes() throws -> Bool {
    let due = pushing.filter { $0.status != .live || ($0.navigation?.pushEnd).map { $0 <= now } ?? true }
    guard !due.isEmpty else { return false }
    pushing.removeAll { node in due.contains { $0 === node } }
    for node in due where node.status == .live { coverLevels(of: node) }
    actions += try checkAppearances()
    return true
  }

  private func coverLevels(of node: PresentationNode) {
    node.navigation?.pushEnd = nil
    for level in node.presented.dropLast() { setAway(true, level) }
    if !node.presented.isEmpty { setRootCovered(true, node) }
  }

  private func setRootCovered(_ isCovered: Bool, _ node: PresentationNode) {
    guard let navigation = node.navigation else { return }
    if isSplitView(node) { return navigation.detail.set(isOpen: !isCovered, in: self) }
    guard navigation.isRootCovered != isCovered else { return }
    navigation.isRootCovered = isCovered
    hidesLiveNodes = true
    for child in node.children {
      forEachNode(below: child) { if let appearance = $0 as? AppearanceNode { self.queueAppearance(appearance) } }
    }
  }

  private func isSplitView(_ stack: PresentationNode) -> Bool {
    stack.content?.record.map { shapes[$0.function].name } == "NavigationSplitView"
  }
}
