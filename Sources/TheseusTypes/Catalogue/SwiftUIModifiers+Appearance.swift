extension Catalogue {
  /// Modifiers that change how a view looks, and those that write the environment.
  static let swiftUIModifiersAppearance = #"""
    struct _OpacityEffect: ViewModifier {
      typealias Body = Never
    }
    struct _ScaleEffect: ViewModifier {
      typealias Body = Never
    }
    struct _RotationEffect: ViewModifier {
      typealias Body = Never
    }
    struct _Rotation3DEffect: ViewModifier {
      typealias Body = Never
    }
    struct _BlurEffect: ViewModifier {
      typealias Body = Never
    }
    struct _ShadowEffect: ViewModifier {
      typealias Body = Never
    }
    struct _ClipEffect<ClipShape>: ViewModifier {
      typealias Body = Never
    }
    struct _BackgroundModifier<Background>: ViewModifier {
      typealias Body = Never
    }
    struct _BackgroundStyleModifier<Style>: ViewModifier {
      typealias Body = Never
    }
    struct _BackgroundShapeModifier<Style, Bounds>: ViewModifier {
      typealias Body = Never
    }
    struct _InsettableBackgroundShapeModifier<Style, Bounds>: ViewModifier {
      typealias Body = Never
    }
    struct _OverlayModifier<Overlay>: ViewModifier {
      typealias Body = Never
    }
    struct _OverlayStyleModifier<Style>: ViewModifier {
      typealias Body = Never
    }
    struct _OverlayShapeModifier<Style, Bounds>: ViewModifier {
      typealias Body = Never
    }
    struct _ForegroundStyleModifier<Style>: ViewModifier {
      typealias Body = Never
    }
    struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
      typealias Body = Never
    }
    extension View {
      func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect>
      func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect>
      @_symbol("View.scaleEffect(_:anchor:)@cGFloat") func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect>
      func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect>
      func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedContent<Self, _RotationEffect>
      func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> ModifiedContent<Self, _Rotation3DEffect>
      func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect>
      func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _ShadowEffect>
      func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedContent<Self, _ClipEffect<S>>
      func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>>
      func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>>
      @_disfavoredOverload func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> ModifiedContent<Self, _BackgroundModifier<Background>>
      func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> ModifiedContent<Self, _BackgroundModifier<V>>
      func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>>
      func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<Self, _BackgroundStyleModifier<S>>
      func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _BackgroundShapeModifier<S, T>>
      @_symbol("View.background(_:in:fillStyle:)@overload2") func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _InsettableBackgroundShapeModifier<S, T>>
      func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _InsettableBackgroundShapeModifier<BackgroundStyle, S>>
      func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
      func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
      @_disfavoredOverload func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> ModifiedContent<Self, _OverlayModifier<Overlay>>
      func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> ModifiedContent<Self, _OverlayModifier<V>>
      func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedContent<Self, _OverlayStyleModifier<S>>
      func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedContent<Self, _OverlayShapeModifier<S, T>>
      func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
      func mask<Mask: View>(_ mask: Mask) -> some View
      func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _ForegroundStyleModifier<S>>
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
      func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>>
      func tint<S: ShapeStyle>(_ tint: S?) -> some View
      @_symbol("View.tint(_:)@colorOptional") func tint(_ tint: Color?) -> some View
      func accentColor(_ accentColor: Color?) -> some View
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>
      func environment<T: AnyObject & Observable>(_ object: T?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>>
      func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>>
      func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>>
      func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>
      func colorScheme(_ colorScheme: ColorScheme) -> some View
      func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
      func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
      @_symbol("View.dynamicTypeSize(_:)@closedRange") func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, range.lowerBound), range.upperBound) } }
      @_symbol("View.dynamicTypeSize(_:)@partialRangeFrom") func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = max($0, range.lowerBound) } }
      @_symbol("View.dynamicTypeSize(_:)@partialRangeThrough") func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = min($0, range.upperBound) } }
      func brightness(_ amount: Double) -> some View
      func contrast(_ amount: Double) -> some View
      func saturation(_ amount: Double) -> some View
      func grayscale(_ amount: Double) -> some View
      func hueRotation(_ angle: Angle) -> some View
      func colorInvert() -> some View
      func colorMultiply(_ color: Color) -> some View
      func luminanceToAlpha() -> some View
      func blendMode(_ blendMode: BlendMode) -> some View
      func compositingGroup() -> some View
      func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
      func geometryGroup() -> some View
      func transformEffect(_ transform: CGAffineTransform) -> some View
      func projectionEffect(_ transform: ProjectionTransform) -> some View
      func redacted(reason: RedactionReasons) -> some View
      func unredacted() -> some View { environment(\.redactionReasons, []) }
      func privacySensitive(_ sensitive: Bool = true) -> some View
      func allowsHitTesting(_ enabled: Bool) -> some View
      func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
      func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
      func containerShape<T: InsettableShape>(_ shape: T) -> some View
      func imageScale(_ scale: Image.Scale) -> some View
      func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
      func symbolVariant(_ variant: SymbolVariants) -> some View
      func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
      func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
      func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
      func contentTransition(_ transition: ContentTransition) -> some View
      func labelsHidden() -> some View
      func labelsVisibility(_ visibility: Visibility) -> some View
      func controlSize(_ controlSize: ControlSize) -> some View
      func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
      func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
      func menuIndicator(_ visibility: Visibility) -> some View
      func menuOrder(_ order: MenuOrder) -> some View
      func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
      func statusBar(hidden: Bool) -> some View
      func statusBarHidden(_ hidden: Bool = true) -> some View
      func persistentSystemOverlays(_ visibility: Visibility) -> some View
      func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
      func glassEffect() -> some View
      func glassEffect(_ glass: Glass, in shape: some Shape) -> some View
      func badge(_ count: Int) -> some View
      @_symbol("View.badge(_:)@textOptional") func badge(_ label: Text?) -> some View
      @_symbol("View.badge(_:)@localizedStringKey") func badge(_ key: LocalizedStringKey?) -> some View
      @_symbol("View.badge(_:)@string") @_disfavoredOverload func badge<S: StringProtocol>(_ label: S?) -> some View
      func help(_ textKey: LocalizedStringKey) -> some View
      @_symbol("View.help(_:)@string") @_disfavoredOverload func help<S: StringProtocol>(_ text: S) -> some View
      func previewLayout(_ value: PreviewLayout) -> some View
      func previewDevice(_ value: PreviewDevice?) -> some View
      func previewDisplayName(_ value: String?) -> some View
      func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
      func defaultAppStorage(_ store: UserDefaults) -> some View
      func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    }
    struct ContainerBackgroundPlacement: Hashable {
      var _name: String
      static let tabView = ContainerBackgroundPlacement(_name: "tabView")
      static let navigation = ContainerBackgroundPlacement(_name: "navigation")
      static let navigationSplitView = ContainerBackgroundPlacement(_name: "navigationSplitView")
      static let widget = ContainerBackgroundPlacement(_name: "widget")
    }
    struct ButtonRepeatBehavior: Hashable {
      var _name: String
      static let automatic = ButtonRepeatBehavior(_name: "automatic")
      static let enabled = ButtonRepeatBehavior(_name: "enabled")
      static let disabled = ButtonRepeatBehavior(_name: "disabled")
    }
    struct MenuOrder: Hashable {
      var _name: String
      static let automatic = MenuOrder(_name: "automatic")
      static let priority = MenuOrder(_name: "priority")
      static let fixed = MenuOrder(_name: "fixed")
    }
    struct MenuActionDismissBehavior: Hashable {
      var _name: String
      static let automatic = MenuActionDismissBehavior(_name: "automatic")
      static let enabled = MenuActionDismissBehavior(_name: "enabled")
      static let disabled = MenuActionDismissBehavior(_name: "disabled")
    }
    struct Glass: Hashable {
      var _name: String
      static let regular = Glass(_name: "regular")
      static let clear = Glass(_name: "clear")
      static let identity = Glass(_name: "identity")
    }
    struct InterfaceOrientation: Hashable {
      var _name: String
      static let portrait = InterfaceOrientation(_name: "portrait")
      static let portraitUpsideDown = InterfaceOrientation(_name: "portraitUpsideDown")
      static let landscapeLeft = InterfaceOrientation(_name: "landscapeLeft")
      static let landscapeRight = InterfaceOrientation(_name: "landscapeRight")
    }
    struct PreviewDevice: ExpressibleByStringLiteral {
      init(stringLiteral value: String)
      init(rawValue: String)
    }
    enum PreviewLayout {
      case device
      case sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }
    protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Previews { get }
    }
    struct ProjectionTransform: Equatable {
      static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool { _isEqual(a, b) }
      init()
      init(_ m: CGAffineTransform)
    }
    struct ContentShapeKinds: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let interaction = ContentShapeKinds(rawValue: 1)
      static let dragPreview = ContentShapeKinds(rawValue: 2)
      static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
      static let hoverEffect = ContentShapeKinds(rawValue: 8)
    }
    protocol SymbolEffect {
    }
    struct BounceSymbolEffect: SymbolEffect {
      var up: BounceSymbolEffect { get }
      var down: BounceSymbolEffect { get }
      var byLayer: BounceSymbolEffect { get }
      var wholeSymbol: BounceSymbolEffect { get }
    }
    struct PulseSymbolEffect: SymbolEffect {
      var byLayer: PulseSymbolEffect { get }
      var wholeSymbol: PulseSymbolEffect { get }
    }
    struct ScaleSymbolEffect: SymbolEffect {
      var up: ScaleSymbolEffect { get }
      var down: ScaleSymbolEffect { get }
      var byLayer: ScaleSymbolEffect { get }
    }
    struct AppearSymbolEffect: SymbolEffect {
      var up: AppearSymbolEffect { get }
      var down: AppearSymbolEffect { get }
      var byLayer: AppearSymbolEffect { get }
    }
    struct DisappearSymbolEffect: SymbolEffect {
      var up: DisappearSymbolEffect { get }
      var down: DisappearSymbolEffect { get }
      var byLayer: DisappearSymbolEffect { get }
    }
    struct ReplaceSymbolEffect: SymbolEffect {
      var downUp: ReplaceSymbolEffect { get }
      var upUp: ReplaceSymbolEffect { get }
      var offUp: ReplaceSymbolEffect { get }
      var byLayer: ReplaceSymbolEffect { get }
      var wholeSymbol: ReplaceSymbolEffect { get }
    }
    struct VariableColorSymbolEffect: SymbolEffect {
      var iterative: VariableColorSymbolEffect { get }
      var cumulative: VariableColorSymbolEffect { get }
      var reversing: VariableColorSymbolEffect { get }
      var nonReversing: VariableColorSymbolEffect { get }
      var hideInactiveLayers: VariableColorSymbolEffect { get }
      var dimInactiveLayers: VariableColorSymbolEffect { get }
    }
    struct BreatheSymbolEffect: SymbolEffect {
      var pulse: BreatheSymbolEffect { get }
      var plain: BreatheSymbolEffect { get }
    }
    struct RotateSymbolEffect: SymbolEffect {
      var clockwise: RotateSymbolEffect { get }
      var counterClockwise: RotateSymbolEffect { get }
      var byLayer: RotateSymbolEffect { get }
    }
    struct WiggleSymbolEffect: SymbolEffect {
      var left: WiggleSymbolEffect { get }
      var right: WiggleSymbolEffect { get }
      var up: WiggleSymbolEffect { get }
      var down: WiggleSymbolEffect { get }
    }
    struct DrawOnSymbolEffect: SymbolEffect {
      var byLayer: DrawOnSymbolEffect { get }
      var wholeSymbol: DrawOnSymbolEffect { get }
      var individually: DrawOnSymbolEffect { get }
    }
    struct DrawOffSymbolEffect: SymbolEffect {
      var byLayer: DrawOffSymbolEffect { get }
      var wholeSymbol: DrawOffSymbolEffect { get }
      var individually: DrawOffSymbolEffect { get }
    }
    extension SymbolEffect where Self == DrawOnSymbolEffect {
      static var drawOn: DrawOnSymbolEffect { get }
    }
    extension SymbolEffect where Self == DrawOffSymbolEffect {
      static var drawOff: DrawOffSymbolEffect { get }
    }
    extension SymbolEffect where Self == BounceSymbolEffect {
      static var bounce: BounceSymbolEffect { get }
    }
    extension SymbolEffect where Self == PulseSymbolEffect {
      static var pulse: PulseSymbolEffect { get }
    }
    extension SymbolEffect where Self == ScaleSymbolEffect {
      static var scale: ScaleSymbolEffect { get }
    }
    extension SymbolEffect where Self == AppearSymbolEffect {
      static var appear: AppearSymbolEffect { get }
    }
    extension SymbolEffect where Self == DisappearSymbolEffect {
      static var disappear: DisappearSymbolEffect { get }
    }
    extension SymbolEffect where Self == ReplaceSymbolEffect {
      static var replace: ReplaceSymbolEffect { get }
    }
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      static var variableColor: VariableColorSymbolEffect { get }
    }
    extension SymbolEffect where Self == BreatheSymbolEffect {
      static var breathe: BreatheSymbolEffect { get }
    }
    extension SymbolEffect where Self == RotateSymbolEffect {
      static var rotate: RotateSymbolEffect { get }
    }
    extension SymbolEffect where Self == WiggleSymbolEffect {
      static var wiggle: WiggleSymbolEffect { get }
    }
    struct SymbolEffectOptions: Equatable {
      static var `default`: SymbolEffectOptions { get }
      static var repeating: SymbolEffectOptions { get }
      static var nonRepeating: SymbolEffectOptions { get }
      static func speed(_ speed: Double) -> SymbolEffectOptions
      static func `repeat`(_ count: Int?) -> SymbolEffectOptions
      @_symbol("SymbolEffectOptions.repeat(_:)@symbolEffectOptionsRepeatBehavior") static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
      @_symbol("SymbolEffectOptions.speed(_:)@overload2") func speed(_ speed: Double) -> SymbolEffectOptions
      @_symbol("SymbolEffectOptions.repeat(_:)@overload3") func `repeat`(_ count: Int?) -> SymbolEffectOptions
      struct RepeatBehavior {
        static var continuous: SymbolEffectOptions.RepeatBehavior { get }
        static var periodic: SymbolEffectOptions.RepeatBehavior { get }
        static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior
      }
    }
    struct ContentTransition: Equatable {
      static var identity: ContentTransition { get }
      static var opacity: ContentTransition { get }
      static var interpolate: ContentTransition { get }
      static func numericText(countsDown: Bool = false) -> ContentTransition
      static func numericText(value: Double) -> ContentTransition
      static var symbolEffect: ContentTransition { get }
      static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    }
    """#
}
