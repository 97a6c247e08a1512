let task = { throw E() }
struct E: Error {}
print(type(of: task))
func run(_ f: () throws -> Void) { do { try f() } catch { print("caught") } }
run { throw E() }
func gen<T>(_ f: () throws -> T) rethrows -> T { try f() }
do { try gen { throw E() } } catch { print("gen") }
func value(_ n: Int?) throws -> Int { try n ?? { throw E() }() }
print((try? value(nil)) as Any, try value(3))
final class Names { let all = ["ab", "b"]; var find: ((String) -> [String])?; init() { find = { [all] p in all.filter { $0.hasPrefix(p) } } } }
print(Names().find!("a"))
// expect: () throws -> ()
// expect: caught
// expect: gen
// expect: nil 3
// expect: ["ab"]
