// What a mutating function changed before it threw stays, wherever the value stands.
enum Failure: Error { case full, large(Int) }
struct Bag {
  var items: [Int] = []
  var limit = 2
  mutating func add(_ item: Int) throws {
    items.append(item)
    if items.count > limit { throw Failure.full }
  }
  mutating func addAll(_ new: Int...) throws(Failure) {
    for item in new {
      if item > 9 { throw .large(item) }
      items.append(item)
    }
  }
}
final class Owner {
  var bag = Bag()
  lazy var later = Bag(limit: 1)
  var computed: Bag { get { bag } set { bag = newValue; print("set") } }
  var friend: Owner?
  func fill() throws { try friend!.bag.add(7) }
}
func attempt(_ name: String, _ body: () throws -> Void) {
  do { try body(); print(name, "ok") } catch { print(name, error) }
}
let owner = Owner()
owner.friend = Owner()
for item in 1...3 { do { try owner.bag.add(item) } catch { print(error) } }
print(owner.bag)
for item in 1...3 { do { try owner.friend?.bag.add(item) } catch { print(error) } }
print(owner.friend?.bag as Any)
do { try owner.later.add(1); try owner.later.add(2); try owner.later.add(3) } catch { print(error, owner.later) }
do { try owner.computed.add(4) } catch { print(error, owner.computed) }
do { try owner.friend?.later.addAll(1, 2, 30, 4) } catch { print(error) }
print(owner.friend!.later.items, (try? owner.bag.add(8)) as Any, owner.bag.items)
do { try owner.fill() } catch { print(error, owner.friend!.bag.items) }
func local() {
  let owner = Owner()
  var list = [Bag(), Bag(limit: 0)]
  attempt("list") { try list[1].add(5) }
  attempt("list") { try list[0].addAll(5, 6, 11) }
  print(list)
  attempt("owner") { try owner.bag.addAll(1, 12) }
  var named = ["a": owner]
  attempt("named") { try named["a"]!.later.add(2) }
  attempt("named") { try named["a", default: Owner()].later.add(3) }
  named["b"] = owner
  print(owner.bag, owner.later, named.count)
}
local()
func change(_ bag: inout Bag) throws { bag.limit = 50; throw Failure.large(1) }
do { try change(&owner.bag) } catch { print(error, owner.bag.limit) }
do { try change(&owner.friend!.later) } catch { print(error, owner.friend!.later.limit) }
// expect: full
// expect: Bag(items: [1, 2, 3], limit: 2)
// expect: full
// expect: Optional(main.Bag(items: [1, 2, 3], limit: 2))
// expect: full Bag(items: [1, 2], limit: 1)
// expect: set
// expect: full Bag(items: [1, 2, 3, 4], limit: 2)
// expect: large(30)
// expect: [1, 2] nil [1, 2, 3, 4, 8]
// expect: full [1, 2, 3, 7]
// expect: list full
// expect: list large(11)
// expect: [main.Bag(items: [5, 6], limit: 2), main.Bag(items: [5], limit: 0)]
// expect: owner large(12)
// expect: named ok
// expect: named full
// expect: Bag(items: [1], limit: 2) Bag(items: [2, 3], limit: 1) 2
// expect: large(1) 50
// expect: large(1) 50
