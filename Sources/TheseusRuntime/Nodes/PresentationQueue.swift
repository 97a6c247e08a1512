/// What the windows show above themselves: one sheet, alert or popover at a time, and the next waits until it is gone (R: SheetPreference.Key
/// keeps the first; D: a view controller presents one other; SwiftUI's message about a single sheet).
struct PresentationQueue {
  /// What shows something, or lets it leave.
  private var shown: [PresentationNode] = []
  /// What would show something if it were alone, and what waited until it ended.
  private var waiting: [PresentationNode] = []

  /// Whether nothing is shown.
  var isEmpty: Bool { shown.isEmpty }

  /// What has to be gone before a presentation shows something; nil if nothing has.
  func obstacle(to node: PresentationNode) -> PresentationNode? {
    guard !shown.isEmpty else { return nil }
    let window = node.window
    return shown.first { $0 !== node && $0.isModal == node.isModal && $0.window === window }
  }

  /// Notes that a presentation shows something.
  mutating func enter(_ node: PresentationNode) {
    node.isWaiting = false
    if !shown.contains(where: { $0 === node }) { shown.append(node) }
  }

  /// Notes that a presentation waits; tells whether it did not before.
  mutating func wait(_ node: PresentationNode) -> Bool {
    guard !node.isWaiting else { return false }
    node.isWaiting = true
    waiting.append(node)
    return true
  }

  /// Notes that a presentation shows nothing any more; gives those that waited.
  mutating func leave(_ node: PresentationNode) -> [PresentationNode] {
    let count = shown.count
    shown.removeAll { $0 === node }
    guard shown.count < count else { return [] }
    let next = waiting.filter { $0.isWaiting && $0.status == .live }
    for node in waiting { node.isWaiting = false }
    waiting = []
    return next
  }
}

extension PresentationNode {
  /// The presented content, or the root, in whose window it stands.
  fileprivate var window: ViewNode? {
    var current: ViewNode? = self
    while let node = current, let outer = node.parent {
      if (node as? PresentedNode)?.isModal == true { return node }
      current = outer
    }
    return current
  }
}
