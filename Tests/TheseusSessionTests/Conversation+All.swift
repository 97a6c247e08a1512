extension Conversation {
  static let all = prompt + travel + looks + failing + reloads + surroundings + screens + acts

  static let counter = """
    import SwiftUI
    struct Counter: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Text("n is \\(n)")
          Button("Add") { n += 1 }
          Button("Never") { n += 100 }.disabled(true)
        }
      }
    }
    """

  static let workshop = """
    import SwiftUI
    struct Row: View {
      let id: Int
      @State private var taps = 0
      var body: some View { Button("Row \\(id): \\(taps)") { taps += 1 } }
    }
    struct Home: View {
      @State private var n = 0
      @State private var ids = [1, 2, 3]
      @State private var isBroken = false
      var body: some View {
        VStack {
          Text("\\(n) \\(isBroken ? broken(n) : 0)")
          ForEach(ids, id: \\.self) { Row(id: $0) }
          Button("Add") { n += 1 }
          Button("Loop") { while true { n += 1 } }
          Button("Recurse") { n = deep(n) }
          Button("Index") { n += 1; n = ids[9] }
          Button("Never") { n += 1 }.disabled(true)
        }
      }
      func deep(_ n: Int) -> Int { deep(n + 1) + 1 }
      func broken(_ n: Int) -> Int { var k = n; while true { k += 1 }; return k }
    }
    """

  /// Inputs that fail in the workshop.
  static let failures = [
    "taps +", "unknownName", "taps = \"text\"", "let bad = unknownName", "let keep = unknownName",
    "func f() -> Int { unknownName }", "taps += 1; fatalError(\"no\")", "[1, 2][5]", "while true { taps += 1 }",
    ":tap Loop", ":tap Recurse", ":tap Index", ":tap Never", ":tap Nobody", ":enter Add x", ":focus Nobody",
    ":focus Row",
    ":jump 99", ":redo", ":undo 99", ":undo x", ":wait x", ":system colorScheme blue", ":system weather rain",
    ":set x y",
    ":nonsense", ":re", ":type Nobody", ":why Nobody", ":state Nobody", "struct Row: View { var body: Int { 1 } }",
    "edit struct Row: View {", "reload import SwiftUI",
    "reload struct X: View { var body: some View { fatalError() } }",
    "var late: Int { missing }", "load struct A { let x: Missing = 3 }",
    "reload final class V: View { var body: some View { Text(\"x\") } }\nstruct X: View { var body: some View { V() } }",
    "reload struct N: View { typealias Body = Never; var body: Never { fatalError() } }\nstruct X: View { var body: some View { N() } }",
    "reload struct X: View { @State var n = 0; var body: some View { Text(\"x\").onAppear { n += 1 }.id(n) } }",
    "reload struct X: View { @State var n = 0; var body: some View { Text(\"x\").task(id: n) { n += 1 } } }",
    "reload class M: ObservableObject { @Published var n = 0 }\nstruct X: View { @EnvironmentObject var m: M; var body: some View { Text(\"\\(m.n)\") } }",
  ]
}
