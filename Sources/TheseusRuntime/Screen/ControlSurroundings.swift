import TheseusInterpreter
import TheseusTrace

/// What the parts above a control say about it.
struct ControlSurroundings {
  /// The name that `.accessibilityLabel(_:)` gives.
  var label: String?
  /// What keeps touches away.
  var obstacle: Control.Obstacle?
  /// What it is reached through.
  var opener: Control.Opener?
  /// The focus state that follows it.
  var focus: FocusTarget?
  /// What a submission calls, from the outside in.
  var submissions: [Submission] = []

  /// The tap gesture that a touch of it performs instead, the outermost (DOC:view/highprioritygesture(_:including:)).
  private(set) var precedent: GestureUse?
  /// Tap gestures that a touch of it performs as well, from the outside in (DOC:view/simultaneousgesture(_:including:)).
  private(set) var simultaneous: [GestureUse] = []
  /// Whether a mask around it turns gestures off (DOC:gesturemask).
  private(set) var areGesturesMasked = false

  /// The action of an `onSubmit`.
  struct Submission {
    /// The kinds of fields that it waits for, as a `SubmitTriggers` has them.
    var triggers: Int
    /// What is called.
    var action: Value
  }

  /// Takes in what a part says of itself and of what stands in it.
  mutating func enter(_ part: ScreenPart, in graph: ViewGraph) {
    guard let record = part.record, let shape = part.shape, shape.isModifier else { return }
    obstacle = obstacle ?? Self.obstacle(of: record, shape)
    switch shape.name {
    case "accessibilityLabel": label = graph.string(ofText: record.argument(1)) ?? label
    case "focused":
      focus = FocusTarget(binding: record.argument(1), value: shape.index(of: "value").map { record.argument($0) })
    case "onSubmit":
      let triggers = shape.index(of: "triggers").flatMap { record.argument($0).opened.field(0).asInt }
      if let action = record.arguments.last, action.isClosure {
        submissions.append(Submission(triggers: triggers ?? Self.textTrigger, action: action))
      }
    // DOC:view/submitscope(_:): submissions from below do not reach the actions above.
    case "submitScope": if record.argument(1).asBool == true { submissions = [] }
    default: break
    }
  }

  /// Takes in what a touch of what stands in a part performs as well, or instead.
  mutating func share(_ part: ScreenPart, in graph: ViewGraph) {
    // What is presented, or opened, lies above what the gestures around it are attached to.
    if part.isOpened { leaveGestures() }
    if case .presentation? = part.kind { leaveGestures() }
    guard let record = part.record, let shape = part.shape, ViewGraph.gestureModifiers.contains(shape.name) else {
      return
    }
    defer { areGesturesMasked = areGesturesMasked || !GestureMask(record, shape).areSubviewsOn }
    // What takes precedence, or turns gestures off, does so over all that stands in it.
    guard precedent == nil, !areGesturesMasked, let gesture = graph.tapGesture(of: record, shape) else { return }
    switch shape.name {
    case "highPriorityGesture": precedent = gesture
    case "simultaneousGesture": simultaneous.append(gesture)
    default: break
    }
  }

  private mutating func leaveGestures() {
    (precedent, simultaneous, areGesturesMasked) = (nil, [], false)
  }

  /// What `SubmitTriggers.text` and `.search` are.
  static let (textTrigger, searchTrigger) = (1, 2)

  /// What a modifier does to touches: a hidden or transparent view and one without hit testing get none
  /// (DOC:view/hidden(), DOC:view/allowshittesting(_:); O: opacity 0 is not hit).
  private static func obstacle(of record: Record, _ shape: ViewShape) -> Control.Obstacle? {
    guard shape.symbol.hasPrefix("View.") else { return nil }
    switch shape.name {
    case "hidden": return .hidden
    case "opacity": return record.argument(1).asDouble == 0 ? .transparent : nil
    case "allowsHitTesting": return record.argument(1).asBool == false ? .untouchable : nil
    default: return nil
    }
  }

  /// What keeps touches from the one view that a gesture is attached to, so that the gesture gets none either.
  static func obstacle(inside part: ScreenPart) -> Control.Obstacle? {
    var current = part.children.first
    while let part = current, part.kind == nil, let record = part.record, let shape = part.shape {
      // A content shape takes touches wherever it reaches.
      if shape.name == "contentShape" { return nil }
      if let obstacle = obstacle(of: record, shape) { return obstacle }
      current = part.children.first
    }
    return nil
  }
}
