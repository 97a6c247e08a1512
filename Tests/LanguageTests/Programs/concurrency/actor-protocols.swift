// Every actor conforms to Actor, so that generic code can ask for one.
actor Counter {
  private(set) var value = 0
  func increment() -> Int {
    value += 1
    return value
  }
}
actor Names {
  var all: [String] = []
  func add(_ name: String) { all.append(name) }
}
func describe(_ actor: any Actor) -> String { "\(type(of: actor))" }
func isSame<A: Actor>(_ a: A, _ b: A) -> Bool { a === b }
func identity(_ actor: some Actor) -> ObjectIdentifier { ObjectIdentifier(actor) }
protocol Store: Actor {
  func count() -> Int
}
extension Names: Store {
  func count() -> Int { all.count }
}
extension Actor {
  func tell() -> String { "I am \(type(of: self))" }
}
func total(_ stores: [any Store]) async -> Int {
  var sum = 0
  for store in stores { sum += await store.count() }
  return sum
}
let (a, b) = (Counter(), Counter())
let names = Names()
print(describe(a), describe(names))
print(isSame(a, a), isSame(a, b), identity(a) == identity(b))
await names.add("Ada")
await names.add("Bob")
print(await total([names, Names()]))
print(await a.tell(), await names.tell())
let actors: [any Actor] = [a, names]
print(actors.map { describe($0) })
print(names is any Store, (a as Any) is any Actor, (3 as Any) is any Actor)
func update(_ counter: isolated Counter) -> Int { counter.increment() + counter.value }
print(await update(a))
extension Counter {
  func run<T>(_ body: (isolated Counter) throws -> T) rethrows -> T { try body(self) }
}
print(await a.run { counter in counter.increment() * 10 })
// expect: Counter Names
// expect: true false false
// expect: 2
// expect: I am Counter I am Names
// expect: ["Counter", "Names"]
// expect: true true false
// expect: 2
// expect: 20
