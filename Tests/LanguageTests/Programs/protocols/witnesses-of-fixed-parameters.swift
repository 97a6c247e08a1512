protocol Storable { static func read(_ key: String) -> Self?; static func write(_ v: Self) }
extension Int: Storable { static func read(_ key: String) -> Int? { 1 }; static func write(_ v: Int) {} }
extension Dictionary: Storable where Key == String, Value: Storable {
    static func read(_ key: String) -> [String: Value]? { Value.read(key).map { [key: $0] } }
    static func write(_ value: [String: Value]) { print(value) }
}
[String: Int].write(["a": 1])
print([String: Int].read("k") as Any)
func load<T: Storable>(_ t: T.Type) -> T? { T.read("z") }
print(load([String: Int].self)!)
// expect: ["a": 1]
// expect: Optional(["k": 1])
// expect: ["z": 1]
