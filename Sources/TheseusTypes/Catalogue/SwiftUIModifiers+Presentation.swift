extension Catalogue {
  /// Sheets, popovers, alerts, dialogs and menus.
  static let swiftUIModifiersPresentation = #"""
    extension View {
      func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
      func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
      func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View
      func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
      func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      @_symbol("View.alert(_:isPresented:actions:)@string") @_disfavoredOverload func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_symbol("View.alert(_:isPresented:actions:message:)@string") @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_symbol("View.alert(_:isPresented:presenting:actions:)@string") @_disfavoredOverload func alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_symbol("View.alert(_:isPresented:presenting:actions:message:)@string") @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_symbol("View.alert(_:isPresented:actions:)@text") func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      @_symbol("View.alert(_:isPresented:actions:message:)@text") func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
      func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { alert(isPresented: isPresented, _content: isPresented.wrappedValue ? content() : nil) }
      func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { alert(item: item, _content: item.wrappedValue.map(content)) }
      func alert(isPresented: Binding<Bool>, _content content: Alert?) -> some View
      func alert<Item: Identifiable>(item: Binding<Item?>, _content content: Alert?) -> some View
      func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
      @_symbol("View.confirmationDialog(_:isPresented:titleVisibility:actions:)@string") @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
      func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_symbol("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)@string") @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_symbol("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)@string") @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_symbol("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)@string") @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_symbol("View.confirmationDialog(_:isPresented:titleVisibility:actions:)@text") func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
      func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { actionSheet(isPresented: isPresented, _content: isPresented.wrappedValue ? content() : nil) }
      func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { actionSheet(item: item, _content: item.wrappedValue.map(content)) }
      func actionSheet(isPresented: Binding<Bool>, _content content: ActionSheet?) -> some View
      func actionSheet<T: Identifiable>(item: Binding<T?>, _content content: ActionSheet?) -> some View
      func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
      func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
      func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
      func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
      func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
      func presentationDragIndicator(_ visibility: Visibility) -> some View
      func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
      func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
      func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
      func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
      func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
      func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
      func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
      func presentationSizing(_ sizing: some PresentationSizing) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> some View
      @_symbol("View.fileExporter(isPresented:documents:contentType:onCompletion:)") func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element: FileDocument
      func dialogIcon(_ icon: Image?) -> some View
      func accessibilityShowsLargeContentViewer() -> some View
    }
    protocol FileDocument {
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      init(configuration: FileDocumentReadConfiguration) throws
      func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    }
    extension FileDocument {
      static var writableContentTypes: [UTType] { readableContentTypes }
    }
    struct FileDocumentReadConfiguration {
      var contentType: UTType
      var file: FileWrapper
    }
    struct FileDocumentWriteConfiguration {
      var contentType: UTType
      var existingFile: FileWrapper?
    }
    class FileWrapper {
      var regularFileContents: Data?
      init(regularFileWithContents contents: Data) { regularFileContents = contents }
    }
    enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source)
      case point(UnitPoint)
    }
    struct PresentationDetent: Hashable {
      var _name: String
      var _value: CGFloat
      static let medium = PresentationDetent(_name: "medium", _value: 0)
      static let large = PresentationDetent(_name: "large", _value: 0)
      static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(_name: "fraction", _value: fraction) }
      static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(_name: "height", _value: height) }
    }
    protocol PresentationSizing {
    }
    struct PresentationBackgroundInteraction {
      var _name: String
      static let automatic = PresentationBackgroundInteraction(_name: "automatic")
      static let enabled = PresentationBackgroundInteraction(_name: "enabled")
      static let disabled = PresentationBackgroundInteraction(_name: "disabled")
      static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(_name: "enabled") }
    }
    struct PresentationAdaptation: Hashable {
      var _name: String
      static let automatic = PresentationAdaptation(_name: "automatic")
      static let none = PresentationAdaptation(_name: "none")
      static let popover = PresentationAdaptation(_name: "popover")
      static let sheet = PresentationAdaptation(_name: "sheet")
      static let fullScreenCover = PresentationAdaptation(_name: "fullScreenCover")
    }
    struct PresentationContentInteraction: Hashable {
      var _name: String
      static let automatic = PresentationContentInteraction(_name: "automatic")
      static let resizes = PresentationContentInteraction(_name: "resizes")
      static let scrolls = PresentationContentInteraction(_name: "scrolls")
    }
    protocol _PresentedDescription {
      var _views: AnyView { get }
    }
    func _presentedViews(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) -> AnyView {
      AnyView(
        VStack {
          title
          if let message { message }
          ForEach(buttons.indices, id: \.self) { index in
            Button { buttons[index]._action?() } label: { buttons[index]._label }
          }
        })
    }
    struct Alert: _PresentedDescription {
      var _title: Text
      var _message: Text?
      var _buttons: [Alert.Button]
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        _title = title
        _message = message
        _buttons = [dismissButton ?? Alert.Button(_label: Text("OK"), _action: nil)]
      }
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        _title = title
        _message = message
        _buttons = [primaryButton, secondaryButton]
      }
      var _views: AnyView { _presentedViews(_title, _message, _buttons) }
      struct Button {
        var _label: Text
        var _action: (() -> Void)?
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_label: label, _action: action) }
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_label: label, _action: action) }
        static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_label: Text("Cancel"), _action: action) }
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_label: label, _action: action) }
      }
    }
    struct ActionSheet: _PresentedDescription {
      typealias Button = Alert.Button
      var _title: Text
      var _message: Text?
      var _buttons: [Alert.Button]
      init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        _title = title
        _message = message
        _buttons = buttons
      }
      var _views: AnyView { _presentedViews(_title, _message, _buttons) }
    }
    """#
}
