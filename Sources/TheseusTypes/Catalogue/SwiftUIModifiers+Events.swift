extension Catalogue {
  /// Modifiers that run actions: lifetime, change, gestures, focus, drag and drop.
  static let swiftUIModifiersEvents = #"""
    struct _AppearanceActionModifier: ViewModifier {
      typealias Body = Never
    }
    struct _ValueActionModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _ValueActionModifier2<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _TaskModifier: ViewModifier {
      typealias Body = Never
    }
    struct _TaskValueModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _PreferenceWritingModifier<Key>: ViewModifier {
      typealias Body = Never
    }
    struct _PreferenceTransformModifier<Key>: ViewModifier {
      typealias Body = Never
    }
    struct _PreferenceActionModifier<Key>: ViewModifier {
      typealias Body = Never
    }
    struct AddGestureModifier<Gesture>: ViewModifier {
      typealias Body = Never
    }
    extension View {
      func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier>
      func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier>
      @_disfavoredOverload func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> ModifiedContent<Self, _ValueActionModifier<V>>
      func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> ModifiedContent<ModifiedContent<Self, _ValueActionModifier2<V>>, _AppearanceActionModifier>
      @_symbol("View.onChange(of:initial:_:)@void") func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> ModifiedContent<ModifiedContent<Self, _ValueActionModifier2<V>>, _AppearanceActionModifier>
      func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping () async -> Void) -> ModifiedContent<Self, _TaskModifier>
      func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping () async -> Void) -> ModifiedContent<Self, _TaskValueModifier<T>>
      func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> SubscriptionView<P, Self> where P.Failure == Never
      func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> ModifiedContent<Self, _PreferenceWritingModifier<K>>
      func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> ModifiedContent<Self, _PreferenceTransformModifier<K>>
      func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable
      func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View
      func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View
      func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
      @_symbol("View.onGeometryChange(for:of:action:)@tTVoid") func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View
      func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View
      func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
      @_symbol("View.onScrollPhaseChange(_:)@context") func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
      func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
      func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View
      func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>>
      func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View
      func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> ModifiedContent<Self, AddGestureModifier<T>>
      @_symbol("View.gesture(_:including:)@optional") func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View
      @_symbol("View.highPriorityGesture(_:including:)@optional") func highPriorityGesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View
      @_symbol("View.simultaneousGesture(_:including:)@optional") func simultaneousGesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View
      func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
      func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
      func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
      func onHover(perform action: @escaping (Bool) -> Void) -> some View
      func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
      func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
      func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
      func submitLabel(_ submitLabel: SubmitLabel) -> some View
      func submitScope(_ isBlocking: Bool = true) -> some View
      func refreshable(@_inheritActorContext action: @escaping () async -> Void) -> some View
      func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
      func deleteDisabled(_ isDisabled: Bool) -> some View
      func moveDisabled(_ isDisabled: Bool) -> some View
      func selectionDisabled(_ isDisabled: Bool = true) -> some View
      func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
      func focused(_ condition: FocusState<Bool>.Binding) -> some View
      func focusable(_ isFocusable: Bool = true) -> some View
      func focusEffectDisabled(_ disabled: Bool = true) -> some View
      func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
      func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
      func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
      @_symbol("View.focusedSceneValue(_:_:)@optional") func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View
      @_symbol("View.focusedValue(_:_:)@optional") func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View
      func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
      func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
      func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
      func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
      func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
      @_symbol("View.onDrop(place)") func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
      func onDrop(of supportedContentTypes: [UTType], delegate: DropDelegate) -> some View
      @_symbol("View.onDrop(of:isTargeted:perform:)@strings") func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
      @_symbol("View.onDrop(place)@strings") func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
      @_symbol("View.onDrop(of:delegate:)@strings") func onDrop(of supportedTypes: [String], delegate: DropDelegate) -> some View
      func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
      func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
      func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
      func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
      func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
      func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
      func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
      func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View
      func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
      func onDeleteCommand(perform action: (() -> Void)?) -> some View
      func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
      func onExitCommand(perform action: (() -> Void)?) -> some View
      func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
      func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
    }
    extension DynamicViewContent {
      func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some View
      @_symbol("DynamicViewContent.onInsert(of:perform:)@strings") func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some View
    }
    struct HoverEffect: Hashable {
      var _name: String
      static let automatic = HoverEffect(_name: "automatic")
      static let highlight = HoverEffect(_name: "highlight")
      static let lift = HoverEffect(_name: "lift")
    }
    struct SubmitLabel: Hashable {
      var _name: String
      static let done = SubmitLabel(_name: "done")
      static let go = SubmitLabel(_name: "go")
      static let send = SubmitLabel(_name: "send")
      static let join = SubmitLabel(_name: "join")
      static let route = SubmitLabel(_name: "route")
      static let search = SubmitLabel(_name: "search")
      static let `return` = SubmitLabel(_name: "return")
      static let next = SubmitLabel(_name: "next")
      static let `continue` = SubmitLabel(_name: "continue")
    }
    enum HoverPhase: Equatable {
      case active(CGPoint)
      case ended
    }
    enum MoveCommandDirection {
      case up, down, left, right
    }
    struct SubmitTriggers: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let text = SubmitTriggers(rawValue: 1)
      static let search = SubmitTriggers(rawValue: 2)
    }
    struct FocusedValues {
    }
    class NSUserActivity {
      init(activityType: String)
      var title: String? { get set }
    }
    protocol DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func performDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }
    extension DropDelegate {
      @_symbol("DropDelegate.validateDrop(info:)@overload2") func validateDrop(info: DropInfo) -> Bool { true }
      @_symbol("DropDelegate.dropEntered(info:)@overload2") func dropEntered(info: DropInfo) { }
      @_symbol("DropDelegate.dropUpdated(info:)@overload2") func dropUpdated(info: DropInfo) -> DropProposal? { nil }
      @_symbol("DropDelegate.dropExited(info:)@overload2") func dropExited(info: DropInfo) { }
    }
    struct DropInfo {
      @_native var location: CGPoint { get }
    }
    struct DropProposal {
      init(operation: DropOperation)
    }
    enum DropOperation {
      case cancel, forbidden, copy, move
    }
    struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
      var character: Character
      init(_ character: Character) { self.character = character }
      init(extendedGraphemeClusterLiteral value: Character) { character = value }
      static let upArrow = KeyEquivalent("\u{F700}")
      static let downArrow = KeyEquivalent("\u{F701}")
      static let leftArrow = KeyEquivalent("\u{F702}")
      static let rightArrow = KeyEquivalent("\u{F703}")
      static let escape = KeyEquivalent("\u{1B}")
      static let delete = KeyEquivalent("\u{8}")
      static let tab = KeyEquivalent("\u{9}")
      static let space = KeyEquivalent("\u{20}")
      static let `return` = KeyEquivalent("\u{D}")
    }
    struct KeyboardShortcut: Hashable {
      var key: KeyEquivalent
      var modifiers: EventModifiers
      init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key; self.modifiers = modifiers }
      static let defaultAction = KeyboardShortcut(.return, modifiers: [])
      static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    }
    struct EventModifiers: OptionSet, Hashable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let capsLock = EventModifiers(rawValue: 1)
      static let shift = EventModifiers(rawValue: 2)
      static let control = EventModifiers(rawValue: 4)
      static let option = EventModifiers(rawValue: 8)
      static let command = EventModifiers(rawValue: 16)
      static let numericPad = EventModifiers(rawValue: 32)
      static let all = EventModifiers(rawValue: 63)
    }
    struct KeyPress {
      enum Result {
        case handled, ignored
      }
    }
    struct SensoryFeedback: Equatable {
      var _name: String
      static let success = SensoryFeedback(_name: "success")
      static let warning = SensoryFeedback(_name: "warning")
      static let error = SensoryFeedback(_name: "error")
      static let selection = SensoryFeedback(_name: "selection")
      static let increase = SensoryFeedback(_name: "increase")
      static let decrease = SensoryFeedback(_name: "decrease")
      static let start = SensoryFeedback(_name: "start")
      static let stop = SensoryFeedback(_name: "stop")
      static let alignment = SensoryFeedback(_name: "alignment")
      static let levelChange = SensoryFeedback(_name: "levelChange")
      static let impact = SensoryFeedback(_name: "impact")
      static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { SensoryFeedback(_name: "impact") }
      static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback { SensoryFeedback(_name: "impact") }
      enum Weight {
        case light, medium, heavy
      }
      enum Flexibility {
        case rigid, solid, soft
      }
    }
    struct ScrollGeometry: Equatable {
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInsets: EdgeInsets
      var containerSize: CGSize
      var visibleRect: CGRect { get }
      var bounds: CGRect { get }
    }
    struct ScrollPhaseChangeContext {
      var geometry: ScrollGeometry { get }
      var velocity: CGVector? { get }
    }
    enum ScrollPhase: Equatable {
      case idle, tracking, interacting, decelerating, animating
      var isScrolling: Bool { self != .idle }
    }
    """#
}
