protocol Source<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
extension Source {
  mutating func all() -> [Element] { var r: [Element] = []; while let e = next() { r.append(e) }; return r }
  func mapped<T>(_ f: @escaping (Element) -> T) -> Mapped<Self, T> { Mapped(base: self, transform: f) }
}
struct Mapped<Base: Source, Element>: Source {
  var base: Base
  let transform: (Base.Element) -> Element
  mutating func next() -> Element? { base.next().map(transform) }
}
struct Countdown: Source { var n: Int
  mutating func next() -> Int? { n > 0 ? { n -= 1; return n + 1 }() : nil } }
func digits() -> some Source<Int> { Countdown(n: 3) }
func boxed(_ flag: Bool) -> any Source<Int> { flag ? Countdown(n: 2) : Countdown(n: 1).mapped { $0 * 100 } }
func drain(_ source: some Source<Int>) -> Int { var s = source; return s.all().reduce(0, +) }
func drainAny(_ source: any Source<Int>) -> [Int] { var s = source; var r: [Int] = []; while let x = s.next() { r.append(x) }; return r }
print(drain(digits()), drainAny(boxed(true)), drainAny(boxed(false)))
var words = Countdown(n: 3).mapped { String(repeating: "a", count: $0) }.mapped { $0 + "!" }
print(words.all())
let sources: [any Source<Int>] = [boxed(true), digits(), boxed(false)]
print(sources.map { drain($0) })
protocol Graph<Vertex> { associatedtype Vertex: Hashable; func edges(from v: Vertex) -> [Vertex] }
extension Graph { func reachable(from v: Vertex) -> Set<Vertex> {
  var seen: Set<Vertex> = [v]; var stack = [v]
  while let x = stack.popLast() { for y in edges(from: x) where seen.insert(y).inserted { stack.append(y) } }
  return seen } }
struct Doubling: Graph { func edges(from v: Int) -> [Int] { v < 20 ? [v * 2, v + 7] : [] } }
print(Doubling().reachable(from: 3).sorted())
func f(_ c: some Collection<String>) -> String { c.joined(separator: "+") }
print(f(["a", "b"]), f(Set(["z"])), f("x y".split(separator: " ").map(String.init)))
// expect: 6 [2, 1] [100]
// expect: ["aaa!", "aa!", "a!"]
// expect: [3, 6, 100]
// expect: [3, 6, 10, 12, 13, 17, 19, 20, 24, 26, 34, 38]
// expect: a+b z x+y
