import Testing
import TheseusTestSupport
import TheseusInterpreter
import TheseusTypes

@Suite struct DebugTests {
  func run(_ source: String, _ taps: [String]) {
    _ = onLargeStack {
      do {
        let lab = try Lab(source)
        print("TREE", lab.runtime.tree.outline, "|", lab.output, "|", lab.bodies)
        for tap in taps {
          try lab.tap(tap)
          print("TREE", lab.runtime.tree.outline, "|", lab.output, "|", lab.bodies)
        }
      } catch { print("ERR", error) }
    }
  }
  @Test func debug() throws {
    run(
      """
      class M { init(_ s: String) { print(s) } }
      @propertyWrapper struct Lazy<T> { var f: () -> T; init(wrappedValue t: @autoclosure @escaping () -> T) { f = t }; var wrappedValue: T { f() } }
      struct A { @Lazy var m = M("x") }
      func take(_ f: @autoclosure @escaping () -> M) -> () -> M { f }
      struct Root: View { var body: some View { Text("x").onAppear { let a = A(); print("made"); let b = a.m; let c = take(M("y")); print("z"); let d = c() } } }
      """, [])
  }
}
