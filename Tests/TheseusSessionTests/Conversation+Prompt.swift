extension Conversation {
  static let prompt = [
    // DOC:text, DOC:image, DOC:localizedstringkey, DOC:keyequivalent: all are equatable.
    Conversation(
      "values of SwiftUI compared",
      "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"a\") } }",
      [
        #"Text("a") == Text("a")"#, #"Text("a").bold() == Text("a")"#, #"Image("a") == Image(systemName: "a")"#,
        #"UIColor.red == .red"#, #"UIColor(white: 1, alpha: 1) == .white"#, #"let key: LocalizedStringKey = "a""#,
        #"key == LocalizedStringKey("a")"#, #"[key] == ["b"]"#, #"KeyEquivalent("a") == "a""#,
        #"("a" as KeyEquivalent).character"#, #"Set([PresentationDetent.medium, .medium]).count"#,
      ]),
    // DOC:text/init(_:formatter:): what the formatter writes; how an interval is written nobody says, and so no words are shown.
    Conversation(
      "texts of formatters",
      """
      import SwiftUI
      struct ContentView: View {
        @State private var price = 1234.5
        private let prices: NumberFormatter = {
          let formatter = NumberFormatter()
          formatter.numberStyle = .decimal
          formatter.minimumFractionDigits = 2
          return formatter
        }()
        private var years: DateFormatter {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy"
          return formatter
        }
        var body: some View {
          Text(NSNumber(value: price), formatter: prices)
          Text(Date(timeIntervalSince1970: 0), formatter: years).bold()
          Text(Date()...Date().addingTimeInterval(60))
        }
      }
      """, [":tree", "price = 2", ":tree"]),
    // What is not known may be told of the view in whose body it stands, as of a delegate; it is not shown in itself for that.
    Conversation(
      "self told to what is not known",
      """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 1
        var body: some View { Chart(count) { Text("\\(count)") }.described(by: self).tracked(Badge()) }
      }
      struct Badge: View { var body: some View { Text("badge") } }
      """, ["count = 2", ":tree"]),
    Conversation(
      "mutations and expressions", counter,
      [
        "n += 1", "n", "n + 1", "\"a\" + \"b\"", "[n: \"x\"]",
        "Optional(3)", "n = 1", "print(n)", ":tap Add", "n",
      ]),
    Conversation(
      "prompt variables and functions", counter,
      [
        "let two = 2", "var list = [1, two]", "list.append(n)", "list",
        "func twice(_ x: Int) -> Int { x * two }", "n = twice(4)", "twice(n)",
        "let n = 99", "n", ":tap Add", "var late: Int { twice(3) }",
        "late", "let two = \"zwei\"", "two", "twice(1)",
      ]),
    Conversation(
      "computed and observed variables", counter,
      [
        "var double: Int { n * 2 }", "double", "n = 4", "double", "double = 3",
        "var next: Int { get { n + 1 } set { n = newValue - 1 } }", "next = 10", "next += 1", "double",
        "var list = [1] { didSet { print(oldValue, list) } }", "list.append(2)", "list",
        "struct Extra { var a = 1 }", "list.append(3)", "list", "double", ":undo 2", "list", "n = 7", "double",
        "var double = 2", "double", "func twice() -> Int { next * 2 }", "twice()",
      ]),
    Conversation(
      "operators", counter,
      [
        "precedencegroup Low { associativity: left lowerThan: AdditionPrecedence }", "infix operator +++: Low",
        "func +++ (a: Int, b: Int) -> Int { a * 10 + b }", "1 + 1 +++ n + 3", "prefix operator √",
        "prefix func √ (a: Double) -> Double { a.squareRoot() }", "√9",
      ]),
    Conversation(
      "existentials and opaque results", counter,
      [
        "protocol Store<Item> { associatedtype Item; var items: [Item] { get } }",
        "struct Memory<Item>: Store { var items: [Item] }", "let some: any Store<Int> = Memory(items: [1, 2])",
        "some.items", "let any: any Store = some", "any.items", "any.items[0] + 1",
        "let other: any Store<String> = some",
        "func secret() -> some Equatable { 1 }", "secret()", "type(of: Any.self)",
      ]),
    Conversation(
      "values of wrappers",
      """
      import SwiftUI
      struct Form: View {
        @State private var name = "Rex"
        @State private var age: Int? = nil
        @AppStorage("color") private var color = "red"
        @FocusState private var isFocused: Bool
        var body: some View { Text(name) }
      }
      """,
      ["_name", "$name", "_age", "_color", "_isFocused", "self", "dump(_name)"]),
    Conversation(
      "inputs that await",
      """
      import SwiftUI
      struct Late: Error { let by: Int }
      @Observable class Shop {
        var items: [String] = []
        func load(_ name: String, in seconds: Int) async throws -> Int {
          try await Task.sleep(for: .seconds(seconds))
          if seconds > 3 { throw Late(by: seconds) }
          items.append(name)
          return items.count
        }
        @ObservationIgnored var waiting: CheckedContinuation<Int, Never>?
        func door() async -> Int { await withCheckedContinuation { waiting = $0 } }
        func open(_ key: Int) { waiting?.resume(returning: key) }
        func opened(_ key: Int) -> String { open(key); return "opened" }
      }
      struct Front: View {
        @State private var shop = Shop()
        var body: some View { Text(shop.items.joined()) }
      }
      """,
      [
        "await Task { 3 }.value", "try await shop.load(\"pear\", in: 0)", "try await shop.load(\"fig\", in: 2)",
        "shop.items.count", ":wait 1s", ":wait 1s", "let n = try await shop.load(\"quince\", in: 1)", "n", ":wait 1s",
        "n", "try await shop.load(\"plum\", in: 4)", ":wait 4s", ":undo", "shop.items.append(\"nut\")", ":wait 4s",
        "throw Late(by: 1)", "try await Task { throw Late(by: 2) }.value", "await shop.door()", "shop.open(7)",
        "await shop.door()", "shop.items.count; shop.open(8)", "await shop.door()",
        "try await shop.load(\"kiwi\", in: 1)", "try await shop.load(\"lime\", in: 1)", "shop.opened(9)", ":wait 1s",
      ]),
    Conversation(
      "acts, time and the system",
      """
      import SwiftUI
      struct Clock: View {
        @Environment(\\.colorScheme) private var scheme
        @State private var ticks = 0
        @State private var name = ""
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("\\(ticks) \\(scheme == .dark ? "dark" : "light")")
            TextField("Name", text: $name)
            Toggle("Sound", isOn: $isOn)
            Button("Start") { Task { try? await Task.sleep(for: .seconds(2)); ticks += 1 } }
          }
        }
      }
      """,
      [
        ":system colorScheme dark", ":system colorScheme dark", ":tap Start",
        ":wait 1s", ":wait 1s", ":enter Name Rex", "name",
        ":toggle Sound", ":controls",
      ]),
  ]

  static let travel = [
    Conversation(
      "undo, redo, jump, history, reset", counter,
      [
        ":undo", "n = 1", "let k = 10", "n = k", ":history",
        ":undo", "n", "k", ":redo", "n", ":jump 0",
        ":history", "k", "n = 3", ":redo", ":history",
        ":reset", "n", ":history", ":undo", "n",
      ]),
    Conversation(
      "handles after an undo", workshop,
      [
        "ids.append(4)", ":undo", "ids.append(5)", "ids.removeFirst()",
        "ids.insert(1, at: 0)",
      ]),
    Conversation(
      "focus", workshop,
      [
        ":focus Row[id: 2]", "taps = 7", "id", ":state Row[id: 2]",
        ":focus Row", ":focus Home", "n", ":focus Nobody",
      ]),
  ]

  static let looks = [
    Conversation(
      "looks", workshop,
      [
        ":tree", ":state Home", ":type Row", ":why Home", "n = 1",
        ":why Home", ":why Row#2", ":whynot Row", ":whynot Home", ":whynot Nobody", ":last", ":last json",
        ":last brief", ":last x", ":warnings", ":source Row", ":set",
        ":set detail full", ":set detail loud", ":help tap", ":glossary identity",
        ":glossary identty", ":glossary equal",
      ])
  ]

  static let failing = [
    Conversation(
      "names that nothing or too much has", workshop,
      [
        ":re", ":tpa Add", ":tap", ":tap Ad", ":tap Never",
        ":tap Button", ":tap 4", ":focus Rwo", ":focus Row",
        ":focus #99", ":system weather rain", ":system colorScheme blue",
        ":wait soon", ":jump 9", ":undo 3", ":type 1 \"Ann\"", ":type Name \"Ann\"",
      ]),
    Conversation(
      "failures with their places", workshop,
      [
        ":tap Index", "n", ":tap Recurse", ":tap Loop",
        "isBroken = true", "print(1); n = ids[3]", "n = unknown", "n = \"text\"",
        "ids[0] +", "n", ":tap Add",
      ]),
    // `State.wrappedValue` has a getter and a setter, so a mutation changes a copy; `@Observable` properties are modified in place,
    // where the compiler's runtime ends a read with "Simultaneous accesses to 0x…, but modification requires exclusive access."
    Conversation(
      "a binding to an element is read while its array is changed",
      """
      import SwiftUI
      struct Note: Identifiable { let id: Int; var text: String }
      struct Folder { var notes: [Note] }
      @Observable class Library { var folders = [Folder(notes: [Note(id: 1, text: "c"), Note(id: 2, text: "d")])] }
      struct ContentView: View {
        @State private var folders = [Folder(notes: [Note(id: 1, text: "a"), Note(id: 2, text: "b")])]
        @State private var library = Library()
        var body: some View {
          ForEach($folders[0].notes) { $note in
            Button("Delete \\(note.text)") { folders[0].notes.removeAll { $0.id == note.id } }
          }
          ForEach($library.folders[0].notes) { $note in
            Button("Delete \\(note.text)") { library.folders[0].notes.removeAll { $0.id == note.id } }
          }
        }
      }
      """, [":tap \"Delete a\"", ":tap \"Delete c\"", "library.folders[0].notes.count"]),
    // A file of a project names what its other files and its frameworks declare, so the check of an input can only warn.
    Conversation(
      "inputs that name what another file may declare",
      """
      import SwiftUI
      import Charts
      struct ContentView: View {
        @State private var n = 1
        var body: some View { Text("\\(n)") }
      }
      """,
      ["let plot: Plot? = nil", "func area(of plot: Plot) -> Int { 2 }", "n += 1; let axis: Axis2? = nil", "n"]),
    Conversation(
      "a loop's variable named as a function of the prompt",
      """
      import SwiftUI
      struct Task { let id: Int; var isDone = false }
      struct ContentView: View {
        @State private var tasks = [Task(id: 1)]
        var body: some View { Text("\\(tasks.count)") }
      }
      """,
      ["func t() -> Int { 3 }", "for t in tasks { t.isDone = true }", "async let q = t()"]),
  ]
}
