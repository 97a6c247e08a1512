extension Catalogue {
  /// Stacks, grids, lists, sections, scrolling and layout.
  static let swiftUIContainers = #"""
    struct VStack<Content: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    }
    struct HStack<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    }
    struct ZStack<Content: View>: View {
      typealias Body = Never
      init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
    }
    struct LazyVStack<Content: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content)
    }
    struct LazyHStack<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content)
    }
    struct LazyVGrid<Content: View>: View {
      typealias Body = Never
      init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content)
    }
    struct LazyHGrid<Content: View>: View {
      typealias Body = Never
      init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content)
    }
    struct PinnedScrollableViews: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
      static let sectionFooters = PinnedScrollableViews(rawValue: 2)
    }
    struct Grid<Content: View>: View {
      typealias Body = Never
      init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    }
    struct GridRow<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
    }
    struct Spacer: View {
      typealias Body = Never
      init(minLength: CGFloat? = nil)
    }
    struct Divider: View {
      typealias Body = Never
      init()
    }
    struct ScrollView<Content: View>: View {
      typealias Body = Never
      init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
      init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content)
    }
    struct ScrollViewReader<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
    }
    struct ScrollViewProxy {
      @_native func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
    }
    struct GeometryReader<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
    }
    struct ViewThatFits<Content: View>: View {
      typealias Body = Never
      init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
    }
    struct List<SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
      @_symbol("List.init(selection:content:)@bindingSelectionValueOptional") init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload @_symbol("List.init(selection:content:)@bindingSelectionValue") init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      @_symbol("List.init(_:selection:rowContent:)@bindingSelectionValueOptional") init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      @_symbol("List.init(_:id:selection:rowContent:)@bindingSelectionValueOptional") init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      @_symbol("List.init(_:selection:rowContent:)@bindingData@set") init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable
      @_symbol("List.init(_:id:selection:rowContent:)@bindingData@set") init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
      @_symbol("List.init(_:editActions:selection:rowContent:)@set") init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable
      @_symbol("List.init(_:id:editActions:selection:rowContent:)@set") init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>
      @_symbol("List.init(_:selection:rowContent:)@set@rangeInt") init<RowContent: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
      @_symbol("List.init(_:children:selection:rowContent:)@set") init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      @_symbol("List.init(_:id:children:selection:rowContent:)@set") init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      @_symbol("List.init(_:selection:rowContent:)@bindingData@optional") init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable
      @_symbol("List.init(_:id:selection:rowContent:)@bindingData@optional") init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
      @_symbol("List.init(_:editActions:selection:rowContent:)@optional") init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable
      @_symbol("List.init(_:id:editActions:selection:rowContent:)@optional") init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>
      @_symbol("List.init(_:selection:rowContent:)@optional@rangeInt") init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
      @_symbol("List.init(_:children:selection:rowContent:)@optional") init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      @_symbol("List.init(_:id:children:selection:rowContent:)@optional") init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
    }
    extension List where SelectionValue == Never {
      init(@ViewBuilder content: () -> Content)
      init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      @_symbol("List.init(_:rowContent:)@rangeInt") init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
      @_symbol("List.init(_:rowContent:)@bindingData") init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      @_symbol("List.init(_:id:rowContent:)@bindingData") init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>
    }
    struct EditActions<Data>: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
    }
    extension EditActions {
      static var move: EditActions<Data> { EditActions(rawValue: 1) }
      static var delete: EditActions<Data> { EditActions(rawValue: 2) }
      static var all: EditActions<Data> { EditActions(rawValue: 3) }
    }
    struct EditableCollectionContent<Content, Data>: View {
      typealias Body = Never
    }
    struct Form<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct Section<Parent, Content, Footer> {
    }
    extension Section: View where Parent: View, Content: View, Footer: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
      init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent == EmptyView, Content: View, Footer: View {
      init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
      init(footer: Footer, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent: View, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
      init(header: Parent, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content)
    }
    extension Section where Parent == Text, Content: View, Footer == EmptyView {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_symbol("Section.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_symbol("Section.init(_:isExpanded:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent: View, Content: View, Footer == EmptyView {
      init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    }
    extension Section where Parent: View, Content: View, Footer: View {
      func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View
    }
    struct GroupBox<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(label: Label, @ViewBuilder content: () -> Content)
    }
    extension GroupBox where Label == EmptyView {
      init(@ViewBuilder content: () -> Content)
    }
    extension GroupBox where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_symbol("GroupBox.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    }
    struct ControlGroup<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    extension ControlGroup {
      init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      @_symbol("ControlGroup.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>
    }
    struct LabeledControlGroupContent<Content: View, Label: View>: View {
      typealias Body = Never
    }
    struct DisclosureGroup<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    }
    extension DisclosureGroup where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
      @_symbol("DisclosureGroup.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
      @_symbol("DisclosureGroup.init(_:isExpanded:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    }
    struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    }
    extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
      typealias Body = Never
    }
    struct OutlineSubgroupChildren: View {
      typealias Body = Never
    }
    extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
      init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      @_symbol("OutlineGroup.init(_:children:content:)@dataElement") init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
    }
    extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
      init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element
    }
    struct Canvas<Symbols: View>: View {
      typealias Body = Never
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    }
    extension Canvas where Symbols == EmptyView {
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    }
    struct GraphicsContext {
      var opacity: Double
      @_native func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
      @_native func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
      @_native func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
      @_native func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
      @_native func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
      @_symbol("GraphicsContext.draw(_:at:anchor:)@text") @_native func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
      @_native func draw(_ text: Text, in rect: CGRect)
      @_symbol("GraphicsContext.draw(_:at:anchor:)@graphicsContextResolvedSymbol") @_native func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
      @_native func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol?
      @_native func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      @_native mutating func addFilter(_ filter: GraphicsContext.Filter)
      @_native mutating func clip(to path: Path, style: FillStyle = FillStyle())
      @_native mutating func translateBy(x: CGFloat, y: CGFloat)
      @_native mutating func scaleBy(x: CGFloat, y: CGFloat)
      @_native mutating func rotate(by angle: Angle)
      struct ResolvedSymbol {
        @_native var size: CGSize { get }
      }
      struct Shading {
        static func color(_ color: Color) -> GraphicsContext.Shading
        static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading
        static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading
        static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading
        static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading
        static var foreground: GraphicsContext.Shading { get }
      }
      struct Filter {
        static func blur(radius: CGFloat) -> GraphicsContext.Filter
        static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter
        static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter
      }
    }
    protocol Layout: Animatable {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      static var layoutProperties: LayoutProperties { get }
      func makeCache(subviews: LayoutSubviews) -> Cache
      func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
      func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
    }
    extension Layout {
      @_symbol("Layout.layoutProperties.get@overload2") static var layoutProperties: LayoutProperties { LayoutProperties() }
      @_symbol("Layout.updateCache(_:subviews:)@overload2") func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = makeCache(subviews: subviews) }
      func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
    }
    extension Layout where Cache == Void {
      @_symbol("Layout.makeCache(subviews:)@overload2") func makeCache(subviews: LayoutSubviews) { }
    }
    struct LayoutProperties {
      var stackOrientation: Axis?
      init() { stackOrientation = nil }
    }
    struct LayoutSubviews: RandomAccessCollection {
      @_native var startIndex: Int { get }
      @_native var endIndex: Int { get }
      @_native subscript(index: Int) -> LayoutSubview { get }
    }
    struct LayoutSubview: Equatable {
      @_native var priority: Double { get }
      @_native var spacing: ViewSpacing { get }
      @_native func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      @_native func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      @_native func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
      @_native subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
    }
    struct ViewSpacing {
      @_native func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    }
    protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    struct AnyLayout: Layout {
      init<L: Layout>(_ layout: L)
      @_native func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
      @_native func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    }
    struct VStackLayout: Layout {
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
      @_native func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
      @_native func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    }
    struct HStackLayout: Layout {
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
      @_native func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
      @_native func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    }
    struct ZStackLayout: Layout {
      init(alignment: Alignment = .center)
      @_native func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
      @_native func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    }
    struct GridLayout: Layout {
      init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
      @_native func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
      @_native func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    }
    extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    }
    """#
}
