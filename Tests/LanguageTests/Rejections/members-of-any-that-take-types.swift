protocol Store {
  associatedtype Item
  func all() -> [Item]
  func add(_ item: Item)
  func each(_ use: (Item) -> Void)
}
extension Store {
  func addTwice(_ item: Item) {
    add(item)
    add(item)
  }
  var count: Int { all().count }
}
struct Numbers: Store {
  func all() -> [Int] { [1] }
  func add(_ item: Int) {}
  func each(_ use: (Int) -> Void) {}
}
protocol Same {
  func isSame(as other: Self) -> Bool
}
struct One: Same {
  func isSame(as other: One) -> Bool { true }
}
let store: any Store = Numbers()
print(store.all().count, store.count)
store.add(3)
store.each { print($0) }
store.addTwice(3)
func fill<S: Store>(_ store: S, _ item: S.Item) { store.add(item) }
fill(Numbers(), 3)
func show(_ store: any Store) { store.add("a") }
let one: any Same = One()
print(one.isSame(as: one))
// expect error 27:1: member 'add' cannot be used on value of type 'any Store'; consider using a generic constraint instead
// expect error 29:1: member 'addTwice' cannot be used on value of type 'any Store'; consider using a generic constraint instead
// expect error 32:33: member 'add' cannot be used on value of type 'any Store'; consider using a generic constraint instead
// expect error 34:7: member 'isSame' cannot be used on value of type 'any Same'; consider using a generic constraint instead
