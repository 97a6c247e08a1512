struct Mem<T> { var list: [T] = []; init(_ l: [T]) { list = l } }
func a1(_ s: [Int]) -> Mem<String> { Mem(s) }
func a2<T, U>(_ s: [T], _ u: U) -> Mem<U> { Mem(s) }
func a3<T>(_ s: [T]) -> Mem<Int> { Mem(s) }
struct P {}
func a4(_ s: [P], _ p: P) -> Bool { s.contains(p) }
func a6<T>(_ s: [T], _ p: T) -> Bool { s.contains(p) }
func a7(_ a: Int, _ b: Int?) -> Int { a + b }
func a8(_ a: Int, _ b: String?) -> Int { a + b }
func b1<T>(_ a: [T]) -> Int { a.reduce(0, +) }
func b2(_ a: [String]) -> Int { a.reduce(0, +) }
func b3(_ a: [P]) -> [P] { a.sorted { $0 < $1 } }
func b4<T>(_ a: [T]) -> [T] { a.sorted { $0 < $1 } }
func b5<T>(_ a: [T]) -> [T: T] { Dictionary(uniqueKeysWithValues: a.map { ($0, $0) }) }
// expect error 2:42: cannot convert value of type '[Int]' to expected argument type '[String]'
// expect error 3:49: cannot convert value of type '[T]' to expected argument type '[U]'
// expect error 4:40: cannot convert value of type '[T]' to expected argument type '[Int]'
// expect error 6:48: cannot convert value of type 'P' to expected argument type '(P) throws -> Bool'
// expect error 6:48: missing argument label 'where:' in call
// expect error 7:51: cannot convert value of type 'T' to expected argument type '(T) throws -> Bool'
// expect error 7:51: missing argument label 'where:' in call
// expect error 8:43: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:46: cannot convert value of type 'String?' to expected argument type 'Int'
// expect error 10:43: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, T) throws -> Int'
// expect error 11:45: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
// expect error 12:42: referencing operator function '<' on 'Comparable' requires that 'P' conform to 'Comparable'
// expect error 13:45: referencing operator function '<' on 'Comparable' requires that 'T' conform to 'Comparable'
