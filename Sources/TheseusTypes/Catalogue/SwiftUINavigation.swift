extension Catalogue {
  /// Navigation, tabs, toolbars and search.
  static let swiftUINavigation = #"""
    struct NavigationStack<Data, Root: View>: View {
      typealias Body = Never
    }
    extension NavigationStack where Data == NavigationPath {
      init(@ViewBuilder root: () -> Root)
      init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    }
    extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
      @_symbol("NavigationStack.init(path:root:)@bindingData") init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    }
    struct NavigationPath: Equatable {
      var _elements: [AnyHashable]
      init() { _elements = [] }
      init<S: Sequence>(_ elements: S) where S.Element: Hashable { _elements = elements.map { AnyHashable($0) } }
      var count: Int { _elements.count }
      var isEmpty: Bool { _elements.isEmpty }
      mutating func append<V: Hashable>(_ value: V) { _elements.append(AnyHashable(value)) }
      mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
    }
    struct NavigationView<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
      typealias Body = Never
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    }
    extension NavigationSplitView where Content == EmptyView {
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    }
    struct NavigationSplitViewVisibility: Hashable {
      var _name: String
      static let automatic = NavigationSplitViewVisibility(_name: "automatic")
      static let all = NavigationSplitViewVisibility(_name: "all")
      static let doubleColumn = NavigationSplitViewVisibility(_name: "doubleColumn")
      static let detailOnly = NavigationSplitViewVisibility(_name: "detailOnly")
    }
    struct NavigationSplitViewColumn: Hashable {
      var _name: String
      static let sidebar = NavigationSplitViewColumn(_name: "sidebar")
      static let content = NavigationSplitViewColumn(_name: "content")
      static let detail = NavigationSplitViewColumn(_name: "detail")
    }
    struct NavigationLink<Label: View, Destination: View>: View {
      typealias Body = Never
      init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      @_symbol("NavigationLink.init(destination:label:)@destination") init(destination: Destination, @ViewBuilder label: () -> Label)
      init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    }
    extension NavigationLink where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
      @_symbol("NavigationLink.init(_:destination:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
      @_symbol("NavigationLink.init(_:destination:)@destination") init(_ titleKey: LocalizedStringKey, destination: Destination)
      @_symbol("NavigationLink.init(_:destination:)@overload4") @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      @_symbol("NavigationLink.init(_:destination:isActive:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      @_symbol("NavigationLink.init(_:isActive:destination:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
      @_symbol("NavigationLink.init(_:tag:selection:destination:)@string") @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
      init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
      @_symbol("NavigationLink.init(_:destination:tag:selection:)@string") @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
    }
    extension NavigationLink where Destination == Never {
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
    }
    extension NavigationLink where Label == Text, Destination == Never {
      init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
      @_symbol("NavigationLink.init(_:value:)@string") @_disfavoredOverload init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
    }
    struct TabView<SelectionValue: Hashable, Content>: View {
      typealias Body = Never
    }
    extension TabView where Content: View {
      init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    }
    extension TabView where SelectionValue == Int, Content: View {
      init(@ViewBuilder content: () -> Content)
    }
    extension TabView {
      @_symbol("TabView.init(selection:content:)@bindingSelectionValue") @_disfavoredOverload init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>
      @_symbol("TabView.init(content:)@c") @_disfavoredOverload init<C>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C>, SelectionValue == Never
    }
    protocol TabContent<TabValue> {
      associatedtype TabValue: Hashable
    }
    @resultBuilder struct TabContentBuilder<TabValue: Hashable> {
      struct Content<C>: View {
        typealias Body = Never
      }
      static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
      static func buildBlock<Content>(_ content: Content) -> Content { content }
      @_symbol("TabContentBuilder.buildBlock(_:)@repeatEachContent") @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> _TupleTabContent<TabValue, (repeat each Content)>
      static func buildIf<Content>(_ content: Content?) -> Content?
      static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    struct _TupleTabContent<TabValue: Hashable, Content> {
    }
    struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
      typealias TabValue = Value
      init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    extension Tab where Label == DefaultTabLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
      @_symbol("Tab.init(_:systemImage:value:role:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
      @_symbol("Tab.init(_:image:value:role:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    }
    extension Tab where Value == Never, Label == DefaultTabLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
      @_symbol("Tab.init(_:systemImage:role:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    }
    extension Tab where Value == Never {
      init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct TabSection<Header, Content, Footer, SelectionValue: Hashable>: TabContent {
      typealias TabValue = SelectionValue
    }
    extension TabSection where Header: View, Footer == EmptyView {
      init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    }
    extension TabSection where Header == EmptyView, Footer == EmptyView {
      init(@TabContentBuilder<SelectionValue> content: () -> Content)
    }
    extension TabSection where Header == Text, Footer == EmptyView {
      init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
      @_symbol("TabSection.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    }
    struct DefaultTabLabel: View {
      typealias Body = Never
    }
    struct TabRole: Hashable {
      var _name: String
      static let search = TabRole(_name: "search")
    }
    struct ToolbarItemPlacement: Hashable {
      var _name: String
      static let automatic = ToolbarItemPlacement(_name: "automatic")
      static let principal = ToolbarItemPlacement(_name: "principal")
      static let navigation = ToolbarItemPlacement(_name: "navigation")
      static let primaryAction = ToolbarItemPlacement(_name: "primaryAction")
      static let secondaryAction = ToolbarItemPlacement(_name: "secondaryAction")
      static let status = ToolbarItemPlacement(_name: "status")
      static let confirmationAction = ToolbarItemPlacement(_name: "confirmationAction")
      static let cancellationAction = ToolbarItemPlacement(_name: "cancellationAction")
      static let destructiveAction = ToolbarItemPlacement(_name: "destructiveAction")
      static let keyboard = ToolbarItemPlacement(_name: "keyboard")
      static let topBarLeading = ToolbarItemPlacement(_name: "topBarLeading")
      static let topBarTrailing = ToolbarItemPlacement(_name: "topBarTrailing")
      static let navigationBarLeading = ToolbarItemPlacement(_name: "navigationBarLeading")
      static let navigationBarTrailing = ToolbarItemPlacement(_name: "navigationBarTrailing")
      static let bottomBar = ToolbarItemPlacement(_name: "bottomBar")
    }
    struct ToolbarPlacement: Hashable {
      var _name: String
      static let automatic = ToolbarPlacement(_name: "automatic")
      static let bottomBar = ToolbarPlacement(_name: "bottomBar")
      static let navigationBar = ToolbarPlacement(_name: "navigationBar")
      static let tabBar = ToolbarPlacement(_name: "tabBar")
      static let windowToolbar = ToolbarPlacement(_name: "windowToolbar")
    }
    @MainActor protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder var body: Body { get }
    }
    extension Never: ToolbarContent {
    }
    @resultBuilder struct ToolbarContentBuilder {
      static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
      static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
      @_symbol("ToolbarContentBuilder.buildBlock(_:)@repeatEachContent") @_disfavoredOverload static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _TupleToolbarContent<(repeat each Content)>
      static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    extension Optional: ToolbarContent where Wrapped: ToolbarContent {
      typealias Body = Never
    }
    extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
      typealias Body = Never
    }
    extension Group: ToolbarContent where Content: ToolbarContent {
      typealias Body = Never
      @_symbol("Group.init(content:)@toolbar") init(@ToolbarContentBuilder content: () -> Content)
    }
    struct _TupleToolbarContent<Content>: ToolbarContent {
      typealias Body = Never
    }
    struct ToolbarItem<ID, Content: View>: ToolbarContent {
      typealias Body = Never
    }
    extension ToolbarItem where ID == () {
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    }
    extension ToolbarItem where ID == String {
      init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    }
    struct ToolbarItemGroup<Content: View>: ToolbarContent {
      typealias Body = Never
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    }
    struct ToolbarSpacer: ToolbarContent {
      typealias Body = Never
      init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
    }
    struct SpacerSizing: Hashable {
      var _name: String
      static let flexible = SpacerSizing(_name: "flexible")
      static let fixed = SpacerSizing(_name: "fixed")
    }
    struct ToolbarTitleDisplayMode {
      var _name: String
      static let automatic = ToolbarTitleDisplayMode(_name: "automatic")
      static let inline = ToolbarTitleDisplayMode(_name: "inline")
      static let large = ToolbarTitleDisplayMode(_name: "large")
      static let inlineLarge = ToolbarTitleDisplayMode(_name: "inlineLarge")
    }
    enum NavigationBarItem {
      enum TitleDisplayMode {
        case automatic, inline, large
      }
    }
    extension View {
      func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
      @_symbol("View.navigationTitle(_:)@string") @_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> some View
      @_symbol("View.navigationTitle(_:)@text") func navigationTitle(_ title: Text) -> some View
      @_symbol("View.navigationTitle(_:)@bindingString") func navigationTitle(_ title: Binding<String>) -> some View
      func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
      @_symbol("View.navigationSubtitle(_:)@string") @_disfavoredOverload func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View
      func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
      @_symbol("View.navigationBarTitle(_:)@string") @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
      func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @_symbol("View.navigationBarTitle(_:displayMode:)@string") @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @_symbol("View.navigationBarTitle(_:)@text") func navigationBarTitle(_ title: Text) -> some View
      @_symbol("View.navigationBarTitle(_:displayMode:)@text") func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationBarHidden(_ hidden: Bool) -> some View
      func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
      func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
      func navigationBarItems<L: View>(leading: L) -> some View
      func navigationBarItems<T: View>(trailing: T) -> some View
      func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
      func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
      func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
      func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
      func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
      func navigationTransition(_ style: some NavigationTransition) -> some View
      func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
      func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
      func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
      @_symbol("View.toolbar(content:)@overload2") @_disfavoredOverload func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
      func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
      @_symbol("View.toolbarBackground(_:for:)@visibility") func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
      func toolbarRole(_ role: ToolbarRole) -> some View
      func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
      func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      @_symbol("View.searchable(text:placement:prompt:)@localizedStringKey") func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      @_symbol("View.searchable(text:placement:prompt:)@string") @_disfavoredOverload func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      @_symbol("View.searchable(text:isPresented:placement:prompt:)@textOptional") func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V) -> some View
      @_symbol("View.searchable(text:placement:prompt:suggestions:)@localizedStringKey") func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V) -> some View
      func searchable<C: RandomAccessCollection, T: Hashable>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View
      func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
      func searchCompletion(_ completion: String) -> some View
      func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    }
    protocol NavigationTransition {
    }
    struct ZoomNavigationTransition: NavigationTransition {
      init()
    }
    extension NavigationTransition where Self == ZoomNavigationTransition {
      static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
    }
    struct ToolbarDefaultItemKind: Hashable {
      var _name: String
      static let sidebarToggle = ToolbarDefaultItemKind(_name: "sidebarToggle")
      static let title = ToolbarDefaultItemKind(_name: "title")
    }
    struct ToolbarRole: Hashable {
      var _name: String
      static let automatic = ToolbarRole(_name: "automatic")
      static let browser = ToolbarRole(_name: "browser")
      static let editor = ToolbarRole(_name: "editor")
      static let navigationStack = ToolbarRole(_name: "navigationStack")
    }
    struct SearchFieldPlacement: Hashable {
      var _name: String
      static let automatic = SearchFieldPlacement(_name: "automatic")
      static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
      static let sidebar = SearchFieldPlacement(_name: "sidebar")
      static let toolbar = SearchFieldPlacement(_name: "toolbar")
      static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement(_name: "navigationBarDrawer") }
      struct NavigationBarDrawerDisplayMode {
        var _name: String
        static let automatic = NavigationBarDrawerDisplayMode(_name: "automatic")
        static let always = NavigationBarDrawerDisplayMode(_name: "always")
      }
    }
    """#
}
