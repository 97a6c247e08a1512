extension Catalogue {
  /// Accessibility modifiers.
  static let swiftUIModifiersAccessibility = #"""
    extension View {
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
      @_symbol("View.accessibilityLabel(_:)@string") @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
      @_symbol("View.accessibilityLabel(_:)@text") func accessibilityLabel(_ label: Text) -> some View
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
      @_symbol("View.accessibilityValue(_:)@string") @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
      @_symbol("View.accessibilityValue(_:)@text") func accessibilityValue(_ value: Text) -> some View
      func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
      @_symbol("View.accessibilityHint(_:)@string") @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View
      @_symbol("View.accessibilityHint(_:)@text") func accessibilityHint(_ hint: Text) -> some View
      func accessibilityHidden(_ hidden: Bool) -> some View
      func accessibilityIdentifier(_ identifier: String) -> some View
      func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
      func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
      func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
      func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
      func accessibilitySortPriority(_ sortPriority: Double) -> some View
      func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
      func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
      @_symbol("View.accessibilityAction(named:_:)@localizedStringKey") func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
      @_symbol("View.accessibilityAction(named:_:)@string") @_disfavoredOverload func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View
      func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View
      func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
      func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
      func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
      func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
      func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
      func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
      func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
      func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
      func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
      func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View
      func accessibility(label: Text) -> some View
      func accessibility(value: Text) -> some View
      func accessibility(hint: Text) -> some View
      func accessibility(hidden: Bool) -> some View
      func accessibility(identifier: String) -> some View
      func accessibility(addTraits traits: AccessibilityTraits) -> some View
      func accessibility(removeTraits traits: AccessibilityTraits) -> some View
      func accessibility(sortPriority: Double) -> some View
    }
    @propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
      var _value: Value
      @_symbol("AccessibilityFocusState.init(bool)") init() where Value == Bool { _value = false }
      @_symbol("AccessibilityFocusState.init(optional)") init<T: Hashable>() where Value == T? { _value = nil }
      var wrappedValue: Value { get { _value } nonmutating set { _moveFocus(to: newValue) } }
      var projectedValue: AccessibilityFocusState<Value>.Binding { AccessibilityFocusState<Value>.Binding(_state: self) }
      @_native func _moveFocus(to value: Value)
      @propertyWrapper struct Binding {
        var _state: AccessibilityFocusState<Value>
        var wrappedValue: Value { get { _state.wrappedValue } nonmutating set { _state.wrappedValue = newValue } }
        var projectedValue: AccessibilityFocusState<Value>.Binding { self }
      }
    }
    struct AccessibilityChildBehavior: Hashable {
      var _name: String
      static let ignore = AccessibilityChildBehavior(_name: "ignore")
      static let contain = AccessibilityChildBehavior(_name: "contain")
      static let combine = AccessibilityChildBehavior(_name: "combine")
    }
    struct AccessibilityActionKind: Hashable {
      var _name: String
      static let `default` = AccessibilityActionKind(_name: "default")
      static let escape = AccessibilityActionKind(_name: "escape")
      static let magicTap = AccessibilityActionKind(_name: "magicTap")
      static let delete = AccessibilityActionKind(_name: "delete")
      static let showMenu = AccessibilityActionKind(_name: "showMenu")
    }
    enum AccessibilityAdjustmentDirection {
      case increment, decrement
    }
    enum AccessibilityHeadingLevel: UInt {
      case unspecified, h1, h2, h3, h4, h5, h6
    }
    struct AccessibilityTraits: SetAlgebra, OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let isButton = AccessibilityTraits(rawValue: 1)
      static let isHeader = AccessibilityTraits(rawValue: 2)
      static let isSelected = AccessibilityTraits(rawValue: 4)
      static let isLink = AccessibilityTraits(rawValue: 8)
      static let isSearchField = AccessibilityTraits(rawValue: 16)
      static let isImage = AccessibilityTraits(rawValue: 32)
      static let playsSound = AccessibilityTraits(rawValue: 64)
      static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
      static let isStaticText = AccessibilityTraits(rawValue: 256)
      static let isSummaryElement = AccessibilityTraits(rawValue: 512)
      static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
      static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
      static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
      static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
      static let isModal = AccessibilityTraits(rawValue: 16384)
      static let isToggle = AccessibilityTraits(rawValue: 32768)
    }
    """#
}
