extension Explanation {
  /// What it says when the number of its view is left out, and the ids and positions of the rows that it stands in.
  var likeness: Explanation {
    var copy = self
    copy.view = unnumbered(view)
    copy.links = links.map(likeness)
    return copy
  }

  private func likeness(_ link: Link) -> Link {
    switch link {
    case .write(var write):
      if case .view(let owner, let kind) = write.target { write.target = .view(unnumbered(owner), kind: kind) }
      if case .lifecycle(let event, let source) = write.origin {
        write.origin = .lifecycle(event, of: unnumbered(source))
      }
      return .write(write)
    case .ran(let view, let cause): return .ran(unnumbered(view), because: cause?.likeness)
    case .value(var maker, let view, let cause):
      if view.node == self.view.node { maker.id = nil }
      return .value(by: maker, for: unnumbered(view), because: cause.likeness)
    case .lifetime(let view, let identity, let rule, let began):
      return .lifetime(
        unnumbered(view), identity: IdentityElements(identity).withoutIDs, rule: rule, began: began)
    case .moved(let move):
      return .moved(Trace.Move(view: unnumbered(move.view), identity: "", from: 0, to: 0, pass: move.pass))
    case .equal(let view): return .equal(unnumbered(view))
    case .untouched(let view, let changed): return .untouched(unnumbered(view), changed: changed)
    }
  }

  /// A view without its number if it is the one that is explained; any other stays itself.
  private func unnumbered(_ reference: ViewReference) -> ViewReference {
    guard reference.node == view.node else { return reference }
    var copy = reference
    copy.node = 0
    return copy
  }
}

extension Trace.Cause {
  /// It without the number of its write, the id of its row, and a value that did not change.
  fileprivate var likeness: Trace.Cause {
    var copy = self
    copy.write = nil
    copy.maker?.id = nil
    if old == new { (copy.old, copy.new) = (nil, nil) }
    return copy
  }
}
