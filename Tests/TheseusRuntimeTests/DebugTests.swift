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
    run("class Box { var _a = [1]; var a: [Int] { get { _a } set { _a = newValue } } }; struct Root: View { var body: some View { Text(\"a\").onAppear { let b = Box(); b.a.append(5); print(b.a); b.a.insert(7, at: 0); print(b.a); let k = b.a.removeFirst(); print(k) } } }", [])
    run("struct Root: View { @State var a = [1]; var body: some View { Button(\"go\") { a.append(5); print(a) } } }", ["go"])
    run("struct Root: View { var body: some View { VStack { Text(\"t\").onAppear { print(\"t\") } }.onAppear { print(\"v\") } } }", [])
    run("struct Root: View { var body: some View { VStack { Text(\"t\").onAppear { print(\"t\") } } } }", [])
    run("struct Root: View { @State var f = true; var body: some View { VStack { Button(\"go\") { f.toggle() };  Group { if f { Text(\"a\"); Text(\"b\") } }.onDisappear { print(\"h\") } } } }", ["go"])
  }
}
