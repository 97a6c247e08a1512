// Of overloads for a value and for an optional one the path's own value decides, before what is wanted.
struct Person {
  var age = 1
  var name: String? = "Ann"
}
func pick<T, V>(_ value: T, _ path: KeyPath<T, V>) -> [V] {
  print("V")
  return [value[keyPath: path]]
}
func pick<T, V>(_ value: T, _ path: KeyPath<T, V?>) -> [V] {
  print("V?")
  return value[keyPath: path].map { [$0] } ?? []
}
let ages: [Int?] = pick(Person(), \.age)
let names: [String?] = pick(Person(), \.name)
let texts: [String] = pick(Person(), \.name)
print(ages, names, texts, pick(Person(), \.name), pick(Person(), \.age))
// expect: V
// expect: V
// expect: V?
// expect: V?
// expect: V
// expect: [Optional(1)] [Optional("Ann")] ["Ann"] ["Ann"] [1]
