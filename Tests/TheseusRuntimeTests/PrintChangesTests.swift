import Testing
import TheseusTestSupport

/// `Self._printChanges()` and `_logChanges()` (semantics 6).
@Suite struct PrintChangesTests {
  private static let program = """
    struct T {
      struct None: View { var body: some View { let _ = Self._printChanges(); Text("x") } }
      struct Plain: View { var name = ""; var body: some View { let _ = Self._printChanges(); Text(name) } }
      struct Stored: View { @State private var name = ""; var body: some View { let _ = Self._printChanges(); Text("x") } }
    }
    struct Wrapper<C: View>: View { let c: C; var body: some View { let _ = Self._printChanges(); c } }
    @Observable class Model { var a = 0 }
    class Object: ObservableObject { @Published var a = 0 }
    struct Tracking: View {
      let vm: Model
      let k: Int
      var body: some View { let _ = Self._printChanges(); Text("\\(vm.a)") }
    }
    struct Bound: View { @Binding var count: Int; var body: some View { let _ = Self._printChanges(); Button("bound") { count += 1 } ; Text("\\(count)") } }
    struct Scheme: View { @Environment(\\.colorScheme) var scheme; var body: some View { let _ = Self._logChanges(); Text(scheme == .dark ? "d" : "l") } }
    struct Observing: View { @ObservedObject var m: Object; var body: some View { let _ = Self._printChanges(); Text("\\(m.a)") } }
    struct Root: View {
      @State var k = 0
      @State var unread = false
      @State var vm = Model()
      @StateObject var object = Object()
      var body: some View {
        let _ = Self._printChanges()
        VStack {
          T.None(); T.Plain(); T.Stored(); Wrapper(c: Text("x")); Tracking(vm: vm, k: k); Bound(count: $k); Scheme()
          Observing(m: object)
          Button("model") { vm.a += 1 }
          Button("both") { vm.a += 1; k += 1 }
          Button("object") { object.a += 1 }
          Button("unread") { unread = true }
        }
      }
    }
    """

  /// SwiftUI's own lines: OSUI-CT ChangedBodyProperty, SIS, and the suggested ones of 6.2.
  private static let expected: [(input: String, lines: [String])] = [
    (
      "",
      [
        "Root: @self, @identity, _k, _unread, _vm, _object changed.", "T.None: @self changed.",
        "T.Plain: @self changed.",
        "T.Stored: @self, @identity, _name changed.", "Wrapper<Text>: @self changed.", "Tracking: @self changed.",
        "Bound: @self, @identity, _count changed.", "Scheme: @self, @identity, _scheme changed.",
        "Observing: @self, @identity, _m changed.",
      ]
    ),
    ("model", ["Tracking: @dependencies changed."]),
    ("both", ["Root: _k changed.", "Tracking: @dependencies, @self changed.", "Bound: @self, _count changed."]),
    ("bound", ["Root: _k changed.", "Tracking: @self changed.", "Bound: @self, _count changed."]),
    ("object", ["Root: _object changed.", "Observing: _m changed."]),
    ("unread", []),
  ]

  @Test func printsWhatSwiftUIPrints() throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(Self.program)
          var problems = Problems()
          for (input, lines) in Self.expected {
            if !input.isEmpty { try lab.tap(input) }
            problems.compare(lab.trace.output, lines)
            problems.compare(lab.trace.bodies.map(\.printChanges), lines)
          }
          return problems.list
        } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }
}
