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
    /// It is a row that was kept at another position, and its body did not run.
    case moved
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
    /// A row was kept at another position.
    case moved(Trace.Move)
    /// The chain ends here: the new value compared equal.
    case equal(ViewReference)
    /// The chain never began: the view reads nothing of what changed.
    case untouched(ViewReference, changed: [String])
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

  /// Whether the chain names an id of the row that the view stands in, so that another row's differs in it.
  public var isOfRow: Bool {
    links.contains { link in
      switch link {
      case .value(let maker, let view, _): view.node == self.view.node && maker.id != nil
      case .lifetime(_, let identity, _, _): !IdentityElements(identity).ids.isEmpty
      case .moved: true
      default: false
      }
    }
  }

  /// Makes an explanation.
  public init(view: ViewReference, update: Int?, verdict: Verdict, links: [Link]) {
    self.view = view
    self.update = update
    self.verdict = verdict
    self.links = links
  }
}
