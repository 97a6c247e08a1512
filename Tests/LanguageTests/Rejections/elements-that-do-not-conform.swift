func total<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
func one<T: Numeric>(_ x: T) -> T { x }
func opt<T: Numeric>(_ x: T?) -> T? { x }
func dic<T: Numeric>(_ x: [String: T]) -> T? { nil }
func vari<T: Numeric>(_ x: T...) -> T? { nil }
func int<T: BinaryInteger>(_ xs: [T]) -> T { xs[0] }
func tup<T: Numeric>(_ x: (T, T)) -> T? { nil }
func both<T: Comparable>(_ x: [T]) -> T? { nil }
struct St<E: Numeric> { var xs: [E] }
class P {}
print(total(["a"]))
let t = total(["a"])
let u = total(["a", "b"])
print(one("a"))
print(opt("a") as Any)
print(dic(["a": "b"]) as Any)
print(vari("a", "b") as Any)
print(int([1.5, 2]))
print(both([true, false]) as Any)
let v = St(xs: ["a"])
print(total([true]))
print(total([[1]]))
print(both([P()]) as Any)
// expect error 11:7: global function 'total' requires that 'String' conform to 'Numeric'
// expect error 12:9: global function 'total' requires that 'String' conform to 'Numeric'
// expect error 13:9: global function 'total' requires that 'String' conform to 'Numeric'
// expect error 14:7: global function 'one' requires that 'String' conform to 'Numeric'
// expect error 15:7: global function 'opt' requires that 'String' conform to 'Numeric'
// expect error 16:7: global function 'dic' requires that 'String' conform to 'Numeric'
// expect error 17:7: global function 'vari' requires that 'String' conform to 'Numeric'
// expect error 18:7: global function 'int' requires that 'Double' conform to 'BinaryInteger'
// expect error 19:7: global function 'both' requires that 'Bool' conform to 'Comparable'
// expect error 20:9: generic struct 'St' requires that 'String' conform to 'Numeric'
// expect error 21:7: global function 'total' requires that 'Bool' conform to 'Numeric'
// expect error 22:7: global function 'total' requires that '[Int]' conform to 'Numeric'
// expect error 23:7: global function 'both' requires that 'P' conform to 'Comparable'
