struct Key<V> { let name: String; init(_ n: String) { name = n } }
struct Store { var raw: [String: Any] = [:]
  subscript<V>(k: Key<V>) -> V? { get { raw[k.name] as? V } set { raw[k.name] = newValue } }
  subscript<V: RawRepresentable>(k: Key<V>) -> V? { get { (raw[k.name] as? V.RawValue).flatMap(V.init) } set { raw[k.name] = newValue?.rawValue } } }
extension Key where V == Int { static let count = Key("count") }
enum Mode: String { case a, b }
extension Key where V == Mode { static let mode = Key("mode") }
var df = Store()
df[.count] = 3; df[.mode] = .b
print(df[.count]!, df[.mode]!, df.raw["mode"]!)
// expect: 3 b b
