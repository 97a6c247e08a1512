// What is of a generic type already says first what its parameter is, before values that are made for it.
struct Box<T> { var value: T }
struct Tabs<T: Hashable> {
  struct Item { let tab: T; let title: String }
  let items: [Item]
  var selected: Box<T>
}
enum Kind { case a, b }
let none: Kind? = nil
let box = Box(value: none)
let tabs = Tabs(items: [Tabs.Item(tab: Kind.a, title: "A"), Tabs.Item(tab: Kind.b, title: "B")], selected: box)
print(type(of: tabs), tabs.items.map(\.title), tabs.selected.value as Any)
struct Two<T> { var first: Box<T>; var other: T }
print(type(of: Two(first: Box(value: 1), other: 2.5 as Double?)))
// expect: Tabs<Optional<Kind>> ["A", "B"] nil
// expect: Two<Optional<Double>>
