extension Catalogue {
  /// Scenes, commands, and the parts of UIKit that SwiftUI files name.
  static let swiftUIScenes = #"""
    struct DocumentGroup<Document, Content: View>: Scene {
      typealias Body = Never
    }
    struct MenuBarExtra<Label: View, Content: View>: Scene {
      typealias Body = Never
    }
    extension MenuBarExtra where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_symbol("MenuBarExtra.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    }
    extension Scene {
      func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
      func windowStyle<S: WindowStyle>(_ style: S) -> some Scene
      func windowResizability(_ resizability: WindowResizability) -> some Scene
      func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      func environmentObject<T: ObservableObject>(_ object: T) -> some Scene
      func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
      func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene
      @_symbol("Scene.onChange(of:initial:_:)@void") func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
      @_disfavoredOverload func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
    }
    protocol WindowStyle {
    }
    struct HiddenTitleBarWindowStyle: WindowStyle {
      init()
    }
    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
      static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
    }
    struct WindowResizability: Hashable {
      var _name: String
      static let automatic = WindowResizability(_name: "automatic")
      static let contentSize = WindowResizability(_name: "contentSize")
      static let contentMinSize = WindowResizability(_name: "contentMinSize")
    }
    @MainActor protocol Commands {
      associatedtype Body: Commands
      @CommandsBuilder var body: Body { get }
    }
    extension Never: Commands {
    }
    @resultBuilder struct CommandsBuilder {
      static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
      static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
      @_symbol("CommandsBuilder.buildBlock(_:)@repeatEachContent") @_disfavoredOverload static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<(repeat each Content)>
      static func buildIf<Content: Commands>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: Commands, FalseContent: Commands>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: Commands, FalseContent: Commands>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    struct EmptyCommands: Commands {
      typealias Body = Never
      init()
    }
    extension Optional: Commands where Wrapped: Commands {
      typealias Body = Never
    }
    extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
      typealias Body = Never
    }
    extension Group: Commands where Content: Commands {
      typealias Body = Never
      @_symbol("Group.init(content:)@commands") init(@CommandsBuilder content: () -> Content)
    }
    extension Group: Scene where Content: Scene {
      typealias Body = Never
      @_symbol("Group.init(content:)@scene") init(@SceneBuilder content: () -> Content)
    }
    struct _TupleCommands<Content>: Commands {
      typealias Body = Never
    }
    struct CommandMenu<Content: View>: Commands {
      typealias Body = Never
      init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    }
    struct CommandGroup<Content: View>: Commands {
      typealias Body = Never
      init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    }
    struct SidebarCommands: Commands {
      typealias Body = Never
      init()
    }
    struct ToolbarCommands: Commands {
      typealias Body = Never
      init()
    }
    struct CommandGroupPlacement: Hashable {
      var _name: String
      static let newItem = CommandGroupPlacement(_name: "newItem")
      static let saveItem = CommandGroupPlacement(_name: "saveItem")
      static let undoRedo = CommandGroupPlacement(_name: "undoRedo")
      static let pasteboard = CommandGroupPlacement(_name: "pasteboard")
      static let textEditing = CommandGroupPlacement(_name: "textEditing")
      static let toolbar = CommandGroupPlacement(_name: "toolbar")
      static let sidebar = CommandGroupPlacement(_name: "sidebar")
      static let help = CommandGroupPlacement(_name: "help")
      static let appInfo = CommandGroupPlacement(_name: "appInfo")
      static let appSettings = CommandGroupPlacement(_name: "appSettings")
      static let windowSize = CommandGroupPlacement(_name: "windowSize")
      static let windowList = CommandGroupPlacement(_name: "windowList")
    }
    protocol UIViewRepresentable: View {
      associatedtype UIViewType
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
      func makeCoordinator() -> Coordinator
    }
    extension UIViewRepresentable {
      var body: Never { get }
    }
    extension UIViewRepresentable where Coordinator == Void {
      @_symbol("UIViewRepresentable.makeCoordinator()@overload2") func makeCoordinator() { }
    }
    struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
    }
    protocol UIViewControllerRepresentable: View {
      associatedtype UIViewControllerType
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>)
      func makeCoordinator() -> Coordinator
    }
    extension UIViewControllerRepresentable {
      var body: Never { get }
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      @_symbol("UIViewControllerRepresentable.makeCoordinator()@overload2") func makeCoordinator() { }
    }
    struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
    }
    protocol NSViewRepresentable: View {
      associatedtype NSViewType
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      func makeNSView(context: NSViewRepresentableContext<Self>) -> NSViewType
      func updateNSView(_ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
      func makeCoordinator() -> Coordinator
    }
    extension NSViewRepresentable {
      var body: Never { get }
    }
    extension NSViewRepresentable where Coordinator == Void {
      @_symbol("NSViewRepresentable.makeCoordinator()@overload2") func makeCoordinator() { }
    }
    struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
    }
    protocol NSViewControllerRepresentable: View {
      associatedtype NSViewControllerType
      associatedtype Coordinator = Void
      typealias Context = NSViewControllerRepresentableContext<Self>
      func makeNSViewController(context: NSViewControllerRepresentableContext<Self>) -> NSViewControllerType
      func updateNSViewController(_ nsViewController: NSViewControllerType, context: NSViewControllerRepresentableContext<Self>)
      func makeCoordinator() -> Coordinator
    }
    extension NSViewControllerRepresentable {
      var body: Never { get }
    }
    extension NSViewControllerRepresentable where Coordinator == Void {
      @_symbol("NSViewControllerRepresentable.makeCoordinator()@overload2") func makeCoordinator() { }
    }
    struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
    }
    struct Selector: Hashable, CustomStringConvertible {
      var description: String { _name }
      var _name: String
      var _call: ((Any, Any) -> Void)?
      init(_ name: String) { _name = name }
      init(_name name: String, _call: @escaping (Any, Any) -> Void) { _name = name; self._call = _call }
      func _perform(_ target: Any, _ argument: Any) {
        if let _call { _call(target, argument) } else { _performSelector(_name) }
      }
      static func == (a: Selector, b: Selector) -> Bool { a._name == b._name }
      func hash(into hasher: inout Hasher) { hasher.combine(_name) }
    }
    func _performSelector(_ name: String)
    extension NotificationCenter {
      func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        let token = addObserver(forName: name, object: object, queue: nil) { [weak target] notification in
          if let target { selector._perform(target, notification) }
        }
        _keep(token, for: target, name: name, object: object)
      }
    }
    extension Timer {
      @discardableResult static func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
        let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in selector._perform(target, timer) }
        timer._info = userInfo
        return timer
      }
      convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(timeInterval: interval, repeats: repeats) { timer in selector._perform(target, timer) }
        _info = userInfo
      }
    }
    @_partial class UIResponder: NSObject {
      override init() { super.init() }
      @discardableResult func resignFirstResponder() -> Bool { true }
    }
    @_partial class UIView: UIResponder {
      override init() { super.init() }
    }
    @_partial class UIViewController: UIResponder {
      override init() { super.init() }
    }
    @_partial class NSView: NSObject {
      override init() { super.init() }
    }
    @_partial class NSViewController: NSObject {
      override init() { super.init() }
    }
    @_partial class UIApplication: UIResponder {
      override init() { super.init() }
      static let shared: UIApplication = UIApplication()
      @_native func open(_ url: URL)
      @_symbol("UIApplication.open(async)") @discardableResult func open(_ url: URL) async -> Bool {
        _openLink(url)
        return true
      }
      func _openLink(_ url: URL) { open(url) }
      @discardableResult @_native func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool
    }
    @_partial class UIScreen: NSObject {
      override init() { super.init() }
      static let main: UIScreen = UIScreen()
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
      var scale: CGFloat { 3 }
    }
    @_partial class UIDevice: NSObject {
      override init() { super.init() }
      static let current: UIDevice = UIDevice()
      var name: String { "iPhone" }
      var model: String { "iPhone" }
      var systemName: String { "iOS" }
      var systemVersion: String { "26.0" }
    }
    class UIImpactFeedbackGenerator {
      init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) { }
      func impactOccurred() { }
      func prepare() { }
      enum FeedbackStyle {
        case light, medium, heavy, soft, rigid
      }
    }
    class UINotificationFeedbackGenerator {
      init() { }
      func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) { }
      enum FeedbackType {
        case success, warning, error
      }
    }
    """#
}
