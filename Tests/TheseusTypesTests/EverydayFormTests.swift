import Testing

/// What projects write beside the usual forms and the compiler takes: none of it is reported.
@Suite struct EverydayFormTests {
  private func expectValid(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Checked("import SwiftUI\n" + source).mistakes == [], sourceLocation: sourceLocation)
  }

  /// UIKit's colors and images are classes; a color literal in parentheses is of the type before them (SE-0213).
  @Test func takesColorsForObjects() {
    expectValid(
      """
      extension UIColor {
        convenience init(hex: Int) {
          self.init(red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: 0, alpha: 1)
        }
        class func brand() -> UIColor { UIColor(hex: 0x336699) }
        class var accent: UIColor { .brand() }
      }
      extension UIImage { convenience init?(row: Int) { self.init(systemName: "\\(row).circle") } }
      let literal = UIColor(#colorLiteral(red: 0.6, green: 0.1, blue: 0.2, alpha: 1))
      let color = Color(UIColor(hex: 0xff8800))
      """)
  }

  /// DOC:font/init(_:) takes a `CTFont`, which one of UIKit is bridged to.
  @Test func takesFontsOfTheSystem() {
    expectValid(
      """
      import UIKit
      extension Font { init(uiFont: UIFont) { self = Font(uiFont as CTFont) } }
      struct Title: View {
        var body: some View { Text("a").font(Font(UIFont.systemFont(ofSize: 16))).font(.init(uiFont: UIFont())) }
      }
      """)
  }

  /// DOC:stepper, DOC:view/ondrop(of:istargeted:perform:), DOC:dynamicviewcontent/oninsert(of:perform:): the forms with a label at the end and
  /// with identifiers; DOC:toggle/init(sources:ison:label:) takes a binding of a collection, which is a collection of bindings.
  @Test func takesOlderForms() {
    expectValid(
      """
      struct Alarm: Identifiable { let id: Int; var isOn = false }
      struct Board: View {
        @State private var alarms = [Alarm(id: 1), Alarm(id: 2)]
        @Environment(\\.sizeCategory) private var size
        var body: some View {
          List {
            Stepper(onIncrement: { alarms.append(Alarm(id: alarms.count)) }, onDecrement: nil) { Text("Count") }
            Toggle("All", sources: $alarms, isOn: \\.isOn)
            ForEach($alarms.reversed()) { $alarm in Toggle("One", isOn: $alarm.isOn) }
              .onInsert(of: ["public.text"]) { index, providers in print(index, providers.count) }
            if let first = $alarms.first { Toggle("First", isOn: first.isOn) }
            Text("\\($alarms.isEmpty ? "none" : "some")").lineLimit(size > .large || size.isAccessibilityCategory ? 1 : 2)
          }
          .onDrop(of: ["public.text"], isTargeted: nil) { providers in !providers.isEmpty }
        }
      }
      """)
  }

  /// DOC:sequencegesture/value: it is equatable where both gestures' values are.
  @Test func comparesValuesOfGestures() {
    expectValid(
      """
      let gesture = LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
        if value == .first(true) { print("held") }
      }
      """)
  }

  /// DOC:logger, DOC:oslogmessage: what is interpolated into a message of the log says how it is written.
  @Test func takesMessagesOfLogs() {
    expectValid(
      """
      import os
      private let log = Logger(subsystem: "theseus", category: "views")
      func report(_ count: Int, _ share: Double, _ type: Any.Type) {
        log.info("\\(count, privacy: .public) of \\(share, format: .fixed(precision: 2)) in \\(type)")
        log.error("none of \\(count, format: .hex, privacy: .private(mask: .hash))")
        os_log("found %d", log: .default, type: .debug, count)
      }
      """)
  }

  /// DOC:modelactor(): the macro adds the container, and an initializer with it; DOC:modelactor/modelcontext.
  @Test func takesActorsOfModels() {
    expectValid(
      """
      import SwiftData
      @Model final class Item { var name: String; init(name: String) { self.name = name } }
      @ModelActor actor Store {
        func all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) }
      }
      extension Store {
        func add(_ name: String) throws { try modelContext.transaction { modelContext.insert(Item(name: name)) } }
        nonisolated var isShared: Bool { modelContainer === modelContainer }
      }
      func open(_ container: ModelContainer) async throws -> Int { try await Store(modelContainer: container).all().count }
      """)
  }

  /// A published property is set to itself to tell of a change; Swift's error is for stored properties, and that of a wrapper is none.
  @Test func takesPropertiesSetToThemselves() {
    expectValid(
      """
      final class Page: ObservableObject { @Published var name = ""; func renew() { self.name = name } }
      @Observable final class Book { var name = ""; func renew() { self.name = name } }
      """)
  }

  /// Of the classes of the libraries not every form of every method is listed.
  @Test func takesLibrariesForProtocolsOfTheProgram() {
    expectValid(
      """
      protocol Texts {
        func path(forResource name: String?, ofType type: String?) -> String?
        func localizedString(forKey key: String, value: String?, table: String?) -> String
      }
      extension Bundle: Texts {}
      protocol Posts { func post(name: Notification.Name, object: Any?) }
      extension NotificationCenter: Posts {}
      protocol Opener { func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) }
      extension UIApplication: Opener {}
      """)
    let lacking = Checked("import SwiftUI\nprotocol Named { func rename() }\nextension Date: Named {}").problems
    #expect(lacking.count == 1)
  }

  /// Of two required properties of one name the type that is compared with says which is meant.
  @Test func takesTheRequiredPropertyThatIsCompared() {
    expectValid(
      """
      protocol Owned { var id: UUID { get }; var owner: String { get } }
      func isMeant<T: Identifiable & Owned>(_ item: T, id: UUID) -> Bool { item.id == id && id == item.id }
      """)
  }

  /// DOC:binding/transaction; what is not known may want of two values what they have in common, and is no decoder.
  @Test func takesValuesForWhatIsNotKnown() {
    expectValid(
      """
      import Routes
      final class Premium {}
      final class Free {}
      struct Track: Codable { var id: Int; var name: String }
      protocol Playable { var name: String { get } }
      extension Track { init<P: Playable>(_ item: P) { self.init(id: 1, name: item.name) } }
      struct Player: View {
        let songs: [Song]
        @Binding var volume: Double
        var body: some View {
          Button("Play") {
            open(songs.isEmpty ? Premium() : Free())
            print(songs.map(Track.init).count)
            withAnimation(_volume.transaction.animation) { volume = 1 }
          }
        }
      }
      """)
  }

  /// DOC:predicate(_:): a macro makes an expression of its closure, in which nothing needs `try`; DOC:view/badge(_:).
  @Test func takesTestsOfMacrosAndOptionalBadges() {
    expectValid(
      """
      import SwiftData
      @Model final class Entry { var count: Int; init(count: Int) { self.count = count } }
      func joined(_ tests: [Predicate<Entry>]) -> Predicate<Entry>? {
        tests.reduce(nil as Predicate<Entry>?) { (result: Predicate<Entry>?, test: Predicate<Entry>) in
          if let result { return #Predicate<Entry> { result.evaluate($0) && test.evaluate($0) } }
          return test
        }
      }
      struct Rows: View {
        let name: String?
        let formatter = DateFormatter()
        var body: some View {
          List { Text("a").badge(name); Text("b").badge(2); Text(Date(), formatter: formatter).badge(Text("d")) }
        }
      }
      """)
  }

  /// What is not known may be an optional, and a closure for it may give none.
  @Test func leavesOptionalsOfWhatIsNotKnown() {
    expectValid(
      """
      import Messages
      struct Note { init(with item: Item) throws {} }
      struct Lost: Error {}
      func send(_ token: String?) throws -> Int {
        guard let token = token ?? Messenger.shared.token else { return 0 }
        let notes: [Note] = try Store.shared.items.compactMap { item in
          do { return try Note(with: item) } catch is Lost { return nil }
        }
        Messenger.shared.send(token) { isSent, error in
          if isSent { Task { print("sent") } } else { print(error) }
        }
        return notes.count + token.count
      }
      """)
  }

  /// DOC:appstorage/init(wrappedvalue:_:store:): a raw value is kept, which an extension may give optionals of the program's types.
  @Test func keepsOptionalsWithRawValues() {
    expectValid(
      """
      struct Account: Codable { var name: String }
      extension Optional: @retroactive RawRepresentable where Wrapped: Codable {
        public init?(rawValue: String) { nil }
        public var rawValue: String { "" }
      }
      final class Storage: ObservableObject { @AppStorage("account") var account: Account? = nil }
      """)
    let lacking = Checked("import SwiftUI\nstruct Own {}\nclass A { @AppStorage(\"a\") var own: Own? = nil }").problems
    #expect(lacking.contains { $0.contains("no exact matches in call to initializer") })
  }

  /// A selector names a method; of classes of UIKit nothing else is known.
  @Test func takesSelectors() {
    let source = """
      import SwiftUI
      final class Watcher: NSObject {
        @objc func changed(_ note: Notification) {}
        func watch() { print(#selector(changed(_:)), #selector(Watcher.changed), #selector(UIResponder.resignFirstResponder)) }
        func slip() { print(#selector(chnaged(_:))) }
      }
      """
    #expect(Checked(source).problems == ["5:33 unknown-name: cannot find 'chnaged' in scope; did you mean 'changed'?"])
  }

  /// What stands before the name of a type of the program may be its own module's name.
  @Test func takesTheNameOfTheApp() {
    expectValid(
      """
      struct Register: Codable { var number = 1 }
      enum Settings { static let limit = 3 }
      let register = MyShop.Register(number: MyShop.Settings.limit)
      let other: myshop.Register = .init()
      """)
  }

  /// SE-0306: an actor may inherit from `NSObject`; DOC:published: its storage is read as a `Published` of its value.
  @Test func takesObjectsOfFoundation() {
    expectValid(
      """
      actor Loader: NSObject { var count = 0 }
      let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = .day
        formatter.allowedUnits = [.hour, .minute]
        return formatter
      }()
      protocol Routing: ObservableObject {
        var routePublished: Published<Int?> { get }
        var routePublisher: Published<Int?>.Publisher { get }
      }
      final class Router: Routing {
        @Published var route: Int?
        var routePublished: Published<Int?> { _route }
        var routePublisher: Published<Int?>.Publisher { $route }
      }
      protocol Stoppable { func cancel() }
      extension URLSessionTask: Stoppable {}
      func load(_ request: URLRequest) -> Stoppable? { URLSession.shared.dataTask(with: request) { _, _, _ in } }
      extension Publisher where Output == URLSession.DataTaskPublisher.Output {
        func decoded<Value: Decodable>() -> AnyPublisher<Value, any Error> {
          tryMap { data, response in
            guard response is HTTPURLResponse else { throw URLError(.badURL) }
            return data
          }
          .decode(type: Value.self, decoder: JSONDecoder()).eraseToAnyPublisher()
        }
      }
      """)
  }

  /// DOC:foundation/urlsession/datatask(with:), DOC:objectivec/nsobject/instancesrespond(to:), which every class has.
  @Test func takesTasksForDelegatesAndQuestionsToClasses() {
    expectValid(
      """
      func start(_ session: URLSession, _ link: URL) {
        session.dataTask(with: link).resume()
        session.dataTask(with: URLRequest(url: link)).resume()
        session.uploadTask(with: URLRequest(url: link), from: Data()).resume()
      }
      func responds(_ type: AnyClass) -> Bool { type.instancesRespond(to: Selector("run")) }
      """)
  }

  /// DOC:foundation/attributedstring conforms to `Codable` on Apple's systems.
  @Test func storesTextsWithAttributes() {
    expectValid(
      """
      struct Message: Codable {
        var text: AttributedString
        var reply: AttributedString?
      }
      struct Chat: View {
        @State private var message = Message(text: "hello")
        var body: some View { Text(message.text) }
      }
      """)
  }

  /// A class of UIKit has properties of the names of its delegate's methods, and its objects are compared with those of its superclass.
  @Test func takesPropertiesBesideMethodsOfDelegates() {
    expectValid(
      """
      final class Navigation: UINavigationController, UINavigationControllerDelegate {
        func hide() { self.navigationController?.isNavigationBarHidden = true }
        func navigationController(_ controller: UINavigationController, willShow next: UIViewController, animated: Bool) {}
      }
      final class Coordinator {
        let navigation = Navigation()
        var children: [UIViewController] = []
        var isAtTop: Bool { (children.last ?? navigation) == navigation }
        func bar() { let bar = navigation.navigationController; print(bar?.title ?? "") }
      }
      """)
  }

  /// Groups hold commands and scenes as well, steppers a format and bounds.
  ///
  /// DOC:group, DOC:commandsbuilder, DOC:window/init(_:id:content:), DOC:stepper/init(_:value:in:step:format:oneditingchanged:),
  /// DOC:view/contentmargins(_:_:for:), DOC:view/focusedvalue(_:_:), DOC:text/init(_:tablename:bundle:comment:).
  @Test func takesGroupsOfCommandsAndScenes() {
    expectValid(
      """
      struct Files: Commands { var body: some Commands { CommandMenu("File") { Button("New") {} } } }
      struct AllCommands: Commands {
        let isBusy = true
        var body: some Commands {
          Group { Files(); if isBusy { Files() } else { EmptyCommands() } }
        }
      }
      struct Board: View {
        @State private var size = 12.0
        let margins = EdgeInsets()
        let note: StaticString = "a note"
        var body: some View {
          Stepper("Size", value: $size, in: 8...20, step: 1, format: .number)
          Stepper(value: $size, in: 0.5...20, step: 0.5, format: .number) { Text("Size", comment: note) }
            .contentMargins(.all, margins, for: .scrollContent)
        }
      }
      extension FocusedValues { @Entry var chosen: Int? }
      extension View { func chosen(_ number: Int, isOn: Bool) -> some View { focusedValue(\\.chosen, isOn ? number : nil) } }
      struct Shop: App {
        var body: some Scene {
          Group {
            WindowGroup { Board() }.commands { AllCommands() }
            Window(Text("Log"), id: "log") { Text("log") }
          }
        }
      }
      """)
  }

  /// A type, and a function of the program by its name: a call means either; what is of a generic type already says first what that is.
  @Test func takesFunctionsNamedAsTypes() {
    expectValid(
      """
      func Section(_ title: String, note: String) -> some View { Section { Text(note) } header: { Text(title) } }
      enum Kind { case first, second }
      struct Bar<T: Hashable>: View {
        struct Item { let tab: T; let title: String }
        let items: [Item]
        @Binding var selected: T
        var body: some View { Text("bar") }
      }
      struct Board: View {
        @State private var kind: Kind?
        var body: some View {
          Form {
            Section { Text("a") }
            Section("Title", note: "note")
            Bar(items: [Bar.Item(tab: Kind.first, title: "1"), Bar.Item(tab: Kind.second, title: "2")], selected: $kind)
          }
        }
      }
      """)
  }

  /// A color of the asset catalogue may be called as a modifier of views is.
  @Test func takesColorsNamedAsModifiers() {
    expectValid(
      """
      struct Board: View { var body: some View { Color.background.ignoresSafeArea().overlay(Color.shadow) } }
      """)
  }

  /// A requirement on the type is met by a member of the type, whatever its values keep to themselves.
  @Test func takesHiddenMembersNamedLikeThoseOfTheType() {
    expectValid(
      """
      protocol Demo {
        static var title: String { get }
        static func make() -> Int
      }
      struct Board: Demo, View {
        static let title = "Board"
        static func make() -> Int { 1 }
        @State private var title: String?
        private func make() -> Int { 2 }
        var body: some View { Text(title ?? "none") }
      }
      """)
  }

  /// DOC:environmentvalues/subscript(_:) takes the class of an observable object, too.
  @Test func readsObservableObjectsOfTheEnvironment() {
    expectValid(
      """
      @Observable final class Settings { var name = "a" }
      extension EnvironmentValues {
        var settings: Settings? {
          get { self[Settings.self] }
          set { self[Settings.self] = newValue }
        }
      }
      """)
  }

  /// DOC:view/body-swift.property of `Never`, which may meet the requirement of another protocol; DOC:uikit/uicolor/cgcolor.
  @Test func takesMembersThatTheLibraryHas() {
    expectValid(
      """
      protocol Entity {
        associatedtype Body: Entity
        var body: Body { get }
      }
      extension Never: Entity {}
      struct Nothing: Entity { var body: Never { fatalError() } }
      struct HColor {}
      extension UIColor { var transparency: CGFloat { 1 - cgColor.alpha } }
      """)
  }

  /// DOC:swiftdata/query() is a macro, which makes a constant's getter.
  @Test func takesQueriesOfConstants() {
    expectValid(
      """
      import SwiftData
      @Model class Note { var text = ""; init() {} }
      struct Board: View {
        @Query let notes: [Note]
        var body: some View { Text("\\(notes.count)") }
      }
      """)
  }

  /// DOC:fetchedresults/nspredicate and DOC:fetchedresults/sortdescriptors are set on what a wrapper gives.
  @Test func asksFetchedResultsForOthers() {
    expectValid(
      """
      import CoreData
      class Event: NSManagedObject {}
      struct Board: View {
        @FetchRequest(sortDescriptors: []) var events: FetchedResults<Event>
        var body: some View {
          List { Text("a") }.onAppear {
            events.nsPredicate = NSPredicate(format: "key == %@", "a")
            events.sortDescriptors = []
            events.nsSortDescriptors = []
          }
        }
      }
      """)
  }

  /// On Apple's systems an object of any class is asked for what stands under a key.
  @Test func readsObjectsByKeys() {
    expectValid(
      """
      func names(in list: [AnyObject]) -> [String] { list.map { $0["name"] as? String ?? "" } }
      """)
  }

  /// A property of another type meets no requirement, and may be hidden where an extension has what does.
  @Test func takesHiddenPropertiesOfOtherTypes() {
    expectValid(
      """
      public protocol Entry { var parameters: [any Parameter] { get } }
      public protocol Parameter {}
      extension Entry { public var parameters: [any Parameter] { [] } }
      public struct Snow: Entry {
        struct Parameters { var size = 1 }
        private var parameters: Parameters
        public init() { parameters = .init() }
      }
      """)
  }

  /// An initializer of the program says what is kept, where nothing else does.
  @Test func keepsWhatOwnInitializersSay() {
    expectValid(
      """
      protocol StorageKey {
        associatedtype Value
        static var key: String { get }
        static var initial: Value { get }
      }
      enum ThemeKey: StorageKey { static let key = "theme"; static let initial = "dark" }
      enum SizeKey: StorageKey { static let key = "size"; static let initial = 12.5 }
      extension AppStorage where Value == String {
        init<K: StorageKey>(_ key: K.Type) where K.Value == String { self.init(wrappedValue: key.initial, key.key) }
      }
      extension AppStorage where Value == Double {
        init<K: StorageKey>(_ key: K.Type) where K.Value == Double { self.init(wrappedValue: key.initial, key.key) }
      }
      struct Board: View {
        @AppStorage(ThemeKey.self) var theme
        @AppStorage(SizeKey.self) var size
        var body: some View {
          Text(theme + "a")
          Slider(value: $size)
        }
      }
      """)
  }

  /// What a type of Foundation holds that is not in the catalogue is no type of the program.
  @Test func takesTypesWithinUnlistedOnes() {
    expectValid(
      """
      struct Message { var text = "" }
      final class Feed {
        var messages: [Message] = []
        func take(_ result: Result<URLSessionWebSocketTask.Message, any Error>) {
          if case .success(let message) = result, case .string(let text) = message {
            messages.append(Message(text: text))
          }
        }
      }
      """)
  }

  /// The symbols of a formatter are optionals that unwrap themselves on Apple's systems (`DateFormatter.monthSymbols: [String]!`).
  @Test func unwrapsWhatIsOptionalOnApplesSystems() {
    expectValid(
      """
      struct Days: View {
        let formatter = DateFormatter()
        var first: String {
          guard let symbols = formatter.veryShortWeekdaySymbols else { return "" }
          return symbols[0] + formatter.monthSymbols![0] + (formatter.eraSymbols?.first ?? "") + formatter.amSymbol
        }
        var body: some View { Text(first + formatter.shortMonthSymbols[0].lowercased()) }
      }
      """)
  }
}
