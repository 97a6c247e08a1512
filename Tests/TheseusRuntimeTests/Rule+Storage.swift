extension Rule {
  /// Storage inside a `DynamicProperty` of the program, storage outside of views, focus, gestures, derived bindings.
  static let storage: [Rule] = [
    Rule(
      "5.10", "a binding to focus is a wrapper of its own, whose value's type says what it leads to",
      source: "D: DOC:focusstate/binding",
      """
      struct Field: View {
        @FocusState.Binding var focus: Int?
        let k: Int
        @State var n = ""
        var body: some View { TextField("f\\(k)", text: $n).focused($focus, equals: k) }
      }
      struct P: View {
        @FocusState var focus: Int?
        var body: some View {
          VStack { Field(focus: $focus, k: 1); Field(focus: $focus, k: 2); Button("go") { focus = 2 }; Text("at \\(focus ?? 0)") }
        }
      }
      """, mount: "",
      steps: [Step("tap f1", screen: "f1 f2 go at 1"), Step("tap go", screen: "f1 f2 go at 2")], isRepeatable: false),
    Rule(
      "5.10", "storage inside a `DynamicProperty` is storage of the view, by the way to it",
      source: "D: DOC:dynamicproperty",
      """
      @propertyWrapper struct Clamped: DynamicProperty {
        @State private var stored: Int
        init(wrappedValue: Int) { _stored = State(initialValue: wrappedValue) }
        var wrappedValue: Int { get { stored } nonmutating set { stored = min(newValue, 3) } }
      }
      struct Half: DynamicProperty { @State var k = 7 }
      struct Kid: View {
        @Clamped var n = 1
        var half = Half()
        var body: some View { Button("up") { n += 5 }; Text("\\(n) \\(half.k)") }
      }
      """ + "\n" + toggling("if f { Kid() }"),
      steps: [
        Step("tap go", storage: "changed P.f false true | created Kid.n.stored 1 | created Kid.half.k 7"),
        Step("tap up", bodies: "Kid", storage: "changed Kid.n.stored 1 3"),
        Step("tap up", bodies: ""),
        Step("tap go", storage: "changed P.f true false | lost Kid.n.stored 3 | lost Kid.half.k 7"),
      ]),
    Rule(
      "5.7", "`@Environment` inside a `DynamicProperty` makes its view a reader",
      source: "D: DOC:dynamicproperty; R: Environment",
      """
      extension EnvironmentValues { @Entry var level = 0 }
      struct Reader: DynamicProperty { @Environment(\\.level) var level }
      struct Kid: View { var reader = Reader(); var body: some View { Text("level \\(reader.level)") } }
      struct P: View {
        @State var k = 1
        var body: some View { VStack { Button("go") { k += 1 }; Kid().environment(\\.level, k) } }
      }
      """, screen: "go level 1", steps: [Step("tap go", bodies: "P Kid", screen: "go level 2")]),
    Rule(
      "5.7", "modifiers of text and images write the keys of their names",
      source: "D: DOC:environmentvalues/textcase, imagescale, minimumscalefactor, linespacing",
      """
      struct Kid: View {
        @Environment(\\.textCase) var textCase
        @Environment(\\.imageScale) var scale
        @Environment(\\.minimumScaleFactor) var factor
        @Environment(\\.lineSpacing) var spacing
        var body: some View { Text("\\(textCase == .uppercase) \\(scale == .large) \\(factor) \\(spacing)") }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack { Button("go") { f = true }; Kid() }
            .textCase(f ? .uppercase : nil).imageScale(f ? .large : .medium).minimumScaleFactor(0.5).lineSpacing(f ? 2 : 0)
        }
      }
      """, screen: "go false false 0.500000 0.000000",
      steps: [Step("tap go", bodies: "P Kid", screen: "go true true 0.500000 2.000000")]),
    Rule(
      "5.7", "an optional `@Entry` holds its value, and nil", source: "D: DOC:entry()",
      """
      extension EnvironmentValues { @Entry var tint: String? = nil }
      struct Kid: View { @Environment(\\.tint) var tint; var body: some View { Text(tint ?? "none") } }
      struct P: View {
        @State var tint: String?
        var body: some View { VStack { Button("go") { tint = tint == nil ? "red" : nil }; Kid().environment(\\.tint, tint) } }
      }
      """, screen: "go none",
      steps: [Step("tap go", bodies: "P Kid", screen: "go red"), Step("tap go", bodies: "P Kid", screen: "go none")]),
    Rule(
      "5.7", "a transformation runs once where its modifier and what it derives from change together",
      source: "R: 5.7",
      """
      extension EnvironmentValues { @Entry var level = 0 }
      struct Kid: View { @Environment(\\.level) var level; var body: some View { Text("level \\(level)") } }
      struct P: View {
        @State var k = 1
        var body: some View {
          VStack { Button("go") { k += 1 }; Kid().transformEnvironment(\\.level) { $0 *= 2; print("to \\($0)") } }
            .environment(\\.level, k)
        }
      }
      """, mount: "to 2", steps: [Step("tap go", bodies: "P Kid", prints: "to 4", screen: "go level 4")]),
    Rule(
      "5.10", "what `@AppStorage` and `@SceneStorage` hold outlives the view",
      source: "D: DOC:appstorage, DOC:scenestorage",
      """
      enum Mode: String { case day, night }
      struct Kid: View {
        @AppStorage("mode") var mode = Mode.day
        @SceneStorage("page") var page = 1
        @State var n = 0
        var body: some View { Button("set") { mode = .night; page = 5; n = 2 }; Text("\\(mode.rawValue) \\(page) \\(n)") }
      }
      """ + "\n" + toggling("if f { Kid() }"),
      steps: [
        Step("tap go", storage: "changed P.f false true | created Kid.mode day | created Kid.page 1 | created Kid.n 0"),
        Step("tap set", bodies: "Kid", screen: "go set night 5 2"),
        Step("tap go", storage: "changed P.f true false | lost Kid.n 2"),
        Step(
          "tap go", screen: "go set night 5 0",
          storage: "changed P.f false true | created Kid.mode night | created Kid.page 5 | created Kid.n 0"),
      ], isRepeatable: false),
    Rule(
      "5.10", "each `@AppStorage` of a key has its own type, and its own value for nothing",
      source: "D: DOC:appstorage",
      """
      struct A: View { @AppStorage("nick") var nick: String?; var body: some View { Button("a \\(nick ?? "-")") { nick = nick == nil ? "n" : nil } } }
      struct B: View { @AppStorage("nick") var nick = "none"; var body: some View { Text("b \\(nick)") } }
      struct P: View { var body: some View { VStack { A(); B() } } }
      """, screen: "a - b none",
      steps: [
        Step("tap a -", bodies: "A B", screen: "a n b n"), Step("tap a n", bodies: "A B", screen: "a - b none"),
      ], isRepeatable: false),
    Rule(
      "5.10", "one field has focus, so only the focus state that was written last names one",
      source: "D: DOC:focusstate",
      """
      enum Field: Hashable { case name, mail }
      struct P: View {
        @FocusState var field: Field?
        @FocusState var isSearching: Bool
        @State var text = ""
        var body: some View {
          VStack {
            TextField("name", text: $text).focused($field, equals: .name)
            TextField("mail", text: $text).focused($field, equals: .mail)
            TextField("search", text: $text).focused($isSearching)
            Button("mail") { field = .mail }
            Button("find") { isSearching = true }
            Text("\\(field.map { "\\($0)" } ?? "-") \\(isSearching)")
          }
        }
      }
      """, screen: "name mail search mail find - false",
      steps: [
        Step("tap mail", bodies: "P", screen: "name mail search mail find mail false"),
        Step("tap find", screen: "name mail search mail find - true"),
        Step("tap mail", screen: "name mail search mail find mail false"),
      ], isRepeatable: false),
    Rule(
      "5.10", "a gesture state is reset as its declaration says", source: "D: DOC:gesturestate",
      """
      struct P: View {
        @GestureState(reset: { value, _ in print("was \\(value)") }) var width = 0.0
        var body: some View {
          Text("drag").gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
        }
      }
      """, steps: [Step("drag drag 30 0", prints: "was 30.0")], isRepeatable: false),
    Rule(
      "5.2", "a binding reaches into a dictionary by its subscripts",
      source: "D: DOC:binding (dynamic member lookup); L",
      """
      extension Dictionary {
        subscript(key: Key, or value: Value) -> Value {
          get { self[key] ?? value }
          set { self[key] = newValue }
        }
      }
      struct Kid: View { @Binding var n: Int; var body: some View { Button("n \\(n)") { n += 1 } } }
      struct P: View {
        @State var counts = ["a": 1]
        var body: some View {
          VStack {
            Kid(n: $counts["b", or: 7])
            Text("\\($counts["a"].wrappedValue ?? 0)")
            Button("drop") { $counts["a"].wrappedValue = nil }
          }
        }
      }
      """, screen: "n 7 1 drop",
      steps: [
        Step("tap n 7", bodies: "P Kid", screen: "n 8 1 drop"), Step("tap drop", screen: "n 8 0 drop"),
      ]),
    Rule(
      "5.8", "a transformation runs once for each value, and content made from preferences once for each update",
      source: "R: 5.8 (a preference is an attribute)",
      """
      struct WordsKey: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
      }
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack { Button("k") { k += 1 }; Text("\\(k)").preference(key: WordsKey.self, value: "w\\(k)") }
            .transformPreference(WordsKey.self) { $0 += "!"; print("to \\($0)") }
            .overlayPreferenceValue(WordsKey.self) { words in let _ = print("over \\(words) \\(k)"); Text(words) }
            .onPreferenceChange(WordsKey.self) { print("is \\($0)") }
        }
      }
      """, mount: "to w0! over w0! 0 is w0!",
      steps: [Step("tap k", bodies: "P", prints: "to w1! over w1! 1 is w1!", screen: "k 1 w1!")]),
    Rule(
      "5.7", "another object in the environment is told by its name", source: "O: OSUI-CT EnvironmentObject",
      """
      final class M: ObservableObject { let name: String; @Published var n = 0; init(_ name: String) { self.name = name } }
      struct Leaf: View { @EnvironmentObject var m: M; var body: some View { Text("\\(m.name) \\(m.n)") } }
      struct P: View {
        @StateObject var a = M("a")
        @StateObject var b = M("b")
        @State var f = false
        var body: some View {
          VStack { Button("go") { f.toggle() }; Leaf(); Leaf().environmentObject(f ? b : a) }.environmentObject(a)
        }
      }
      """, screen: "go a 0 a 0", steps: [Step("tap go", bodies: "P Leaf", screen: "go a 0 b 0")]),
    Rule(
      "7", "of a transition that the program declares it is said that its body does not run", source: "model: README",
      """
      struct Slow: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            if f { C("a").transition(Slow()) }
          }
        }
      }
      """,
      steps: [
        Step(
          "tap go", bodies: "P C", prints: "+a", lifetimes: "+C optional",
          warnings: ["Theseus draws no frames of a transition: the body of 'Slow' does not run there"]),
        Step("tap go", bodies: "P", lifetimes: "~C optional"),
        Step("wait 1", bodies: "", prints: "-a", lifetimes: "-C optional"),
      ], isRepeatable: false),
  ]
}
