import Foundation
extension String { static func % (f: String, a: [any CVarArg]) -> String { String(format: f, arguments: a) } }
print("%d-%@" % [5, "x"])
infix operator <=>: ComparisonPrecedence
extension Comparable { static func <=> (a: Self, b: Self) -> Int { a < b ? -1 : a > b ? 1 : 0 } }
print(2.0 <=> 2)
infix operator ∪: AdditionPrecedence
func ∪ <T>(a: Set<T>, b: Set<T>) -> Set<T> { a.union(b) }
print(([1, 2] ∪ [2, 3]).count)
// expect: 5-x
// expect: 0
// expect: 3
