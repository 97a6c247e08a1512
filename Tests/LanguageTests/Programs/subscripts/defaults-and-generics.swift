struct Store {
  var values: [String: Any] = [:]
  subscript<T>(key: String, as type: T.Type = T.self) -> T? { get { values[key] as? T } set { values[key] = newValue } }
  subscript(safe index: Int, default fallback: String = "-") -> String { index < values.count ? values.keys.sorted()[index] : fallback }
  subscript(_ keys: String...) -> Int { keys.filter { values[$0] != nil }.count }
}
var store = Store()
store.values = ["a": 1, "b": "two"]
let a: Int? = store["a"]
print(a as Any, store["b", as: String.self] ?? "nil", store["b", as: Int.self] as Any)
print(store[safe: 0], store[safe: 9], store[safe: 9, default: "none"], store["a", "b", "c"])
extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }
print([1, 2][safe: 5] as Any, [1, 2][safe: 1]!, "abc"[safe: "abc".startIndex]!)
// expect: Optional(1) two nil
// expect: a - none 2
// expect: nil 2 a
