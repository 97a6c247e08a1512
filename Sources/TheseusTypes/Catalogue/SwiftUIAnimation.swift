extension Catalogue {
  /// Animations, transitions, keyframes.
  static let swiftUIAnimation = #"""
    struct _AnimationModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _TransactionModifier: ViewModifier {
      typealias Body = Never
    }
    struct _ValueTransactionModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _MatchedGeometryEffect<ID>: ViewModifier {
      typealias Body = Never
    }
    struct _AnimationView<Content>: View {
      typealias Body = Never
    }
    extension View {
      func animation<V: Equatable>(_ animation: Animation?, value: V) -> ModifiedContent<Self, _AnimationModifier<V>>
      @_disfavoredOverload func animation(_ animation: Animation?) -> some View
      func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedContent<Self, _TransactionModifier>
      func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> ModifiedContent<Self, _ValueTransactionModifier<V>>
      func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>>
      @_symbol("View.transition(_:)@transition") func transition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>>
      func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> ModifiedContent<Self, _MatchedGeometryEffect<ID>>
      func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
      func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
      func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) -> some View
      func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) -> some View
    }
    extension View where Self: Equatable {
      @_symbol("View.animation(_:)@overload2") func animation(_ animation: Animation?) -> _AnimationView<Self>
    }
    struct PlaceholderContentView<Value>: View {
      typealias Body = Never
    }
    struct Animation: Hashable {
      var _curve: String
      var _duration: Double
      var _delay: Double
      var _speed: Double
      var _repeatCount: Int
      var _repeatsForever: Bool
      var _autoreverses: Bool
      init(_curve: String, _duration: Double) { self._curve = _curve; self._duration = _duration; _delay = 0; _speed = 1; _repeatCount = 1; _repeatsForever = false; _autoreverses = false }
      static let `default` = Animation(_curve: "default", _duration: 0.35)
      static let linear = Animation(_curve: "linear", _duration: 0.35)
      static let easeIn = Animation(_curve: "easeIn", _duration: 0.35)
      static let easeOut = Animation(_curve: "easeOut", _duration: 0.35)
      static let easeInOut = Animation(_curve: "easeInOut", _duration: 0.35)
      static let spring = Animation(_curve: "spring", _duration: 0.5)
      static let bouncy = Animation(_curve: "bouncy", _duration: 0.5)
      static let snappy = Animation(_curve: "snappy", _duration: 0.5)
      static let smooth = Animation(_curve: "smooth", _duration: 0.5)
      static let interactiveSpring = Animation(_curve: "interactiveSpring", _duration: 0.15)
      static let interpolatingSpring = Animation(_curve: "interpolatingSpring", _duration: 0.5)
      static func linear(duration: TimeInterval) -> Animation { Animation(_curve: "linear", _duration: duration) }
      static func easeIn(duration: TimeInterval) -> Animation { Animation(_curve: "easeIn", _duration: duration) }
      static func easeOut(duration: TimeInterval) -> Animation { Animation(_curve: "easeOut", _duration: duration) }
      static func easeInOut(duration: TimeInterval) -> Animation { Animation(_curve: "easeInOut", _duration: duration) }
      static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { Animation(_curve: "timingCurve", _duration: duration) }
      static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation(_curve: "spring", _duration: response) }
      @_disfavoredOverload static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation(_curve: "spring", _duration: duration) }
      static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(_curve: "spring", _duration: spring.duration) }
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(_curve: "bouncy", _duration: duration) }
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(_curve: "snappy", _duration: duration) }
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(_curve: "smooth", _duration: duration) }
      static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation(_curve: "interactiveSpring", _duration: response) }
      @_disfavoredOverload static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation { Animation(_curve: "interactiveSpring", _duration: duration) }
      static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(_curve: "interpolatingSpring", _duration: 2 * Double.pi * (mass / stiffness).squareRoot()) }
      static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(_curve: "interpolatingSpring", _duration: spring.duration) }
      @_disfavoredOverload static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation(_curve: "interpolatingSpring", _duration: duration) }
      func delay(_ delay: TimeInterval) -> Animation { var copy = self; copy._delay += delay; return copy }
      func speed(_ speed: Double) -> Animation { var copy = self; copy._speed *= speed; return copy }
      func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { var copy = self; copy._repeatCount = repeatCount; copy._autoreverses = autoreverses; return copy }
      func repeatForever(autoreverses: Bool = true) -> Animation { var copy = self; copy._repeatsForever = true; copy._autoreverses = autoreverses; return copy }
      func logicallyComplete(after duration: TimeInterval) -> Animation { self }
    }
    struct Spring: Hashable {
      var duration: Double
      var bounce: Double
      init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.duration = duration; self.bounce = bounce }
      init(response: Double, dampingRatio: Double) { duration = response; bounce = 1 - dampingRatio }
      init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { duration = 2 * Double.pi * (mass / stiffness).squareRoot(); bounce = 1 - damping / (2 * (stiffness * mass).squareRoot()) }
      static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
      static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
      static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    }
    enum AnimationCompletionCriteria: Hashable {
      case logicallyComplete
      case removed
    }
    struct AnyTransition {
      init<T: Transition>(_ transition: T)
      static var identity: AnyTransition { get }
      static var opacity: AnyTransition { get }
      static var slide: AnyTransition { get }
      static var scale: AnyTransition { get }
      static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
      static func move(edge: Edge) -> AnyTransition
      static func push(from edge: Edge) -> AnyTransition
      static func offset(_ offset: CGSize) -> AnyTransition
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
      static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
      func combined(with other: AnyTransition) -> AnyTransition
      func animation(_ animation: Animation?) -> AnyTransition
    }
    enum TransitionPhase: Hashable {
      case willAppear, identity, didDisappear
      var isIdentity: Bool { self == .identity }
      var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
    }
    protocol Transition {
      associatedtype Body: View
      typealias Content = PlaceholderContentView<Self>
      @ViewBuilder func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> Body
    }
    struct BlurReplaceTransition: Transition {
      init(configuration: BlurReplaceTransition.Configuration)
      @_native func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View
      struct Configuration {
        var _name: String
        static let downUp = Configuration(_name: "downUp")
        static let upUp = Configuration(_name: "upUp")
      }
    }
    struct OpacityTransition: Transition {
      init()
      @_native func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View
    }
    struct ScaleTransition: Transition {
      init(_ scale: Double, anchor: UnitPoint = .center)
      @_native func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View
    }
    struct MoveTransition: Transition {
      init(edge: Edge)
      @_native func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View
    }
    struct SymbolEffectTransition: Transition {
      init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions)
      @_native func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View
    }
    extension Transition where Self == BlurReplaceTransition {
      static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
      static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
    }
    extension Transition where Self == SymbolEffectTransition {
      static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .appear, options: .default) }
      static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
    }
    struct MatchedGeometryProperties: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static let position = MatchedGeometryProperties(rawValue: 1)
      static let size = MatchedGeometryProperties(rawValue: 2)
      static let frame = MatchedGeometryProperties(rawValue: 3)
    }
    struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      typealias Body = Never
      init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
      init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
    }
    struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
      typealias Body = Never
    }
    protocol Keyframes<Value> {
      associatedtype Value
    }
    protocol KeyframeTrackContent<Value> {
      associatedtype Value
    }
    @resultBuilder struct KeyframesBuilder<Value> {
      static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
      @_symbol("KeyframesBuilder.buildExpression(track)") static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
      static func buildBlock<each K>(_ content: repeat each K) -> _KeyframesContent<Value>
    }
    struct _KeyframesContent<Value>: Keyframes {
    }
    struct KeyframeTrack<Value, TrackValue, Content>: Keyframes {
      init(_ keyPath: WritableKeyPath<Value, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content)
    }
    extension KeyframeTrack where Value == TrackValue {
      init(@KeyframeTrackContentBuilder<TrackValue> content: () -> Content)
    }
    @resultBuilder struct KeyframeTrackContentBuilder<Value> {
      static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
      static func buildBlock<each K>(_ content: repeat each K) -> _KeyframeTrackBlock<Value>
      static func buildEither<First: KeyframeTrackContent>(first component: First) -> First { component }
      static func buildEither<Second: KeyframeTrackContent>(second component: Second) -> Second { component }
      static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeTrackBlock<Value> { _KeyframeTrackBlock<Value>() }
    }
    struct _KeyframeTrackBlock<Value>: KeyframeTrackContent {
    }
    struct LinearKeyframe<Value>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
    }
    struct SpringKeyframe<Value>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
    }
    struct CubicKeyframe<Value>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
    }
    struct MoveKeyframe<Value>: KeyframeTrackContent {
      init(_ to: Value)
    }
    struct UnitCurve: Hashable {
      var _name: String
      static let linear = UnitCurve(_name: "linear")
      static let easeIn = UnitCurve(_name: "easeIn")
      static let easeOut = UnitCurve(_name: "easeOut")
      static let easeInOut = UnitCurve(_name: "easeInOut")
      static let circularEaseIn = UnitCurve(_name: "circularEaseIn")
      static let circularEaseOut = UnitCurve(_name: "circularEaseOut")
      static let circularEaseInOut = UnitCurve(_name: "circularEaseInOut")
    }
    protocol GeometryEffect: Animatable, ViewModifier {
      func effectValue(size: CGSize) -> ProjectionTransform
    }
    extension GeometryEffect {
      func body(content: Content) -> Never
    }
    protocol AnimatableModifier: Animatable, ViewModifier {
    }
    """#
}
