struct Key<V> { let name: String; init(_ n: String) { name = n } }
struct Defaults { var raw: [String: Any] = ["count": 3]
  subscript<V>(k: Key<V>) -> V? { get { raw[k.name] as? V } }
  subscript<V: RawRepresentable>(k: Key<V>) -> V? { get { (raw[k.name] as? V.RawValue).flatMap(V.init) } } 
  func get<V>(_ k: Key<V>) -> V? { raw[k.name] as? V }
  func get<V: RawRepresentable>(_ k: Key<V>) -> V? { (raw[k.name] as? V.RawValue).flatMap(V.init) } }
extension Key where V == Int { static let count = Key("count") }
enum Mode: String { case a, b }
extension Key where V == Mode { static let mode = Key("mode") }
let df = Defaults()
let a = df.get(.count)
let b = df.get(.mode)
print(a as Any, b as Any)
let k = Key<Int>.count
print(df[k] as Any)
let c = df[.count]
let d = df[.mode]
print(c as Any, d as Any)
// expect: Optional(3) nil
// expect: Optional(3)
// expect: Optional(3) nil
