import TheseusProgram

/// What one input did: which identities lived, moved or ended, which bodies ran, and why.
///
/// Plain values, built on demand from the runtime's record; every text, JSON and lesson check is derived from it.
public struct Trace: Sendable, Hashable {
  /// The position in the journal, the mount being 0; nil for an input that failed.
  public var update: Int?
  /// The input as it was typed.
  public var input: String
  /// The kind of input that caused the update.
  public var cause: UpdateCause
  /// The position that an undo, redo or jump came from.
  public var from: Int?
  /// The inputs that an undo took back, in the order in which they were entered.
  public var undone: [String] = []
  /// The inputs that a redo brought back, in order.
  public var redone: [String] = []
  /// How many passes it took until the engine was idle.
  public var passes: Int
  /// The assignments, in order; same-value ones too.
  public var writes: [Write]
  /// Every evaluation of a `body`, in order; first ones too.
  public var bodies: [Body]
  /// Every evaluation of a content closure (`ForEach` row, sheet …), in order; printed at full detail only.
  public var contents: [Content]
  /// The views whose new value compared equal, so that their body did not run.
  public var skipped: [ViewRun]
  /// The rows of lazy containers that are kept and came into view.
  public var intoView: [ViewRun]
  /// The rows of lazy containers that are kept and went out of view.
  public var outOfView: [ViewRun]
  /// The identities that began.
  public var created: [Existence]
  /// The identities that ended, with their storage.
  public var removed: [Existence]
  /// The listed views that the update visited and that are not new, skipped ones and ones whose body ran too.
  public var kept: [ViewRun]
  /// The kept rows outside the longest run that kept its order.
  public var moved: [Move]
  /// The views that have begun to leave by a transition; their storage still lives.
  public var removing: [Existence]
  /// The views that were leaving and were put back.
  public var revived: [Existence]
  /// What happened to stored properties, in order.
  public var state: [StateEvent]
  /// Lifecycle actions that fired, in order.
  public var events: [LifecycleEvent]
  /// What changes on the screen by a transition or an animation.
  public var changes: [ScreenChange]
  /// Lines that the program printed.
  public var output: [String]
  /// SwiftUI's run-time warnings, and, at the mount, load-time ones.
  public var warnings: [Warning]
  /// What went wrong; then nothing but `output` is filled.
  public var error: Failure?
  /// The value of an expression that also wrote, as a Swift literal.
  public var result: String?
  /// The type of `result`.
  public var type: String?
  /// For each write after which no body ran, the reason.
  public var silences: [Silence]
  /// Why nothing can come of what a user did to a control.
  public var idleAct: IdleAct?
  /// For each environment write, who did not care.
  public var bystanders: [Bystanders]
  /// The part of the tree that the update touched, with removed nodes at the place where they stood.
  public var tree: ViewTree

  /// Makes a trace in which nothing happened.
  public init(update: Int?, input: String, cause: UpdateCause) {
    self.update = update
    self.input = input
    self.cause = cause
    passes = update == nil ? 0 : 1
    writes = []
    bodies = []
    contents = []
    skipped = []
    intoView = []
    outOfView = []
    created = []
    removed = []
    kept = []
    moved = []
    removing = []
    revived = []
    state = []
    events = []
    changes = []
    output = []
    warnings = []
    silences = []
    bystanders = []
    tree = ViewTree()
  }
}

/// The kind of input that caused an update.
public enum UpdateCause: String, Sendable, Hashable, CaseIterable {
  /// The first evaluation of the root.
  case mount
  /// Swift typed at the prompt.
  case mutation
  /// Something a user does: a tap and the like.
  case action
  /// The virtual clock moved.
  case time
  /// The program was edited.
  case reload
  /// The system changed the environment.
  case system
  /// The journal moved: undo, redo, jump.
  case undo
}
