// A literal of values with nothing in common is one of 'Any' where a type is written behind it.
let mixed = [1, 32, "Hi", true] as [Any]
print(mixed, mixed.count)
let pairs = ["name": "Ada", "age": 36] as [String: Any]
print(pairs["name"] as Any, pairs["age"] as? Int ?? 0)
let set = [1, "a"] as Set<AnyHashable>
print(set.count, set.contains("a"))
let maybe = [1, "a"] as [Any]?
print(maybe?.count ?? 0)
func show() {
  let inside = [2.5, "b", nil] as [Any?]
  print(inside, (inside[0] as? Double) ?? 0)
}
show()
// expect: [1, 32, "Hi", true] 4
// expect: Optional("Ada") 36
// expect: 2 true
// expect: 2
// expect: [Optional(2.5), Optional("b"), nil] 2.5
