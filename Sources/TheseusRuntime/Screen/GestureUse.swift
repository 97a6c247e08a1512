import TheseusInterpreter

/// A gesture that a program attached to a view, with what it calls.
struct GestureUse {
  /// What recognizes it, as `DragGesture`.
  let kind: String
  /// How many taps in a row it waits for.
  private(set) var taps = 1
  /// The gesture state that follows it, and the closures that say how, in order.
  private(set) var updating: [(state: Value, closure: Value)] = []
  /// The closures for its changes.
  private(set) var changed: [Value] = []
  /// The closures for its end.
  private(set) var ended: [Value] = []

  /// Reads a gesture: the calls that were chained to the one that recognizes it.
  init(_ gesture: Value, _ shapes: ShapeTable) {
    var value = gesture
    while let record = value.record {
      let shape = shapes[record.function]
      guard shape.isModifier else { break }
      switch shape.name {
      case "updating": updating.insert((record.argument(1), record.argument(2)), at: 0)
      case "onChanged": changed.insert(record.argument(1), at: 0)
      case "onEnded": ended.insert(record.argument(1), at: 0)
      default:
        kind = shape.name
        return
      }
      value = record.argument(0)
    }
    kind = value.record.map { shapes[$0.function].name } ?? ""
    taps = value.record.map { $0.taps(shapes[$0.function]) } ?? 1
  }
}

/// Which gestures a modifier with a gesture leaves on (DOC:gesturemask).
struct GestureMask {
  /// Whether its own gesture is performed.
  let isGestureOn: Bool
  /// Whether those of the views in it are performed.
  let areSubviewsOn: Bool

  /// Reads the arguments of `gesture(_:including:)` and its kin, or of `gesture(_:isEnabled:)`.
  init(_ record: Record, _ shape: ViewShape) {
    let mask = shape.index(of: "mask").flatMap { record.argument($0).opened.field(0).integerBits } ?? 3
    let isEnabled = shape.index(of: "isEnabled").flatMap { record.argument($0).asBool } ?? true
    isGestureOn = mask & 1 != 0 && isEnabled
    areSubviewsOn = mask & 2 != 0
  }
}

extension Record {
  /// How many taps in a row what it describes waits for.
  func taps(_ shape: ViewShape) -> Int { shape.index(of: "count").flatMap { argument($0).asInt } ?? 1 }
}

extension ViewGraph {
  /// Modifiers that attach a gesture of the program's own.
  static let gestureModifiers: Set<String> = ["gesture", "highPriorityGesture", "simultaneousGesture"]

  /// What a touch performs of the gesture that a modifier attaches: nothing of one that is off, or that a single tap is not.
  func tapGesture(of record: Record, _ shape: ViewShape) -> GestureUse? {
    guard GestureMask(record, shape).isGestureOn else { return nil }
    let gesture = GestureUse(record.argument(1), shapes)
    return ["TapGesture", "SpatialTapGesture"].contains(gesture.kind) && gesture.taps == 1 ? gesture : nil
  }

  /// Performs a gesture that a touch of a control performs, in its place or beside it.
  func performTap(_ gesture: GestureUse, on control: ScreenControl) throws {
    inputOrigin = .action("\(gesture.kind) of \(described(control))")
    let value = try value(of: gesture.kind, movedBy: (0, 0))
    for closure in gesture.ended { _ = try evaluator.apply(closure, to: [value]) }
  }

  /// The gesture of a control, if the program attached one of its own.
  func gesture(of control: ScreenControl) -> GestureUse? {
    guard ViewGraph.gestureModifiers.contains(control.shape.name) else { return nil }
    return GestureUse(control.record.argument(1), shapes)
  }

  /// Touches the view of a gesture, moves as far as said, and lets go: what changed is rendered before the end.
  func performGesture(on control: ScreenControl, movingBy distance: (x: Double, y: Double)) throws {
    guard let gesture = gesture(of: control) else { return }
    let index = peers(of: control).firstIndex { $0.record === control.record }
    let value = try self.value(of: gesture.kind, movedBy: distance)
    for (state, closure) in gesture.updating { try update(state, closure, value) }
    for closure in gesture.changed { _ = try evaluator.apply(closure, to: [value]) }
    try settle()
    // The view may have been evaluated again, and have closures with other values now.
    let peers = peers(of: control)
    let latest = index.flatMap { peers.indices.contains($0) ? self.gesture(of: peers[$0]) : nil }
    for closure in (latest ?? gesture).ended { _ = try evaluator.apply(closure, to: [value]) }
    for (state, _) in gesture.updating { try reset(state) }
  }

  /// The controls of the same body that are made by the same function.
  func peers(of control: ScreenControl) -> [ScreenControl] {
    screenControls().filter { $0.scope === control.scope && $0.shape === control.shape }
  }

  /// A gesture state follows its gesture.
  private func update(_ state: Value, _ closure: Value, _ value: Value) throws {
    guard let location = state.field(1).opened.native as? StateLocation else { return }
    let arguments = [value, location.current, currentTransactionValue()]
    let inouts = try evaluator.interpreter.callMutating(closure, arguments).inouts
    guard inouts.count > 1 else { return }
    beginTransaction(inouts[1])
    try location.set(inouts[0], in: self)
    endTransaction()
  }

  /// When the gesture ends, its state is what it was declared with, in the transaction that its declaration asks for (DOC:gesturestate).
  private func reset(_ state: Value) throws {
    guard let location = state.field(1).opened.native as? StateLocation, location.isAlive,
      let wrapper = (location.owner as? CompositeNode)?.wrapper(of: location)
    else { return }
    guard wrapper.field(2).isClosure else { return try location.set(wrapper.field(0), in: self) }
    let arguments = [location.current, currentTransactionValue()]
    guard let transaction = try evaluator.interpreter.callMutating(wrapper.field(2), arguments).inouts.first else {
      return
    }
    beginTransaction(transaction)
    defer { endTransaction() }
    try location.set(wrapper.field(0), in: self)
  }

  /// What the closures of a gesture get.
  private func value(of kind: String, movedBy distance: (x: Double, y: Double)) throws -> Value {
    switch kind {
    case "TapGesture": return .void
    case "LongPressGesture": return .bool(true)
    case "SpatialTapGesture": return evaluator.makeStructure("SpatialTapGesture.Value", [point(0, 0)])
    case "DragGesture":
      let date = evaluator.interpreter.types.token(named: "Date")
      let now = try evaluator.call(evaluator.initializer("Date.init()", of: date), [], generics: [])
      let still = evaluator.makeStructure("CGSize", [.cgFloat(0), .cgFloat(0)])
      return evaluator.makeStructure(
        "DragGesture.Value", [now, point(distance.x, distance.y), point(0, 0), still])
    default: throw evaluator.trap("Theseus does not perform '\(kind)'")
    }
  }

  /// A `CGPoint`.
  func point(_ x: Double, _ y: Double) -> Value { evaluator.makeStructure("CGPoint", [.cgFloat(x), .cgFloat(y)]) }
}
