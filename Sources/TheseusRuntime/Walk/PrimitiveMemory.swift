import TheseusInterpreter

/// What a part of SwiftUI remembers of what a user did, where no storage of the program holds it.
struct PrimitiveMemory {
  /// The tab that a `TabView` without a binding shows.
  var selectedTab: Value?
  /// The tabs whose content was made.
  var tabs: [Value] = []
  /// The values that links pushed onto a stack without a path.
  var pushedValues: [Value] = []
  /// Whether a link has pushed its destination.
  var isActive = false
  /// Whether a `DisclosureGroup` without a binding is expanded.
  var isExpanded = false
  /// Whether the search field of a view is in use.
  var isSearching = false
  /// The position of the first row that a lazy container shows.
  var firstRow = 0
  /// Whether a row was made that its lazy container does not show now, or suggestions that a search does not show now.
  var isMade = false
  /// The ids of the rows that were made in a lazy container.
  var rows: [Value] = []

  /// The same in another program, as far as its values are still there.
  func transferred(by transfer: ValueTransfer) -> PrimitiveMemory {
    var result = self
    result.selectedTab = selectedTab.flatMap { transfer.value($0) }
    result.tabs = tabs.compactMap { transfer.value($0) }
    result.rows = rows.compactMap { transfer.value($0) }
    result.pushedValues = pushedValues.map { transfer.value($0) }.prefix { $0 != nil }.compactMap { $0 }
    return result
  }
}

extension ViewGraph {
  /// What a part of SwiftUI that has just been made remembers.
  func memory(of node: ViewNode) -> PrimitiveMemory? {
    if let inheritance { return inheritance.memory(of: node, in: self) }
    return remembered.isEmpty ? nil : remembered[path(of: node)]
  }

  /// What parts of SwiftUI remember, by identity path.
  func memories() -> [String: PrimitiveMemory] {
    var result: [String: PrimitiveMemory] = [:]
    guard let root else { return result }
    forEachNode(below: root) { node in
      if node.status == .live, let memory = self.currentMemory(of: node) { result[self.path(of: node)] = memory }
    }
    return result
  }

  private func currentMemory(of node: ViewNode) -> PrimitiveMemory? {
    var memory = PrimitiveMemory()
    switch node {
    case let node as PresentationNode where node.navigation != nil || node.selectedTab != nil:
      memory.selectedTab = node.selectedTab?.value
      for case .tab(let tab) in node.presented.map(\.key) { memory.tabs.append(tab.value) }
      memory.pushedValues = node.navigation?.values ?? []
    case let node as PushNode where node.isActive: memory.isActive = node.isActive
    case let node as LazyNode: memory.firstRow = node.first
    case let node as SuggestionsNode where node.isMade: memory.isMade = true
    case let node as StaticRowNode where node.isScrolledAway: memory.isMade = true
    case let node as ForEachNode where node.lazy != nil:
      for case .row(let id) in node.rows.map(\.key) { memory.rows.append(id.value) }
    case let node as DisclosureNode where node.isExpanded: memory.isExpanded = node.isExpanded
    case let node as CompositeNode where node.control?.isExpanded == true: memory.isExpanded = true
    case let node as SearchNode where node.isSearching: memory.isSearching = true
    default: return nil
    }
    return memory
  }
}
