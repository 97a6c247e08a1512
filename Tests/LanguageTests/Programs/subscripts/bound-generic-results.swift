final class World { var d: [String: Any] = ["a": 1, "b": "x"]
  subscript<C>(e: String) -> C? { get { d[e] as? C } set { d[e] = newValue } } }
let w = World()
if let n: Int = w["a"] { print(n) }
guard let m: Int = w["a"] else { fatalError() }
print(m, w["b"] as String? as Any)
// expect: 1
// expect: 1 Optional("x")
