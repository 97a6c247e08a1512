import Testing
import TheseusTestSupport
import TheseusInterpreter
import TheseusTypes

@Suite struct DebugTests {
  @Test func debug() throws {
    _ = onLargeStack {
      do {
        let lab = try Lab("struct Root: View { @State var n = 0; var body: some View { VStack { Text(\"a\\(n)\"); Button(\"go\") { n += 1 } } } }")
        let it = lab.runtime.interpreter
        let id = it.protocolID("View")
        print("VIEW", id as Any)
        if let id {
          for r in it.program[id].requirements { print("REQ", it.program[r].symbol) }
          let t = it.types.token(named: "Root")
          print("conf", it.conforms(t, to: id))
          for r in it.program[id].requirements { print("WIT", lab.checker.witness(for: r, of: id, in: it.types[t].type) as Any) }
        }
        print("TREE", lab.runtime.tree.outline, lab.screen, lab.bodies)
        try lab.tap("go")
        print("TREE", lab.runtime.tree.outline, lab.screen, lab.bodies, lab.trace)
      } catch { print("ERR", error) }
    }
  }
}
