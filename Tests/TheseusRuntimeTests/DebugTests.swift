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
          print("TREE", lab.runtime.tree.outline, "|", lab.output, "|", lab.bodies, lab.trace.writes.count, lab.trace.passes, lab.trace.events.count)
        }
      } catch { print("ERR", error) }
    }
  }
  @Test func debug() throws {
    run("struct Root: View { @State var f = true; var body: some View { VStack { Button(\"go\") { f.toggle() };  Group { if f { Text(\"a\"); Text(\"b\") } }.onDisappear { print(\"h\") } } } }", ["go", "go"])
    run("struct Root: View { @State var f = true; var body: some View { VStack { Button(\"go\") { f.toggle() };  if f { Text(\"a\") } } } }", ["go", "go"])
  }
}
