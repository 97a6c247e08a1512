import Testing
import TheseusInterpreter
import TheseusRuntime
import TheseusTestSupport
import TheseusTrace

/// The environment, preferences, presentations.
@Suite struct SurroundingTests {
  private func withLab(_ source: String, _ check: @escaping @Sendable (Lab) throws -> [String]) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do { return try check(Lab(source)) } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }

  @Test func environmentObjectsReachTheirReaders() throws {
    let source = """
      class M: ObservableObject { @Published var n = 0 }
      struct Reader: View { @EnvironmentObject var m: M; var body: some View { Button("n \\(m.n)") { m.n += 1 } } }
      struct Middle: View { var body: some View { Reader() } }
      struct Root: View { @StateObject var m = M(); var body: some View { Middle().environmentObject(m) } }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("n 0")
      problems.compare(lab.bodies, "Root Reader")
      problems.compare(lab.screen, "n 1")
      return problems.list
    }
  }

  @Test func observableObjectsInTheEnvironmentAreTracked() throws {
    let source = """
      @Observable class M { var n = 0; var k = 0 }
      struct Reader: View { @Environment(M.self) var m; var body: some View { Button("n \\(m.n)") { m.n += 1 } } }
      struct Root: View { @State var m = M(); var body: some View { VStack { Reader(); Button("k") { m.k += 1 } }.environment(m) } }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("n 0")
      problems.compare(lab.bodies, "Reader")
      try lab.tap("k")
      problems.compare(lab.bodies, "")
      return problems.list
    }
  }

  @Test func aMissingObjectIsAnError() throws {
    let source = """
      class M: ObservableObject { @Published var n = 0 }
      struct Root: View { @EnvironmentObject var m: M; var body: some View { Text("\\(m.n)") } }
      """
    let message = try #require(
      onLargeStack { () -> String in
        do {
          _ = try Lab(source)
          return ""
        } catch { return "\(error)" }
      })
    #expect(message.contains("No ObservableObject of type M found."))
  }

  @Test func theSystemChangesTheEnvironment() throws {
    let source = """
      struct Badge: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text(scheme == .dark ? "dark" : "light") } }
      struct Root: View { var body: some View { VStack { Text("x"); Badge() } } }
      """
    try withLab(source) { lab in
      var problems = Problems()
      problems.compare(lab.screen, "x light")
      let types = lab.runtime.interpreter.types
      lab.runtime.begin(update: 1)
      try lab.runtime.setSystem(.enumeration(types.token(named: "ColorScheme"), tag: 1), forKeyNamed: "colorScheme")
      let trace = lab.runtime.trace(input: "", cause: .system)
      problems.compare(lab.screen, "x dark")
      problems.compare(trace.bodies.map(\.printChanges), ["Badge: _scheme changed."])
      problems.compare(trace.bodies.first?.causes.first?.subject, .environment(key: "colorScheme"))
      problems.compare(trace.bystanders.map(\.count), [1])
      return problems.list
    }
  }

  @Test func preferencesFlowUp() throws {
    let source = """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Root: View {
        @State var n = 1
        var body: some View {
          VStack {
            Text("a").preference(key: Sum.self, value: n)
            Text("b").preference(key: Sum.self, value: 10)
            Button("go") { n += 1 }
          }
          .onPreferenceChange(Sum.self) { print($0) }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      problems.compare(lab.output, "11")
      try lab.tap("go")
      problems.compare(lab.output, "12")
      return problems.list
    }
  }

  @Test func aSheetHasALifetimeOfItsOwn() throws {
    let source = """
      struct Detail: View {
        @Environment(\\.dismiss) var dismiss
        @State var n = 0
        var body: some View {
          VStack { Button("n \\(n)") { n += 1 }; Button("close") { dismiss() } }
            .onAppear { print("+") }.onDisappear { print("-") }
        }
      }
      struct Root: View {
        @State var isShown = false
        var body: some View { Button("open") { isShown = true }.sheet(isPresented: $isShown) { Detail() } }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("open")
      problems.compare(lab.output, "+")
      problems.compare(lab.bodies, "Detail")
      problems.compare(lab.trace.created.map(\.rule), [.presentation])
      try lab.tap("n 0")
      try lab.tap("close")
      problems.compare(lab.trace.removing.map(\.view.view), ["Detail"])
      try lab.wait(0.5)
      problems.compare(lab.output, "-")
      problems.compare(lab.trace.removed.map(\.view.view), ["Detail"])
      try lab.tap("open")
      problems.compare(lab.state("n"), "0")
      return problems.list
    }
  }

  @Test func linksPushDestinations() throws {
    let source = """
      struct Level: View { let n: Int; @State var taps = 0; var body: some View { Button("level \\(n) \\(taps)") { taps += 1 } } }
      struct Root: View {
        var body: some View {
          NavigationStack {
            VStack { NavigationLink("first") { Level(n: 1) }; NavigationLink("second", value: 2) }
              .navigationDestination(for: Int.self) { Level(n: $0) }
          }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("first")
      problems.compare(lab.bodies, "Level")
      try lab.tap("level 1 0")
      try lab.act(.dismiss, "level 1 1")
      try lab.wait(0.5)
      problems.compare(lab.trace.removed.map(\.view.view), ["Level"])
      try lab.tap("second")
      problems.compare(lab.screen, "level 2 0")
      return problems.list
    }
  }

  @Test func controlsWriteTheirBindings() throws {
    let source = """
      struct Root: View {
        @State var name = ""
        @State var isOn = false
        @State var level = 0.5
        @State var count = 1
        @State var fruit = "apple"
        var body: some View {
          Form {
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Slider(value: $level, in: 0...1)
            Stepper("Count", value: $count, in: 0...3)
            Picker("Fruit", selection: $fruit) { Text("Apple").tag("apple"); Text("Pear").tag("pear") }
            Text("\\(name) \\(isOn ? "on" : "off") \\(count) \\(fruit)")
          }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      problems.compare(lab.runtime.controls.map(\.kind), ["TextField", "Toggle", "Slider", "Stepper", "Picker"])
      try lab.act(.enter("Ann"), "Name")
      try lab.act(.toggle, "On")
      try lab.act(.step(1), "Count")
      try lab.act(.pick("Pear"), "Fruit")
      problems.compare(lab.runtime.texts.last, "Ann on 2 pear")
      return problems.list
    }
  }
}
