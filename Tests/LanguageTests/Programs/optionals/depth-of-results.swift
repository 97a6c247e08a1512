final class Node { var value: Int = 1; var next: Node?; func nx() -> Node? { next } }
let head: Node? = nil
func g<T>(_ x: T, _ f: (T) -> T?) { print("g", f(x) as Any) }
g(nil as Int?) { $0?.advanced(by: 1) }
g(nil as Int?, { $0?.magnitude.words.first.map { Int($0) } })
g(head) { return $0?.next }
g(head) { $0?.next?.next }
g(head) { ($0?.next) }
g(head) { true ? $0?.next : nil }
struct S<T> { var x: T; init(_ x: T, _ f: (T) -> T?) { self.x = x; print("init", f(x) as Any) }
  func m(_ f: (T) -> T?) { print("m", f(x) as Any) }
  func n<U>(_ u: U, _ f: (U) -> U?) { print("n", f(u) as Any) } }
let s = S(head) { $0?.next }
s.m { $0?.next }
s.n(head) { $0?.next }
func k<T, U>(_ x: T, _ f: (T) -> U?) -> U? { f(x) }
let r: Node?? = k(head) { $0?.next }
print("k", r as Any)
let r2: Node? = k(head) { $0?.next }
print("k", r2 as Any)
func r3() throws -> Int? { throw E() }
struct E: Error {}
g(3 as Int?) { _ in try? r3() }
func l<T>(_ x: T, _ f: @autoclosure () -> T?) { print("l", f() as Any) }
l(head, head?.next)
print([1, nil, 3].map { $0?.advanced(by: 1) })
let arr: [Int?] = [1, nil]
print(arr.compactMap { $0?.advanced(by: 1) })
print(arr.first(where: { $0 == nil })  as Any)
let dict = ["a": Optional(1), "b": nil]
print(dict.mapValues { $0?.advanced(by: 1) }.count, dict.compactMapValues { $0?.advanced(by: 1) }.count)
let u: Int?? = arr.first.map { $0?.advanced(by: 1) }
print(u as Any)
print(arr.reduce(0 as Int?) { acc, x in acc.flatMap { a in x.map { a + $0 } } } as Any)
// expect: g nil
// expect: g nil
// expect: g nil
// expect: g nil
// expect: g nil
// expect: g nil
// expect: init nil
// expect: m Optional(nil)
// expect: n nil
// expect: k nil
// expect: k nil
// expect: g nil
// expect: l Optional(nil)
// expect: [Optional(2), nil, Optional(4)]
// expect: [2]
// expect: Optional(nil)
// expect: 2 1
// expect: Optional(Optional(2))
// expect: nil
