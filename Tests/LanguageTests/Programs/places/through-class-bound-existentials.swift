// What is assigned through a reference to an object of a protocol leaves the object alone: it ends when nobody refers to it.
protocol Counting: AnyObject {
  var count: Int { get set }
  var next: (any Counting)? { get set }
}

final class Counter: Counting {
  var count = 0
  var next: (any Counting)?
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}

final class Owner {
  var counter: any Counting
  lazy var spare: any Counting = Counter("spare")
  init(_ counter: any Counting) { self.counter = counter }
  func count() {
    self.counter.count += 1
    counter.count += 1
    spare.count += 1
  }
  deinit { print("end of owner") }
}

do {
  var optional: (any Counting)? = Counter("optional")
  optional?.count += 1
  optional!.count = 3
  print(optional!.count)
  optional = nil
  print("after optional")
  var array: [any Counting] = [Counter("array")]
  array[0].count = 4
  array = []
  print("after array")
  var table: [String: any Counting] = ["a": Counter("table")]
  table["a"]?.count = 5
  table["a"]!.count += 5
  table = [:]
  print("after table")
  var pair: (any Counting, Int) = (Counter("pair"), 0)
  pair.0.count = 3
  pair = (Counter("other"), 1)
  print("after pair")
  let first: any Counting = Counter("first")
  first.next = Counter("next")
  first.next?.count = 3
  first.next = nil
  print("after next")
  let owner = Owner(Counter("owned"))
  owner.count()
  owner.counter.count += 7
  owner.spare.count += 3
  print(owner.counter.count, owner.spare.count)
}
print("after owner")
do {
  let value: Any = Counter("any")
  (value as? any Counting)?.count = 3
  weak var weakly: (any Counting)?
  do {
    var strongly: (any Counting)? = Counter("weakly")
    weakly = strongly
    strongly?.count = 2
    weakly?.count += 3
    print(weakly?.count as Any)
    strongly = nil
  }
  print(weakly == nil)
}
// expect: 3
// expect: end of optional
// expect: after optional
// expect: end of array
// expect: after array
// expect: end of table
// expect: after table
// expect: end of pair
// expect: after pair
// expect: end of next
// expect: after next
// expect: 9 4
// expect: end of owner
// expect: end of owned
// expect: end of spare
// expect: end of first
// expect: end of other
// expect: after owner
// expect: Optional(5)
// expect: end of weakly
// expect: true
// expect: end of any
