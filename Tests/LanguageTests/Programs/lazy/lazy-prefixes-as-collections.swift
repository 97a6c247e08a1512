let a = [1, 2, 3, 1]
print(a.lazy.drop { $0 < 2 }.first!, a.lazy.drop { $0 < 2 }.count, Array(a.lazy.drop { $0 < 2 }))
print(a.lazy.prefix { $0 < 3 }.last!, a.lazy.drop { $0 < 2 }.isEmpty, a.lazy.prefix { $0 < 3 }.count, Array(a.lazy.prefix { $0 < 3 }))
let f: Int = a.lazy.drop { $0 < 2 }.count
print(f, Array(a.lazy.prefix { $0 < 3 }.reversed()), a.lazy.prefix { $0 > 5 }.first as Any)
print(a.lazy.map { $0 * 2 }.drop { $0 < 4 }.map { $0 + 1 }.count, Array("abc".lazy.prefix { $0 < "c" }), (1...).lazy.prefix { $0 < 4 }.reduce(0, +))
print(a.lazy.filter { $0 > 1 }.drop { $0 < 3 }.map { $0 }, a.lazy.prefix { $0 < 3 }.filter { $0 > 1 }.map { $0 })
struct Cx<T: Numeric>: ExpressibleByIntegerLiteral { var re: T
  init(integerLiteral v: T.IntegerLiteralType) { re = T(integerLiteral: v) }
}
func one<U: ExpressibleByIntegerLiteral>(_: U.Type) -> U { 1 }
let c = one(Cx<Double>.self)
print(c, one(Cx<UInt8>.self), one(Float.self))
print(c.re * 2.5)
// expect: 2 3 [2, 3, 1]
// expect: 2 false 2 [1, 2]
// expect: 3 [2, 1] nil
// expect: 3 ["a", "b"] 6
// expect: LazyMapSequence<LazyDropWhileSequence<LazyFilterSequence<Array<Int>>>, Int>(_base: Swift.LazyDropWhileSequence<Swift.LazyFilterSequence<Swift.Array<Swift.Int>>>(_base: Swift.LazyFilterSequence<Swift.Array<Swift.Int>>(_base: [1, 2, 3, 1], _predicate: (Function)), _predicate: (Function)), _transform: (Function)) LazyMapSequence<LazyFilterSequence<LazyPrefixWhileSequence<Array<Int>>>, Int>(_base: Swift.LazyFilterSequence<Swift.LazyPrefixWhileSequence<Swift.Array<Swift.Int>>>(_base: Swift.LazyPrefixWhileSequence<Swift.Array<Swift.Int>>(_base: [1, 2, 3, 1], _predicate: (Function)), _predicate: (Function)), _transform: (Function))
// expect: Cx<Double>(re: 1.0) Cx<UInt8>(re: 1) 1.0
// expect: 2.5
