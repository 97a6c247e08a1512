extension [Explanation] {
  /// The explanations without those that say of another view of the same name what one before them says.
  public var folded: [Explanation] {
    var result: [Explanation] = []
    var positions: [Explanation: Int] = [:]
    for explanation in self {
      let likeness = explanation.likeness
      if let position = positions[likeness] {
        result[position].others.append(explanation.view)
      } else {
        positions[likeness] = result.count
        result.append(explanation)
      }
    }
    return result
  }
}

extension Explanation {
  /// What it says when the number of its view is left out, and the id of its row.
  fileprivate var likeness: Explanation {
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
    case .ran(let view, var cause):
      cause?.write = nil
      cause?.maker?.id = nil
      return .ran(unnumbered(view), because: cause)
    case .value(var maker, let view, var cause):
      if view.node == self.view.node { maker.id = nil }
      cause.write = nil
      cause.maker?.id = nil
      return .value(by: maker, for: unnumbered(view), because: cause)
    case .lifetime(let view, let identity, let rule, let began):
      return .lifetime(unnumbered(view), identity: identity, rule: rule, began: began)
    case .equal(let view): return .equal(unnumbered(view))
    case .untouched(let view, let reads, let written):
      return .untouched(unnumbered(view), reads: reads, written: written)
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
