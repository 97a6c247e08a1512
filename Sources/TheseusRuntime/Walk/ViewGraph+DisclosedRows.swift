import TheseusProgram

/// What a disclosure group that is a row of a list shows would be rows of that list too; it is part of the group's row (model).
extension ViewGraph {
  /// The list of which a group, or the group that discloses it, is a row; nil where it stands elsewhere.
  ///
  /// In a lazy stack a group is one view.
  func list(of group: DisclosureNode) -> LazyNode? {
    var isLaidOut = group.isLaidOut
    var current = group.parent
    while !isLaidOut, let node = current {
      if let list = (node as? any RowPart)?.lazy { return list.rowsDisappear ? list : nil }
      isLaidOut = (node as? DisclosureNode)?.isLaidOut ?? node.isIsolated
      current = node.parent
    }
    return nil
  }

  /// Says once that what groups disclose is not counted, if the list would have more rows than can be seen.
  func explainDisclosedRows(of list: LazyNode) {
    let name = "DisclosureGroup.rows"
    guard list.status == .live, !explained.contains(name) else { return }
    var (count, place): (Int, SourceRange?) = (list.count, nil)
    for row in list.lists as [ViewNode] + list.staticRows {
      let last = firstNode(below: row) { node in
        guard let group = node as? DisclosureNode, self.list(of: group) === list else { return false }
        let disclosed = disclosedRows(of: group)
        count += disclosed
        if disclosed > 0 { place = place ?? group.range }
        return place != nil && count > viewport
      }
      guard last == nil else { break }
    }
    guard place != nil, count > viewport else { return }
    explainOnce(
      name,
      "Theseus counts a disclosure group as one row of its list: what it discloses is made at once and scrolls with it; in SwiftUI these are rows, made when they can be seen",
      at: place)
  }

  /// How many views a group shows below its label.
  private func disclosedRows(of group: DisclosureNode) -> Int {
    guard let child = group.container?.current, let content = child.content else { return 0 }
    return views(in: content, at: .content, below: child).count
  }
}
