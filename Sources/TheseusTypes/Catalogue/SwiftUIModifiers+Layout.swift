extension Catalogue {
  /// Modifiers that size, place and scroll.
  static let swiftUIModifiersLayout = #"""
    struct _PaddingLayout: ViewModifier {
      typealias Body = Never
    }
    struct _FrameLayout: ViewModifier {
      typealias Body = Never
    }
    struct _FlexFrameLayout: ViewModifier {
      typealias Body = Never
    }
    struct _OffsetEffect: ViewModifier {
      typealias Body = Never
    }
    struct _PositionLayout: ViewModifier {
      typealias Body = Never
    }
    struct _FixedSizeLayout: ViewModifier {
      typealias Body = Never
    }
    struct _AspectRatioLayout: ViewModifier {
      typealias Body = Never
    }
    struct _AlignmentWritingModifier: ViewModifier {
      typealias Body = Never
    }
    struct _SafeAreaIgnoringLayout: ViewModifier {
      typealias Body = Never
    }
    struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
      typealias Body = Never
    }
    struct _HiddenModifier: ViewModifier {
      typealias Body = Never
    }
    struct _TraitWritingModifier<Trait>: ViewModifier {
      typealias Body = Never
    }
    struct ZIndexTraitKey {
    }
    struct LayoutPriorityTraitKey {
    }
    struct TagValueTraitKey<V> {
    }
    struct TransitionTraitKey {
    }
    extension View {
      func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout>
      func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingLayout>
      @_symbol("View.padding(_:)@cGFloat") func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout>
      func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedContent<Self, _FrameLayout>
      func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedContent<Self, _FlexFrameLayout>
      func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect>
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect>
      func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout>
      func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout>
      func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout>
      func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout>
      func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedContent<Self, _AspectRatioLayout>
      @_symbol("View.aspectRatio(_:contentMode:)@cGSize") func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedContent<Self, _AspectRatioLayout>
      func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout>
      func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout>
      func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> ModifiedContent<Self, _AlignmentWritingModifier>
      @_symbol("View.alignmentGuide(_:computeValue:)@verticalAlignment") func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> ModifiedContent<Self, _AlignmentWritingModifier>
      func zIndex(_ value: Double) -> ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>>
      func layoutPriority(_ value: Double) -> ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>>
      func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>
      func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View
      func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
      func hidden() -> ModifiedContent<Self, _HiddenModifier>
      func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedContent<Self, _SafeAreaIgnoringLayout>
      func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout>
      func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
      @_symbol("View.safeAreaInset(edge:alignment:spacing:content:)@horizontalEdge") func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
      func safeAreaPadding(_ insets: EdgeInsets) -> some View
      func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
      @_symbol("View.safeAreaPadding(_:)@cGFloat") func safeAreaPadding(_ length: CGFloat) -> some View
      func scenePadding(_ edges: Edge.Set = .all) -> some View
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
      func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
      func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
      @_symbol("View.contentMargins(_:_:for:)@insets") func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
      func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
      func coordinateSpace<T: Hashable>(name: T) -> some View
      func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
      func gridCellColumns(_ count: Int) -> some View
      func gridCellAnchor(_ anchor: UnitPoint) -> some View
      func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
      func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
      func listRowInsets(_ insets: EdgeInsets?) -> some View
      func listRowBackground<V: View>(_ view: V?) -> some View
      func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
      func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
      func listRowSpacing(_ spacing: CGFloat?) -> some View
      func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
      func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
      func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
      @_symbol("View.listSectionSpacing(_:)@cGFloat") func listSectionSpacing(_ spacing: CGFloat) -> some View
      func listItemTint(_ tint: Color?) -> some View
      func headerProminence(_ prominence: Prominence) -> some View
      func scrollDisabled(_ disabled: Bool) -> some View { transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled } }
      func scrollClipDisabled(_ disabled: Bool = true) -> some View
      func scrollContentBackground(_ visibility: Visibility) -> some View
      func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
      func scrollIndicatorsFlash(onAppear: Bool) -> some View
      func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
      func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
      func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
      func scrollTargetLayout(isEnabled: Bool = true) -> some View
      func scrollTarget(isEnabled: Bool = true) -> some View
      func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
      func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
      func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
      func scrollPosition(initialAnchor: UnitPoint?) -> some View
      func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
      func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
      func rowInsets(_ insets: EdgeInsets?) -> some View
    }
    struct ContentMarginPlacement: Hashable {
      var _name: String
      static let automatic = ContentMarginPlacement(_name: "automatic")
      static let scrollContent = ContentMarginPlacement(_name: "scrollContent")
      static let scrollIndicators = ContentMarginPlacement(_name: "scrollIndicators")
    }
    struct ListSectionSpacing: Hashable {
      var _name: String
      static let `default` = ListSectionSpacing(_name: "default")
      static let compact = ListSectionSpacing(_name: "compact")
    }
    struct ScrollIndicatorVisibility: Hashable {
      var _name: String
      static let automatic = ScrollIndicatorVisibility(_name: "automatic")
      static let visible = ScrollIndicatorVisibility(_name: "visible")
      static let hidden = ScrollIndicatorVisibility(_name: "hidden")
      static let never = ScrollIndicatorVisibility(_name: "never")
    }
    struct ScrollBounceBehavior: Hashable {
      var _name: String
      static let automatic = ScrollBounceBehavior(_name: "automatic")
      static let always = ScrollBounceBehavior(_name: "always")
      static let basedOnSize = ScrollBounceBehavior(_name: "basedOnSize")
    }
    struct ScrollDismissesKeyboardMode: Hashable {
      var _name: String
      static let automatic = ScrollDismissesKeyboardMode(_name: "automatic")
      static let immediately = ScrollDismissesKeyboardMode(_name: "immediately")
      static let interactively = ScrollDismissesKeyboardMode(_name: "interactively")
      static let never = ScrollDismissesKeyboardMode(_name: "never")
    }
    enum Prominence: Hashable {
      case standard, increased
    }
    protocol ScrollTargetBehavior {
    }
    struct PagingScrollTargetBehavior: ScrollTargetBehavior {
      init()
    }
    struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
      init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
      struct LimitBehavior {
        var _name: String
        static let automatic = LimitBehavior(_name: "automatic")
        static let always = LimitBehavior(_name: "always")
        static let never = LimitBehavior(_name: "never")
        static let alwaysByOne = LimitBehavior(_name: "alwaysByOne")
      }
    }
    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
    }
    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
      static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    }
    struct ScrollPosition: Equatable {
      init(idType: (some Hashable).Type)
      init(edge: Edge)
      init(id: some Hashable)
      @_native mutating func scrollTo(edge: Edge)
      @_native mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil)
      @_native mutating func scrollTo(point: CGPoint)
      @_native mutating func scrollTo(x: CGFloat, y: CGFloat)
      @_native mutating func scrollTo(x: CGFloat)
      @_native mutating func scrollTo(y: CGFloat)
    }
    struct ScrollTransitionConfiguration {
      var _name: String
      static let interactive = ScrollTransitionConfiguration(_name: "interactive")
      static let animated = ScrollTransitionConfiguration(_name: "animated")
      static let identity = ScrollTransitionConfiguration(_name: "identity")
      static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(_name: "animated") }
      func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration { self }
      struct Threshold {
        var _value: Double
        static let visible = Threshold(_value: 1)
        static let hidden = Threshold(_value: 0)
        static let centered = Threshold(_value: 0.5)
        static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { Threshold(_value: amount) }
      }
    }
    enum ScrollTransitionPhase: Hashable {
      case topLeading, identity, bottomTrailing
      var isIdentity: Bool { self == .identity }
      var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
    }
    protocol VisualEffect {
    }
    struct EmptyVisualEffect: VisualEffect {
      init()
    }
    extension VisualEffect {
      func opacity(_ opacity: Double) -> some VisualEffect
      func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
      func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
      @_symbol("VisualEffect.scaleEffect(size)") func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
      func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
      func offset(_ offset: CGSize) -> some VisualEffect
      func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
      func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
      func hueRotation(_ angle: Angle) -> some VisualEffect
      func grayscale(_ amount: Double) -> some VisualEffect
      func brightness(_ amount: Double) -> some VisualEffect
      func saturation(_ amount: Double) -> some VisualEffect
    }
    """#
}
