// A generic local function gets its type arguments with each call, behind those of the function around it.
protocol Named {
  static var title: String { get }
  init()
  func greet() -> String
}
extension Named { func greet() -> String { "I am \(Self.title)" } }
struct Cat: Named { static var title: String { "cat" } }
struct Dog: Named {
  static var title: String { "dog" }
  func greet() -> String { "woof" }
}

func around<T>(_ t: T) {
  var log: [String] = []
  func note<U>(_ u: U, depth: Int) {
    log.append("\(T.self) \(U.self) \(t) \(u)")
    if depth > 0 { note([u], depth: depth - 1) }
  }
  note(1, depth: 2)
  note("x", depth: 1)
  func middle<U>(_ u: U) {
    func low<V>(_ v: V) { print(T.self, U.self, V.self, t, u, v) }
    low(1)
    low(u)
    let later = { (n: Int) in low([n]) }
    later(4)
  }
  middle(2.5)
  print(log)
}
around(true)
around(Optional("a"))

func mutual() {
  func a<U>(_ u: U, _ n: Int) {
    print("a", U.self)
    if n > 0 { b((u, n), n - 1) }
  }
  func b<U>(_ u: U, _ n: Int) {
    print("b", U.self)
    if n > 0 { a([u], n - 1) }
  }
  a(1, 3)
}
mutual()

func constrained() {
  func show<U: Named>(_ u: U) { print(U.self, U.title, u.greet(), [U].self, U()) }
  show(Cat())
  let all: [any Named] = [Cat(), Dog()]
  for item in all { show(item) }
  func make<U: Named>(_ type: U.Type) -> U { type.init() }
  let types: [any Named.Type] = [Cat.self, Dog.self]
  for type in types { print(make(type)) }
  func pair<A: Named, B: Named>(_ a: A, _ b: B) -> String { "\(A.self)-\(B.self)" }
  print(pair(all[0], all[1]), pair(Dog(), all[0]))
  func some(_ item: some Named) { print(type(of: item), type(of: [item])) }
  all.forEach { some($0) }
  func whole<U>(_ u: U) { print(U.self) }
  whole(all)
}
constrained()

func casts() {
  func first<U>(of type: U.Type, in all: [Any]) -> U? {
    for item in all { if let found = item as? U { return found } }
    return nil
  }
  print(first(of: String.self, in: [1, "b", 2.5]) ?? "none", first(of: Double.self, in: [1, "b"]) ?? 0.5)
  func only<U>(_ all: [Any]) -> [U] { all.compactMap { $0 as? U } }
  let numbers: [Int] = only([1, "a", 2])
  print(numbers, only([1, "a", 2]) as [String])
}
casts()

func values() {
  func wrap<U>(_ u: U) -> [U] {
    print(U.self)
    return [u]
  }
  let number: (Double) -> [Double] = wrap
  print(number(2), ["a"].map(wrap))
  func change<U>(_ u: inout U, to new: U) {
    print(U.self)
    u = new
  }
  var word = "s"
  change(&word, to: "t")
  print(word)
}
values()

struct Box<T> {
  let value: T
  func show() {
    func pair<U>(_ u: U) -> (T, U) { (value, u) }
    print(pair(1), type(of: pair("a")))
  }
  var tripled: [T] {
    func same<U>(_ u: U) -> [U] { Array(repeating: u, count: 3) }
    return same(value)
  }
}
Box(value: 1).show()
print(Box(value: "q").tripled)
// expect: Bool Double Int true 2.5 1
// expect: Bool Double Double true 2.5 2.5
// expect: Bool Double Array<Int> true 2.5 [4]
// expect: ["Bool Int true 1", "Bool Array<Int> true [1]", "Bool Array<Array<Int>> true [[1]]", "Bool String true x", "Bool Array<String> true [\"x\"]"]
// expect: Optional<String> Double Int Optional("a") 2.5 1
// expect: Optional<String> Double Double Optional("a") 2.5 2.5
// expect: Optional<String> Double Array<Int> Optional("a") 2.5 [4]
// expect: ["Optional<String> Int Optional(\"a\") 1", "Optional<String> Array<Int> Optional(\"a\") [1]", "Optional<String> Array<Array<Int>> Optional(\"a\") [[1]]", "Optional<String> String Optional(\"a\") x", "Optional<String> Array<String> Optional(\"a\") [\"x\"]"]
// expect: a Int
// expect: b (Int, Int)
// expect: a Array<(Int, Int)>
// expect: b (Array<(Int, Int)>, Int)
// expect: Cat cat I am cat Array<Cat> Cat()
// expect: Cat cat I am cat Array<Cat> Cat()
// expect: Dog dog woof Array<Dog> Dog()
// expect: Cat()
// expect: Dog()
// expect: Cat-Dog Dog-Cat
// expect: Cat Array<Cat>
// expect: Dog Array<Dog>
// expect: Array<Named>
// expect: b 0.5
// expect: [1, 2] ["a"]
// expect: Double
// expect: String
// expect: [2.0] [["a"]]
// expect: String
// expect: t
// expect: (1, 1) (Int, String)
// expect: ["q", "q", "q"]
