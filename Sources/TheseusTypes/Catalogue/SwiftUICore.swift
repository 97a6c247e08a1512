extension Catalogue {
  /// The protocols, builders and structure of SwiftUI that the runtime gives meaning to.
  static let swiftUICore = #"""
    @MainActor protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor var body: Body { get }
    }
    extension Never: View {
      var body: Never { fatalError() }
    }
    extension Optional: View where Wrapped: View {
      typealias Body = Never
    }
    extension View {
      @_native static func _printChanges()
      @_native static func _logChanges()
    }
    @MainActor protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      @ViewBuilder @MainActor func body(content: Content) -> Body
    }
    extension ViewModifier {
      @_native static func _printChanges()
      @_native static func _logChanges()
    }
    struct _ViewModifier_Content<Modifier>: View {
      typealias Body = Never
    }
    struct EmptyModifier: ViewModifier {
      typealias Body = Never
      init()
      static let identity = EmptyModifier()
    }
    struct ModifiedContent<Content, Modifier> {
      init(content: Content, modifier: Modifier)
    }
    extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
      typealias Body = Never
    }
    extension View {
      func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
      func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID>
    }
    extension View where Self: Equatable {
      func equatable() -> EquatableView<Self>
    }
    struct IDView<Content, ID>: View {
      typealias Body = Never
    }
    struct EquatableView<Content>: View {
      typealias Body = Never
      init(content: Content)
    }
    @MainActor protocol App {
      associatedtype Body: Scene
      @SceneBuilder @MainActor var body: Body { get }
      init()
    }
    @MainActor protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder @MainActor var body: Body { get }
    }
    extension Never: Scene {
    }
    @resultBuilder enum SceneBuilder {
      static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
      static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
      @_disfavoredOverload static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<(repeat each Content)>
      static func buildIf<Content: Scene>(_ content: Content?) -> Content?
    }
    extension Optional: Scene where Wrapped: Scene {
      typealias Body = Never
    }
    struct _TupleScene<T>: Scene {
      typealias Body = Never
    }
    struct WindowGroup<Content: View>: Scene {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
      init(_ title: String, @ViewBuilder content: () -> Content)
      init(id: String, @ViewBuilder content: () -> Content)
      init(_ title: String, id: String, @ViewBuilder content: () -> Content)
    }
    struct Window<Content: View>: Scene {
      typealias Body = Never
      init(_ title: String, id: String, @ViewBuilder content: () -> Content)
      @_symbol("Window.init(_:id:content:)@text") init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    }
    struct Settings<Content: View>: Scene {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    @resultBuilder enum ViewBuilder {
      static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      static func buildBlock() -> EmptyView { EmptyView() }
      static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      @_disfavoredOverload static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
      static func buildIf<Content: View>(_ content: Content?) -> Content?
      @_symbol("ViewBuilder.buildIf(expression)") static func _optional<Content: View>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    }
    struct EmptyView: View {
      typealias Body = Never
      init()
    }
    struct TupleView<T>: View {
      typealias Body = Never
      init(_ value: T)
    }
    struct _ConditionalContent<TrueContent, FalseContent> {
    }
    extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
      typealias Body = Never
    }
    struct AnyView: View {
      typealias Body = Never
      init<V: View>(_ view: V)
      init<V: View>(erasing view: V)
    }
    struct Group<Content> {
    }
    extension Group: View where Content: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    }
    extension ForEach: View where Content: View {
      typealias Body = Never
    }
    extension ForEach where Data: RandomAccessCollection, ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
      @_symbol("ForEach.init(identifiable)") init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    }
    extension ForEach where Data: RandomAccessCollection, Content: View {
      @_symbol("ForEach.init(keyPath)") init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    }
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      @_symbol("ForEach.init(range)") init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    }
    extension ForEach where Content: View {
      @_symbol("ForEach.init(binding)") init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable
      @_symbol("ForEach.init(bindingKeyPath)") init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    }
    protocol DynamicViewContent: View {
    }
    extension ForEach: DynamicViewContent where Content: View {
    }
    extension DynamicViewContent {
      func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, _TraitWritingModifier<OnDeleteTraitKey>>
      func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ModifiedContent<Self, _TraitWritingModifier<OnMoveTraitKey>>
    }
    struct OnDeleteTraitKey {
    }
    struct OnMoveTraitKey {
    }
    """#
}
