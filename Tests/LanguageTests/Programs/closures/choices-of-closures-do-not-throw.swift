func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(["b", "a"].sorted(by: flip(curry(<))("z")("y") ? { $0 > $1 } : { $0 < $1 }))
func each(_ b: Bool) -> [Int] { [1, 2, 3].map(b ? { $0 + 1 } : { $0 * 2 }) }
print(each(true), each(false))
func twice<T>(_ f: (T) throws -> T, _ x: T) rethrows -> T { try f(f(x)) }
let own: ((Int) -> Int)? = nil
print(twice(own ?? { $0 - 1 }, 5), twice(each(true).isEmpty ? { (x: Int) in x } : { -$0 }, 4))
// expect: ["b", "a"]
// expect: [2, 3, 4] [2, 4, 6]
// expect: 3 4
