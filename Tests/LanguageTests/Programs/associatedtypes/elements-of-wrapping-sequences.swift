// The elements of a generic sequence are what its iterator gives, whatever that says of the wrapped sequences.
struct Pairs<A: Sequence, B: Sequence>: Sequence {
  let first: A
  let second: B
  func makeIterator() -> AnyIterator<(A.Element, B.Element)> {
    var (a, b) = (first.makeIterator(), second.makeIterator())
    return AnyIterator {
      guard let x = a.next(), let y = b.next() else { return nil }
      return (x, y)
    }
  }
}
struct Chunks<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> AnyIterator<[Base.Element]> {
    var iterator = base.makeIterator()
    return AnyIterator { iterator.next().map { [$0, $0] } }
  }
}
struct Same<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> AnyIterator<Base.Element> { AnyIterator(base.makeIterator()) }
}
func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}
func pairs<A, B>(_ a: A, _ b: B) -> Pairs<A, B> { Pairs(first: a, second: b) }
func combine<A: Sequence, B: Sequence, Z>(_ a: A, _ b: B, with transform: (A.Element, B.Element) -> Z) -> [Z] {
  pairs(a, b).map(transform)
}
print(combine([1, 2], ["a", "b"]) { "\($0)\($1)" }, combine(1...3, [4, 5], with: +))
let first: (Int, Character)? = pairs([7], "x").first { _ in true }
print(first.map { $0.0 } ?? 0, Array(Chunks(base: "ab")), Same(base: [3, 4]).reduce(0, +))
for (number, letter) in pairs(0..., "xyz") { print(number, letter, terminator: " ") }
print()
print(Same(base: Chunks(base: [1, 2])).map(\.count), zip(1, "one") as Any)
let iterator = Same(base: [5]).makeIterator()
print(iterator.next() as Any, iterator.next() as Any)
// expect: ["1a", "2b"] [5, 7]
// expect: 7 [["a", "a"], ["b", "b"]] 7
// expect: 0 x 1 y 2 z 
// expect: [2, 2] Optional((1, "one"))
// expect: Optional(5) nil
