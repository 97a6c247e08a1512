extension Scenario {
  /// The environment (semantics 5.7).
  static let environment: [Scenario] = [
    Scenario(
      name: "5.7: by key, nearest writer, transformed",
      source: "R: Environment; O: OSUI-CT EnvironmentKeyWriting, -Transform",
      program: """
        struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
        struct NameKey: EnvironmentKey { static let defaultValue = "" }
        extension EnvironmentValues {
          var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
          var name: String { get { self[NameKey.self] } set { self[NameKey.self] = newValue } }
        }
        struct Level: View { @Environment(\\.level) var level; var body: some View { Text("\\(level)") } }
        struct Name: View { @Environment(\\.name) var name; var body: some View { Text(name) } }
        struct P: View {
          @State var n = 0
          var body: some View {
            VStack {
              Button("go") { n += 1 }
              VStack { Level(); Name() }.environment(\\.level, n / 2).environment(\\.name, "x")
              Level().environment(\\.level, 7).environment(\\.level, n)
              Level().transformEnvironment(\\.level) { $0 += 10 }.environment(\\.level, n)
            }
          }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P Level", screen: "go 0 x 7 11"),
        Step(input: "go", bodies: "P Level Level", screen: "go 1 x 7 12"),
      ]),
    Scenario(
      name: "5.7: @Entry", source: "D: DOC:entry; R: Environment",
      program: """
        extension EnvironmentValues {
          @Entry var level = 3
          @Entry var name: String = "n"
        }
        struct Level: View { @Environment(\\.level) var level; var body: some View { Text("\\(level)") } }
        struct Name: View { @Environment(\\.name) var name; var body: some View { Text(name) } }
        struct P: View {
          @State var n = 0
          var body: some View {
            VStack { Button("go") { n += 1 }; Level(); VStack { Level(); Name() }.environment(\\.level, n) }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P Level", screen: "go 3 1 n", reasons: ["P: _n changed.", "Level: _level changed."])
      ]),
    Scenario(
      name: "5.7: an object of the environment, and another in its place", source: "O: OSUI-CT EnvironmentObject; R",
      program: """
        class M: ObservableObject { @Published var a = 0; init(_ a: Int) { self.a = a } }
        struct Reader: View { @EnvironmentObject var m: M; var body: some View { Text("m \\(m.a)") } }
        struct Middle: View { var body: some View { Reader() } }
        struct P: View {
          @StateObject var x = M(1)
          @StateObject var y = M(2)
          @State var f = true
          var body: some View {
            VStack {
              Button("swap") { f.toggle() }
              Button("y") { y.a += 1 }
              Middle().environmentObject(f ? x : y)
            }
          }
        }
        """,
      steps: [
        Step(input: "swap", bodies: "P Reader", screen: "swap y m 2"),
        Step(input: "y", bodies: "P Reader", screen: "swap y m 3"),
        Step(input: "swap", bodies: "P Reader", screen: "swap y m 1"), Step(input: "y", bodies: "P"),
      ]),
    Scenario(
      name: "5.7: an @Observable object of the environment, and none", source: "O: OSUI-CT Environment+Observable",
      program: """
        @Observable class M { var a = 0 }
        struct Reader: View { @Environment(M.self) var m: M?; var body: some View { Text(m.map { "m \\($0.a)" } ?? "none") } }
        struct P: View {
          @State var m = M()
          @State var f = true
          var body: some View {
            VStack {
              Button("drop") { f.toggle() }
              Button("a") { m.a += 1 }
              Reader()
              Reader().environment(f ? m : nil)
            }
          }
        }
        """,
      steps: [
        Step(input: "a", bodies: "Reader", screen: "drop a none m 1"),
        Step(input: "drop", bodies: "P Reader", screen: "drop a none none"),
      ]),
  ]

  private static let keys = """
    struct Sum: PreferenceKey {
      static let defaultValue: [Int] = []
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    """

  /// Preferences (semantics 5.8).
  static let preferences: [Scenario] = [
    Scenario(
      name: "5.8: siblings are combined in order, a chained one replaces, a transform changes",
      source: "R: PreferenceWritingModifier",
      program: keys + """
        struct P: View {
          @State var n = 1
          var body: some View {
            VStack {
              Button("go") { n += 1 }
              Text("a").preference(key: Sum.self, value: [n]).preference(key: Sum.self, value: [100])
              HStack {
                Text("b").preference(key: Sum.self, value: [2])
                Text("c").preference(key: Sum.self, value: [3])
              }
              .transformPreference(Sum.self) { $0.append(n) }
            }
            .onPreferenceChange(Sum.self) { print($0) }
          }
        }
        """, mount: "[100, 2, 3, 1]", steps: [Step(input: "go", bodies: "P", output: "[100, 2, 3, 2]")]),
    Scenario(
      name: "5.8: the default at first, then what comes, goes and moves", source: "R: PreferenceActionModifier",
      program: keys + """
        struct P: View {
          @State var items: [Int] = []
          var body: some View {
            VStack {
              Button("add") { items.append(items.count) }
              Button("reverse") { items.reverse() }
              Button("clear") { items = [] }
              ForEach(items, id: \\.self) { i in Text("\\(i)").preference(key: Sum.self, value: [i]) }
            }
            .onPreferenceChange(Sum.self) { print($0) }
          }
        }
        """, mount: "[]",
      steps: [
        Step(input: "add", bodies: "P", output: "[0]"), Step(input: "add", bodies: "P", output: "[0, 1]"),
        Step(input: "reverse", bodies: "P", output: "[1, 0]"), Step(input: "clear", bodies: "P", output: "[]"),
      ]),
    Scenario(
      name: "5.8: content made from preferences", source: "D: DOC:view/overlaypreferencevalue; R",
      program: keys + """
        struct K: View { @State var s = 0; var body: some View { Button("k \\(s)") { s += 1 }.preference(key: Sum.self, value: [s]) } }
        struct P: View {
          @State var n = 1
          var body: some View {
            VStack { Button("n") { n += 1 }; Text("x").preference(key: Sum.self, value: [n]); K() }
              .overlayPreferenceValue(Sum.self) { value in Text("over \\(value.count)") }
              .backgroundPreferenceValue(Sum.self) { value in Text("under \\(value.reduce(0, +))") }
          }
        }
        """,
      steps: [
        Step(input: "n", bodies: "P", screen: "n x k 0 over 2 under 2"),
        Step(input: "k 0", bodies: "K", screen: "n x k 1 over 2 under 3"),
      ]),
    Scenario(
      name: "5.8 and 8: a loop of preferences is cut", source: "R/O: 8",
      program: """
        struct Sum: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct P: View {
          @State var n = 1
          var body: some View { Text("x").preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { n = $0 + 1 } }
        }
        """, warnings: "preference-loop", steps: []),
  ]

  /// The other wrappers and readers (semantics 5.10).
  static let wrappers: [Scenario] = [
    Scenario(
      name: "5.10: @FocusState is tracked by reads", source: "R: FocusState",
      program: """
        struct P: View {
          enum Field: Hashable { case a, b }
          @FocusState var focus: Field?
          @FocusState var unread: Bool
          @State var text = ""
          var body: some View {
            VStack {
              TextField("A", text: $text).focused($focus, equals: .a)
              TextField("B", text: $text).focused($unread)
              Text(focus == .a ? "a" : "none")
              Button("focus") { focus = .a }
              Button("unread") { unread = true; print(unread) }
            }
          }
        }
        """,
      steps: [
        Step(input: "unread", bodies: "", output: "true"),
        Step(input: "focus", bodies: "P"), Step(input: "focus", bodies: ""),
        // The other field has focus now, so the state that is read becomes nil.
        Step(input: "unread", bodies: "P", output: "true"),
      ]),
    Scenario(
      name: "5.10: @AppStorage is shared by key and with UserDefaults, @SceneStorage apart",
      source: "I: 5.10; D: DOC:appstorage",
      program: """
        struct A: View { @AppStorage("k") var k = 1; var body: some View { Button("a \\(k)") { k += 1 } } }
        struct B: View { @AppStorage("k") var k = 5; var body: some View { Text("b \\(k)") } }
        struct S: View { @SceneStorage("k") var k = 9; var body: some View { Text("s \\(k)") } }
        struct Unread: View {
          @AppStorage("k") var k = 5
          var body: some View { Button("unread") { k += 1; print(UserDefaults.standard.integer(forKey: "k")) } }
        }
        struct P: View {
          var body: some View {
            VStack { A(); B(); S(); Unread(); Button("set") { UserDefaults.standard.set(40, forKey: "k") } }
          }
        }
        """,
      steps: [
        Step(input: "a 1", bodies: "A B", screen: "a 2 b 2 s 9 unread set"),
        Step(input: "unread", bodies: "A B", output: "3"),
        Step(input: "set", bodies: "A B", screen: "a 40 b 40 s 9 unread set"), Step(input: "set", bodies: ""),
      ]),
    Scenario(
      name: "5.10: @AppStorage keeps raw values", source: "D: DOC:appstorage",
      program: """
        enum Mode: String { case day, night }
        struct P: View {
          @AppStorage("mode") var mode = Mode.day
          var body: some View {
            VStack {
              Button("night") { mode = .night; print(UserDefaults.standard.string(forKey: "mode") ?? "none") }
              Button("day") { UserDefaults.standard.set("day", forKey: "mode") }
              Text(mode.rawValue)
            }
          }
        }
        """,
      steps: [
        Step(input: "night", bodies: "P", output: "night", screen: "night day night"),
        Step(input: "day", bodies: "P", screen: "night day day"),
      ]),
    Scenario(
      name: "5.10: @Namespace is constant for an identity", source: "I: 5.10",
      program: """
        struct A: View {
          @Namespace var space
          @State var n = 0
          var body: some View { let _ = print(space); Button("a \\(n)") { n += 1 } }
        }
        struct P: View { @State var k = 0; var body: some View { VStack { Button("go") { k += 1 }; A().id(k) } } }
        """, mount: "ID(1)",
      steps: [
        Step(input: "a 0", bodies: "A", output: "ID(1)"),
        Step(input: "go", bodies: "P A", output: "ID(2)"),
      ], isRepeatable: false),
    Scenario(
      name: "5.10: update() of a DynamicProperty runs before each body of its view",
      source: "D: DOC:dynamicproperty/update()",
      program: """
        struct Counter: DynamicProperty {
          @State var n = 0
          var doubled = 0
          mutating func update() { print("update"); doubled = n * 2 }
          func increment() { n += 1 }
        }
        struct P: View {
          var counter = Counter()
          var body: some View { let _ = print("body \\(counter.doubled)"); Button("go") { counter.increment() } }
        }
        """, mount: "update body 0", steps: [Step(input: "go", bodies: "P", output: "update body 2")]),
    Scenario(
      name: "5.10: a wrapper of the program's own", source: "D: DOC:dynamicproperty",
      program: """
        @propertyWrapper struct Twice: DynamicProperty {
          @State private var n = 1
          var wrappedValue: Int { get { n * 2 } nonmutating set { n = newValue } }
        }
        struct P: View { @Twice var t; var body: some View { Button("t \\(t)") { t += 1 } } }
        """, steps: [Step(input: "t 2", bodies: "P", screen: "t 6")]),
    Scenario(
      name: "5.10: TimelineView evaluates its closure at the dates of its schedule", source: "D: DOC:timelineview",
      program: """
        struct P: View {
          var body: some View {
            let _ = print("body")
            TimelineView(PeriodicTimelineSchedule(from: .now, by: 2)) { context in
              let _ = print("\\(Int(context.date.timeIntervalSince1970) % 60)")
              Text("t")
            }
          }
        }
        """, mount: "body 0",
      steps: [
        Step(input: "wait 1", bodies: ""), Step(input: "wait 1", bodies: "", output: "2"),
        Step(input: "wait 5", bodies: "", output: "4 6"),
      ], isRepeatable: false),
    Scenario(
      name: "5.10: TimelineView with dates of one's own", source: "D: DOC:timelineschedule",
      program: """
        struct Twice: TimelineSchedule {
          func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate, startDate + 3] }
        }
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("k") { k += 1 }
              TimelineView(Twice()) { context in Text("\\(k) \\(Int(context.date.timeIntervalSince1970) % 60)") }
            }
          }
        }
        """,
      steps: [
        Step(input: "k", bodies: "P", screen: "k 1 0"), Step(input: "wait 9", bodies: "", screen: "k 1 3"),
        Step(input: "k", bodies: "P", screen: "k 2 3"),
      ], isRepeatable: false),
    Scenario(
      name: "5.1: onReceive runs its action and no body", source: "R: SubscriptionView; 5.1",
      program: """
        let subject = PassthroughSubject<Int, Never>()
        struct P: View {
          @State var n = 0
          @State var unread = 0
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            VStack {
              Text("\\(n)").onReceive(subject) { n = $0 }.onReceive(timer) { _ in unread += 1 }
              Button("send") { subject.send(4) }
            }
          }
        }
        """,
      steps: [
        Step(input: "send", bodies: "P", state: "4", events: "onReceive:Text"),
        Step(input: "send", bodies: "", state: "4"),
        Step(input: "wait 2", bodies: "", events: "onReceive:Text onReceive:Text"),
      ], isRepeatable: false),
    Scenario(
      name: "5.10: @GestureState stands at its initial value without a gesture", source: "D: DOC:gesturestate",
      program: """
        struct P: View {
          @GestureState var offset = 7.0
          @State var n = 0
          var body: some View {
            VStack {
              Button("go") { n += 1 }
              Text("\\(n) \\(offset)").gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
            }
          }
        }
        """, steps: [Step(input: "go", bodies: "P", screen: "go 1 7.000000")]),
  ]
}
