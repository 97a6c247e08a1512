// A default of another type than what the optional wraps, where an optional of anything is wanted.
let count: Int? = 1
let name = "s"
let value: Any? = count ?? name
print(value as Any)
let none: Int? = nil
let other: Any? = none ?? name
print(other ?? "nothing")
func show(_ value: Any?) { print(value ?? "nothing") }
show(count ?? name)
show(none ?? name)
let list: [Any?] = [count ?? name, none ?? 2.5]
print(list.count, list[1] ?? "nothing")
func unlike() {
  let none = "none"
  let texts = ["1", "x"]
  let first: [Any] = texts.map { Int($0) ?? none }
  let second: [Any] = texts.map { return Int($0) ?? 2.5 }
  let third: [Any] = texts.map { Int($0) ?? 0 }
  let fourth: (String) -> Any = { Int($0) ?? none }
  let fifth: [Any] = texts.map { text in
    let number = Int(text)
    return number ?? none
  }
  let sixth: [Any] = texts.compactMap { Int($0) ?? none }
  let seventh: [Any] = texts.map { text -> Any in Int(text) ?? none }
  print(first, second, third, fourth("1"), fifth, sixth, seventh)
}
unlike()
// expect: Optional(1)
// expect: s
// expect: 1
// expect: s
// expect: 2 2.5
// expect: [Optional(1), Optional("none")] [Optional(1), Optional(2.5)] [1, 0] 1 [1, "none"] [1, "none"] [1, "none"]
