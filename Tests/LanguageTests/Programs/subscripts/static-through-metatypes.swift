protocol AnySubscript { static subscript(k: String) -> Any? { get set } }
struct AnyDictionary: AnySubscript {
  static var dict: [String: Any] = [:]
  static subscript(k: String) -> Any? { get { dict[k] } set { dict[k] = newValue } }
}
extension AnySubscript {
  static subscript<V>(k k: String) -> V? { get { self[k] as! V? } set { self[k] = newValue } }
}
func doIt(dict: AnyDictionary.Type) { dict["a"] = 0; dict[k: "a"]! += 1 }
doIt(dict: AnyDictionary.self)
print(AnyDictionary["a"]! as! Int)
func gen<T: AnySubscript>(_ t: T.Type) { t["b"] = "x"; let s: String? = t[k: "b"]; print(s ?? "none"); T["c"] = 4 }
gen(AnyDictionary.self)
let e: any AnySubscript.Type = AnyDictionary.self
print(e["c"] as Any, AnyDictionary.dict.count)
class K { class subscript(x: Int) -> String { "K\(x)" }; subscript(x: Int) -> String { "k\(x)" } }
class L: K { override class subscript(x: Int) -> String { "L" + super[x] }; override subscript(x: Int) -> String { "l" + super[x] + type(of: self)[x] } }
print(L[2], L()[3], (L() as K)[4])
enum Env { private nonisolated(unsafe) static var store: [String: String] = ["HOME": "/"]
  static subscript(name: String, default d: String = "?") -> String { store[name] ?? d } }
print(Env["HOME"], Env["X"], Env["Y", default: "z"])
// expect: 1
// expect: x
// expect: Optional(4) 3
// expect: LK2 lk3LK3 lk4LK4
// expect: / ? z
