func anyOf<T>(_ x: T...) -> T { x[0] }
anyOf(1, "a")
let a = anyOf(1, "a")
func least<T: Comparable>(_ x: T...) -> T { x[0] }
let c = least(1, 2.5, "a")
func clamped<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { x }
let y = clamped("a", 1...5)
func firstOf<T>(_ a: [T], where p: (T) -> Bool) -> T? { a.first(where: p) }
let e = firstOf([1], where: true)
let d = firstOf(3) { $0 }
func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
let f = total([1: 2])
// expect error 2:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 3:9: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 5:9: conflicting arguments to generic parameter 'T' ('String' vs. 'Double')
// expect error 7:17: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 9:29: cannot convert value of type 'Bool' to expected argument type '(Int) -> Bool'
// expect error 10:17: cannot convert value of type 'Int' to expected argument type '[Bool]'
// expect error 12:9: global function 'total' requires the types 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') and 'Int' be equivalent
