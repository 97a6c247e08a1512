protocol Pub { associatedtype Output; associatedtype Failure: Error }
struct Fut<T, F: Error>: Pub { typealias Output = T; typealias Failure = F; let v: T; init(_ v: T) { self.v = v } }
struct FlatMap<New: Pub, Up: Pub>: Pub where New.Failure == Up.Failure { typealias Output = New.Output; typealias Failure = Up.Failure; var up: Up; var make: (Up.Output) -> New }
extension Pub {
  func flatMap<T, P: Pub>(_ transform: @escaping (Output) -> P) -> FlatMap<P, Self> where P.Output == T, P.Failure == Failure { FlatMap(up: self, make: transform) }
  func asyncMap<T>(_ transform: @escaping (Output) -> T) -> FlatMap<Fut<T, Error>, Self> {
    flatMap { Fut(transform($0)) }
  }
}
struct Fail: Error {}
let a = Fut<Int, Error>(3).asyncMap { "\($0)" }
print(a.make(4).v)
extension Sequence {
  func f<T>(_ t: T) -> Set<Element> { Set(self) }
  func g<T>(_ t: T, _ s: Set<Element>) -> Bool { contains { s.contains($0) } }
}
print([1, 1].f("x").count, [1].g("x", [1]))
struct Box<T> { var t: T
  func set<U>(_ u: U) -> Set<T> { [t] }
}
print(Box(t: 1).set(2))
// expect: 4
// expect: 1 true
// expect: [1]
