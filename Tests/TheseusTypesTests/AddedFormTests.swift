import Testing

/// What a program may use of packages that are not there is no error.
///
/// Packages add members, forms of functions and conformances to the types of the libraries, their macros add members to those of the
/// program, and nobody knows the types of their values.
@Suite struct AddedFormTests {
  private func expectOpen(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Checked("import SwiftUI\nimport SomePackage\n" + source).mistakes == [], sourceLocation: sourceLocation)
  }

  @Test func takesOtherFormsOfFunctionsOfTheLibraries() {
    expectOpen(
      """
      struct Board: View {
        @State private var isShown = false
        @State private var link: URL?
        let list = List<Int>()
        let count = 3
        func sorted(_ pairs: [String: [Int]]) -> [(String, [Int])] { pairs.map { $0 }.sorted(by: \\.key.count) }
        var body: some View {
          Text("hello").sheet($isShown) { Text("shown") }
          Text("url").sheet(item: $link) { url in Text(url.path) }
          Text(count)
        }
      }
      struct Note: Decodable {
        let id: Int
        enum CodingKeys: CodingKey { case id }
        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          id = try container.decode(.id)
        }
      }
      """)
  }

  @Test func takesConformancesOfTheLibrariesTypes() {
    expectOpen(
      """
      struct Board: View {
        @StateObject var formatter = DateFormatter()
        @AppStorage("pinned") private var pinned: [Int] = []
        var body: some View { Text("a") }
        func fail() throws { throw "not there" }
      }
      """)
  }

  @Test func takesOperatorsOfTheLibrariesTypes() {
    expectOpen(
      """
      struct Board: View {
        @State private var place = CGPoint.zero
        let insets = EdgeInsets()
        var body: some View {
          Text("hello").padding(-insets)
          Circle().offset(x: (place * 2).x, y: (0.5 * place).y).offset(CGSize.zero + place)
          Button("next") { count++ }.onAppear { last ?= try? read() }
        }
        @State private var count = 0
        @State private var last: Int?
        func read() throws -> Int { 1 }
      }
      """)
  }

  @Test func takesModifiersNamedLikePropertiesOfViews() {
    expectOpen(
      """
      struct Buttons: View {
        var popups = ["a", "b"]
        var body: some View { ForEach(popups, id: \\.self) { Text($0) } }
      }
      struct Board: View {
        @State private var isShown = false
        var body: some View { Buttons().popup(isPresented: $isShown) { Text("shown") } }
      }
      """)
  }

  @Test func takesApartWhatMayBeTuples() {
    expectOpen(
      """
      struct Rules: View {
        let server: Server
        var body: some View {
          ForEach(Array(server.rules.enumerated()), id: \\.offset) { index, rule in
            Text("\\(index + 1)")
            Text(rule.text.trimmingCharacters(in: .whitespacesAndNewlines))
          }
        }
      }
      """)
  }

  @Test func changesObjectsThatUnknownProtocolsGive() {
    expectOpen(
      """
      struct Conversion: ReportingTask {
        func run() {
          progress.total = 100
          self.progress.child.total = 5
          let report = { (done: Int) in progress.completed = done }
          report(3)
        }
      }
      """)
  }

  @Test func takesMethodsBesideThoseOfExtensionsOfClasses() {
    #expect(
      Checked(
        """
        import SwiftUI
        extension NSItemProvider {
          func loadText<T>(of type: T.Type) async -> T {
            await withCheckedContinuation { continuation in
              loadText(of: type) { continuation.resume(returning: $0) }
            }
          }
        }
        """
      ).mistakes == [])
  }

  /// What no package can change: functions of the program itself, and names that nothing has.
  @Test func stillReportsMistakesInTheProgramItself() {
    let found = Checked(
      """
      import SwiftUI
      import SomePackage
      func greet(name: String) -> String { name }
      struct Board: View { var body: some View { Text(greet("Ann")).onTapGesture { cuont += 1 } } 
        @State private var count = 0 }
      """
    ).problems
    #expect(found.contains { $0.hasSuffix("missing argument label 'name:' in call") })
    #expect(found.contains { $0.contains("cannot find 'cuont' in scope; did you mean 'count'?") })
  }

  @Test func leavesWhatUnknownArgumentsDecideOpen() {
    expectOpen(
      """
      final class Model: ObservableObject {
        var words: [String: [Int]] = [:]
        var history: [String: (page: Int, date: Int)] = [:]
        func read(_ thing: Thing) -> Int? {
          let last = history[thing.id]
          let isDone = last?.page ?? 0 == -1
          words[thing.key]?.append(isDone ? 1 : 0)
          return Int(thing.text).flatMap { $0 + 1 }
        }
        func share(_ thing: Thing) -> Double { thing.size / pow(1024, 2) / Double(words.count) }
      }
      """)
  }

  /// A closure that waits is no content of a view, whatever modifier takes it.
  @Test func takesClosuresThatWaitForModifiersOfPackages() {
    expectOpen(
      """
      struct Board: View {
        @State private var count = 0
        func load() async {}
        var body: some View {
          Text("a").refreshableTask { await load(); count += 1 }.onFirstAppear { await load() }
        }
      }
      """)
  }

  /// A macro may be called as a protocol of the program is.
  @Test func takesMembersThatMacrosOfPackagesAdd() {
    expectOpen(
      """
      protocol Stateful: AnyObject { associatedtype Action }
      @MainActor @Stateful final class Model: ObservableObject {
        enum State { case idle, busy }
        enum Event { case done }
      }
      struct Board: View {
        @StateObject private var model = Model()
        var body: some View {
          if model.state == .idle { Text("idle") }
          Button("go") { model.refresh() }.onReceive(model.events) { event in print(event) }
        }
      }
      """)
  }

  /// A default in an extension meets a requirement, whatever the type has beside it under another label.
  @Test func takesDefaultsBesideMethodsOfOtherLabels() {
    expectOpen(
      """
      protocol Tracker {
        func search(for thing: Other.Thing, deep: Bool) -> [String]
        func search(title: String, deep: Bool) -> [String]
      }
      protocol Enhanced: Tracker {}
      extension Enhanced { func search(title: String, deep: Bool) -> [String] { [title] } }
      final class Mine: Enhanced { func search(for thing: Other.Thing, deep: Bool) -> [String] { [] } }
      """)
  }

  /// A package may extend a protocol of the libraries, and bring modules of which nobody imports the name.
  @Test func takesMembersOfProtocolsAndOtherModules() {
    expectOpen(
      """
      struct User { var id = 1 }
      func isStopped(_ error: any Error) -> Bool { error.isCancelled }
      final class Session { var user: SomeAuth.User?; var name: String { user?.uid ?? "" } }
      func trimmed(_ text: String) -> String { text.trim() }
      """)
  }

  /// A package's class may be called as a protocol of the libraries is.
  @Test func takesTypesOfPackagesNamedAsProtocols() {
    expectOpen(
      """
      func twice(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }
      func later() -> Observable<Int> { Observable.just(3).delay(.milliseconds(300), scheduler: Scheduler.main) }
      func none() -> Observable<Int> { .empty() }
      func all() { Observable<Int>.merge([none(), later()]).asDriver(onErrorDriveWith: .empty()) }
      """)
  }

  /// What UIKit's objects have, of which little is known, and what stands beside them.
  @Test func leavesObjectsOfUIKitOpen() {
    expectOpen(
      """
      final class Panel: UIView {}
      final class Screen: UIViewController {
        @IBOutlet weak var header: Panel!
        var panel: Panel!
        let title1 = UILabel(), button = UIButton()
        let player = Player()
        func seek(_ time: Double) {}
        func arrange(_ delay: AnyObject) {
          panel.frame.origin.y = header.frame.origin.y + self.header.frame.size.height + 24
          for view in [title1, button] { view.alpha = 1 }
          let time = (player.time + 1) >= player.end ? 0 : player.time
          seek(time)
          if delay.doubleValue == 0 { print("now") }
        }
      }
      """)
  }

  /// A closure may give nil beside a value, and take nothing or a pair, where nobody knows what is wanted of it.
  @Test func leavesClosuresForUnknownFunctionsOpen() {
    expectOpen(
      """
      struct Item { var id: Int }
      extension Publisher { func withoutValues() -> some Publisher<Void, Failure> { map { _ in () } } }
      final class Store {
        var bag: Set<AnyCancellable> = []
        let items: [Item]
        init(source: Source, panel: Panel) {
          items = [Item](source.items?.compactMap {
            if let id = $0?.id { return Item(id: id) } else { return nil }
          } ?? [])
          Publishers.Merge(panel.publisher(for: \\.isOn).withoutValues(), PassthroughSubject<Int, Never>().withoutValues())
            .debounce(for: 0.05, scheduler: DispatchQueue.main)
            .sink { print("changed") }
            .store(in: &bag)
        }
      }
      """)
  }

  /// A number beside what nobody knows is what that is, and of functions that take it alike nobody knows which is meant.
  @Test func leavesNumbersBesideUnknownValuesOpen() {
    expectOpen(
      """
      func take(_ number: Double) {}
      func half(_ number: Float) {}
      final class Links {
        class func open(_ url: URL) {}
        class func open(_ activity: NSUserActivity) {}
        class func open(_ intent: Intent) throws {}
      }
      func send<Value: Decodable>(_ request: Request<Value>) async throws -> Response<Value> { fatalError() }
      func send(_ request: Request<Void>) async throws {}
      func measure(_ settings: Settings, _ name: String?, _ context: Context, _ streams: Set<Stream>) async throws {
        let size = min(max(settings.size, 0), 1)
        take(0.1 + (0.34 - 0.1) * size)
        let width = name.map { Measure($0).width } ?? 0
        take(width + 1)
        let other = settings.other ?? 0
        take(0.5 * other)
        if let speed = Float(settings) { half(round(settings.rate * 100) / 100.0 + speed) }
        let square: CGFloat = pow(settings.size, 2)
        Links.open(context.url)
        let request = Paths.all
        print(try await send(request).value.sorted { $0.name < $1.name }, square)
        print(streams.compactMap(\\.index).sorted(by: >))
      }
      func options(_ names: [String]) -> [Int] {
        let options: Options = names.reduce(into: []) { result, name in result.insert(name == "a" ? .first : .second) }
        return options.numbers
      }
      """)
  }

  @Test func shiftsLiteralsByUnknownValues() {
    expectOpen(
      """
      struct Board: View {
        var kinds: UInt64 = 3
        var body: some View {
          if (1 << someKind) & kinds != 0 { Text("a") }
          if kinds & (1 << someOther) != 0 { Text("b") }
        }
      }
      """)
  }

  /// A class may inherit a method under labels, or with values, that its own of the name lacks, from what is not known.
  @Test func takesMethodsThatClassesInherit() {
    expectOpen(
      """
      final class Zoom: UIScrollView {
        func zoom(to point: CGPoint, animated: Bool) { zoom(to: CGRect.zero, animated: animated) }
      }
      final class Screen: UIViewController {
        var dismiss: (() -> Void)?
        let row: Row
        init(row: Row) { self.row = row; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        func close(_ other: Row) {
          if row == other { self.dismiss(animated: true, completion: { print("closed") }) }
          dismiss?()
        }
      }
      class Row: PackageRow {}
      protocol Tab: UIViewController { var number: Int { get } }
      protocol Source: PackageSource { var number: Int { get } }
      struct Hint {}
      extension Hint: PackageHint { var title: Text { Text("a") } }
      func show(_ tab: Tab & Sendable, _ source: any Source, _ hint: Hint, _ service: any Network.Service) async throws {
        tab.performSegue(withIdentifier: "a", sender: nil)
        print(source.rules, hint.status, try await service.fetch(1).decoded())
      }
      func insert(_ records: [some Storable]) throws { for record in records { try record.insert(mode: .replace) } }
      func load() -> Result<Certificate> { .rejected }
      func caught() async {
        do { try await Package.load() } catch { switch error { case .offline: print("offline"); default: print("other") } }
      }
      """)
  }

  /// What the program adds to a type of the libraries a package may add in another form.
  @Test func takesFormsBesideThoseOfExtensions() {
    expectOpen(
      """
      extension Sequence {
        func compacted(using path: KeyPath<Element, String?>) -> [Element] { filter { $0[keyPath: path] != nil } }
      }
      extension View { func picker(_ isShown: Binding<Bool>) -> some View { self } }
      struct Board: View {
        let links: [URL?] = []
        @State private var isShown = false
        var body: some View { Text("\\(links.compacted().count)").picker(isShown: $isShown) }
      }
      """)
  }

  /// What a function takes, an associated type is, or an operand, of a type that is not known leaves open what else is.
  @Test func leavesWhatUnknownTypesSayOpen() {
    expectOpen(
      """
      struct Grid: View {
        init(count: Int, loadMore: (() async -> Void)? = nil, onSelect: ((Package.Item) -> Void)? = nil) {}
        var body: some View { Text("a") }
      }
      final class Hosted<Content: View> { init(_ id: Int, controller: Host<Content>) {} }
      protocol Provider { associatedtype Template: PackageTemplate; var template: Template { get set } }
      func take(_ number: Double) {}
      struct Board<Content: View>: View {
        let content: Content
        let player: Player
        let hasMore = true
        func load() async {}
        func host() { print(Hosted(1, controller: Host(content: content))) }
        func progress(_ time: Duration) { take(time / player.length) }
        func find(_ all: [any Provider], _ one: any Provider) -> Bool { all.contains { $0.template == one.template } }
        var body: some View { Grid(count: 1) { if hasMore { await load() } } }
      }
      """)
  }

  /// What is told to a log may be of a type that is not known: nothing of it is seen.
  @Test func takesUnknownValuesInLogs() {
    let found = Checked(
      """
      import SwiftUI
      import OSLog
      import SomePackage
      let logger = Logger(subsystem: "a", category: "b")
      func tell(_ session: Session) { logger.info("state \\(session.state) \\(session.id, privacy: .public) \\(3)") }
      """
    ).problems
    #expect(!found.contains { $0.contains("appendInterpolation") || $0.contains("error") })
  }

  @Test func takesModifiersWithMoreLettersThanThoseOfTheLibrary() {
    expectOpen(
      """
      struct Badge: View { var body: some View { Text("a") } }
      struct Board: View { var body: some View { Badge().transitions(.opacity) } }
      """)
  }

  /// A protocol that is not known may refine `View`, whose builder makes the body of several views.
  @Test func buildsTheBodyOfWhatMayBeAView() {
    expectOpen(
      """
      struct Example: StyledView {
        var code: String?
        var body: some View {
          if let code { Text(code) } else { Image("none") }
          Text("end")
        }
      }
      """)
  }

  /// What is known by its name only may be the number that stands beside it.
  @Test func takesChoicesBetweenKnownAndUnknownValues() {
    expectOpen(
      """
      final class Manager {
        let sizes = [16, 32]
        var size = 16
        var board: GameBoard = GameBoard(size: 16)
        func resize(to other: GameBoard) {
          let wanted = other.size <= board.size ? board.size : sizes.first(where: { other.size < $0 }) ?? other.size
          size = wanted
          let first = other.isNew ? board.size : sizes[0]
          size = first
        }
      }
      """)
  }

  /// A wrapper that is not known says the type of a local variable, and gives it a value.
  @Test func wrapsLocalVariablesByWhatIsNotKnown() {
    expectOpen(
      """
      func load() -> Int {
        @Dependency(\\.uuid) var uuid
        @Dependency(\\.calendar) var calendar: Calendar
        print(uuid(), calendar)
        return 1
      }
      """)
  }

  @Test func takesOtherFormsOfMethodsOfUIKit() {
    expectOpen(
      """
      extension UIImage {
        func jpegData(resizedTo width: CGFloat = 10, withCompressionQuality quality: CGFloat = 0.8) -> Data? {
          self.jpegData(compressionQuality: quality)
        }
      }
      """)
  }

  /// A constant of a framework is no member of `self`, which may not be used before all is initialized.
  @Test func takesConstantsOfFrameworksBeforeTheSuperclass() {
    expectOpen(
      """
      import CoreLocation
      final class Service: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override init() {
          self.manager.desiredAccuracy = kCLLocationAccuracyThreeKilometers
          super.init()
          manager.delegate = self
        }
      }
      """)
  }

  @Test func takesPackagesNamedNearlyLikeModules() {
    expectOpen("import SwiftDate\nimport SwiftUIX\nlet day = DateInRegion()")
  }
}
