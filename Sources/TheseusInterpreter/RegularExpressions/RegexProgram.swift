import TheseusTypes

/// A regular expression as instructions for a machine that goes back to its last choice when it fails.
struct RegexProgram {
  /// One step of a search.
  enum Instruction {
    /// One element must fit.
    case element(RegexElement)
    /// As many elements as fit, at most and at least so many; given back one by one.
    case elements(RegexElement, minimum: Int, maximum: Int, isPossessive: Bool)
    /// The place must be so.
    case assertion(RegexNode.Assertion, RegexOptions)
    /// The element must fit on one side of the place and not on the other, or on both or none.
    case boundary(of: RegexElement, isNegated: Bool)
    /// What a group captured must stand here.
    case reference(group: Int, RegexOptions)
    /// A group begins.
    case open(group: Int)
    /// A group ends.
    case close(group: Int)
    /// Goes on, and elsewhere if that fails.
    case tryFirst(orElse: Int)
    /// Goes elsewhere.
    case jump(Int)
    /// A loop begins.
    case resetLoop(Int)
    /// A possessive loop begins: a choice that leads nowhere, in the place of its exit.
    case barrier
    /// Decides whether a loop goes round once more.
    case loop(Int, minimum: Int, maximum: Int, RegexNode.Eagerness, exit: Int)
    /// A turn of a loop begins.
    case turn(Int)
    /// A turn ends; one that matched nothing ends a loop without a maximum.
    case endTurn(Int, loop: Int, isUnbounded: Bool, exit: Int)
    /// Remembers the place and the choices so far.
    case mark(Int)
    /// Forgets the choices since a mark.
    case cut(Int)
    /// Goes back to the place of a mark.
    case rewind(Int)
    /// Goes back to the last choice.
    case fail
    /// The search has succeeded.
    case accept
  }

  var instructions: [Instruction] = []
  /// The groups in order; the first is the whole match.
  let groups: [RegexCaptures.Capture]
  /// The number of loops and of marks.
  var registerCount = 0
  /// Whether the search goes on scalar by scalar.
  var searchesScalars = false
}

/// What a pattern has that Theseus does not run, as written.
struct UnsupportedRegex: Error {
  let part: String
}
