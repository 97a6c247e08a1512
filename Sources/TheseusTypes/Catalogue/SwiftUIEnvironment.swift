extension Catalogue {
  /// The environment: how keys are declared and read, and the keys that SwiftUI has.
  static let swiftUIEnvironment = #"""
    protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    extension EnvironmentKey where Value: ExpressibleByNilLiteral {
      static var defaultValue: Value { nil }
    }
    struct EnvironmentValues {
      var _frame: Any?
      init() { _frame = nil }
      @_native subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
      @_symbol("EnvironmentValues.subscript(_:)@object") subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get { _unsupported("EnvironmentValues.subscript(_:)") } set { _unsupported("EnvironmentValues.subscript(_:)") } }
      @_native func _entry<T>(_ name: String, default value: T) -> T
      @_native func _settingEntry<T>(_ name: String, to value: T) -> EnvironmentValues
    }
    struct _EnvironmentKey_size: EnvironmentKey {
      static var defaultValue: CGSize { CGSize(width: 393, height: 852) }
    }
    """# + environmentKeys.map(declaration(ofKey:)).joined(separator: "\n")

  /// Name, type and default value of the keys that SwiftUI declares.
  private static let environmentKeys: [(name: String, type: String, value: String)] = [
    ("accessibilityAssistiveAccessEnabled", "Bool", "false"),
    ("accessibilityDifferentiateWithoutColor", "Bool", "false"),
    ("accessibilityDimFlashingLights", "Bool", "false"),
    ("accessibilityEnabled", "Bool", "false"),
    ("accessibilityInvertColors", "Bool", "false"),
    ("accessibilityLargeContentViewerEnabled", "Bool", "false"),
    ("accessibilityPlayAnimatedImages", "Bool", "true"),
    ("accessibilityReduceMotion", "Bool", "false"),
    ("accessibilityReduceTransparency", "Bool", "false"),
    ("accessibilityShowButtonShapes", "Bool", "false"),
    ("accessibilitySwitchControlEnabled", "Bool", "false"),
    ("accessibilityVoiceOverEnabled", "Bool", "false"),
    ("allowsTightening", "Bool", "false"),
    ("autocorrectionDisabled", "Bool", "false"),
    ("calendar", "Calendar", "Calendar.current"),
    ("colorScheme", "ColorScheme", "ColorScheme.light"),
    ("colorSchemeContrast", "ColorSchemeContrast", "ColorSchemeContrast.standard"),
    ("controlSize", "ControlSize", "ControlSize.regular"),
    ("defaultMinListRowHeight", "CGFloat", "44"),
    ("dismiss", "DismissAction", "DismissAction()"),
    ("dismissSearch", "DismissSearchAction", "DismissSearchAction()"),
    ("displayScale", "CGFloat", "3"),
    ("dynamicTypeSize", "DynamicTypeSize", "DynamicTypeSize.large"),
    ("editMode", "Binding<EditMode>?", "nil"),
    ("font", "Font?", "nil"),
    ("headerProminence", "Prominence", "Prominence.standard"),
    ("horizontalSizeClass", "UserInterfaceSizeClass?", "UserInterfaceSizeClass.regular"),
    ("imageScale", "Image.Scale", "Image.Scale.medium"),
    ("isEnabled", "Bool", "true"),
    ("isFocused", "Bool", "false"),
    ("isLuminanceReduced", "Bool", "false"),
    ("isPresented", "Bool", "false"),
    ("isSceneCaptured", "Bool", "false"),
    ("isScrollEnabled", "Bool", "true"),
    ("isSearching", "Bool", "false"),
    ("layoutDirection", "LayoutDirection", "LayoutDirection.leftToRight"),
    ("legibilityWeight", "LegibilityWeight?", "LegibilityWeight.regular"),
    ("lineLimit", "Int?", "nil"),
    ("lineSpacing", "CGFloat", "0"),
    ("locale", "Locale", "Locale.current"),
    ("managedObjectContext", "NSManagedObjectContext", "NSManagedObjectContext()"),
    ("minimumScaleFactor", "CGFloat", "1"),
    ("modelContext", "ModelContext", "ModelContext()"),
    ("multilineTextAlignment", "TextAlignment", "TextAlignment.leading"),
    ("openURL", "OpenURLAction", "OpenURLAction()"),
    ("openWindow", "OpenWindowAction", "OpenWindowAction()"),
    ("dismissWindow", "DismissWindowAction", "DismissWindowAction()"),
    ("pixelLength", "CGFloat", "1"),
    ("presentationMode", "Binding<PresentationMode>", "Binding.constant(PresentationMode())"),
    ("redactionReasons", "RedactionReasons", "RedactionReasons()"),
    ("refresh", "RefreshAction?", "nil"),
    ("requestReview", "RequestReviewAction", "RequestReviewAction()"),
    ("scenePhase", "ScenePhase", "ScenePhase.active"),
    ("supportsMultipleWindows", "Bool", "false"),
    ("symbolRenderingMode", "SymbolRenderingMode?", "nil"),
    ("textCase", "Text.Case?", "nil"),
    ("timeZone", "TimeZone", "TimeZone.current"),
    ("truncationMode", "Text.TruncationMode", "Text.TruncationMode.tail"),
    ("undoManager", "UndoManager?", "nil"),
    ("verticalSizeClass", "UserInterfaceSizeClass?", "UserInterfaceSizeClass.regular"),
  ]

  private static func declaration(ofKey key: (name: String, type: String, value: String)) -> String {
    """

    struct _EnvironmentKey_\(key.name): EnvironmentKey {
      static var defaultValue: \(key.type) { \(key.value) }
    }
    extension EnvironmentValues {
      var \(key.name): \(key.type) { get { self[_EnvironmentKey_\(key.name).self] } set { self[_EnvironmentKey_\(key.name).self] = newValue } }
    }
    """
  }

  /// The types of values that SwiftUI puts into the environment.
  static let swiftUIEnvironmentTypes = #"""
    enum ColorScheme: CaseIterable {
      case light
      case dark
    }
    enum ColorSchemeContrast: CaseIterable {
      case standard
      case increased
    }
    enum ScenePhase: Comparable {
      case background
      case inactive
      case active
    }
    enum LegibilityWeight: Hashable {
      case regular
      case bold
    }
    enum UserInterfaceSizeClass {
      case compact
      case regular
    }
    enum LayoutDirection: CaseIterable {
      case leftToRight
      case rightToLeft
    }
    enum DynamicTypeSize: Int, CaseIterable, Comparable {
      case xSmall
      case small
      case medium
      case large
      case xLarge
      case xxLarge
      case xxxLarge
      case accessibility1
      case accessibility2
      case accessibility3
      case accessibility4
      case accessibility5
      var isAccessibilitySize: Bool { self >= .accessibility1 }
      static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    }
    enum ContentSizeCategory: Hashable, CaseIterable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
      case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
      case accessibilityExtraExtraExtraLarge
      var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
      var _size: DynamicTypeSize { DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self)!] }
      static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a._size < b._size }
      static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a._size <= b._size }
      static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a._size > b._size }
      static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a._size >= b._size }
    }
    extension EnvironmentValues {
      var sizeCategory: ContentSizeCategory { get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] } set { dynamicTypeSize = newValue._size } }
    }
    enum ControlSize: CaseIterable {
      case mini
      case small
      case regular
      case large
      case extraLarge
    }
    enum EditMode {
      case inactive
      case transient
      case active
      var isEditing: Bool { self != .inactive }
    }
    struct RedactionReasons: OptionSet {
      var rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let placeholder = RedactionReasons(rawValue: 1)
      static let privacy = RedactionReasons(rawValue: 2)
      static let invalidated = RedactionReasons(rawValue: 4)
    }
    struct DismissAction {
      var _location: Any?
      init() { _location = nil }
      @_native func callAsFunction()
    }
    struct DismissSearchAction {
      var _location: Any?
      init() { _location = nil }
      @_native func callAsFunction()
    }
    struct OpenURLAction {
      var _handler: ((URL) -> OpenURLAction.Result)?
      init() { _handler = nil }
      init(handler: @escaping (URL) -> OpenURLAction.Result) { _handler = handler }
      @discardableResult func callAsFunction(_ url: URL) -> Bool { if let handler = _handler { _ = handler(url) }; return true }
      struct Result {
        var _name: String
        static let handled = Result(_name: "handled")
        static let discarded = Result(_name: "discarded")
        static let systemAction = Result(_name: "systemAction")
      }
    }
    struct OpenWindowAction {
      init() { }
      @_native func callAsFunction(id: String)
    }
    struct DismissWindowAction {
      init() { }
      @_native func callAsFunction(id: String)
      @_native func callAsFunction()
    }
    struct RefreshAction {
      var _action: () async -> Void
      func callAsFunction() async { await _action() }
    }
    struct RequestReviewAction {
      init() { }
      func callAsFunction() { }
    }
    struct PresentationMode {
      var _location: Any?
      var isPresented: Bool
      init() { _location = nil; isPresented = false }
      @_native mutating func dismiss()
    }
    """#
}
