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
// expect: Optional(1)
// expect: s
// expect: 1
// expect: s
// expect: 2 2.5
