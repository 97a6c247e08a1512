protocol Monoid {}
extension Array where Element: Monoid { var all: Int { 1 } }
extension Array where Element == String { var total: Int { 1 } }
struct Box<T> { var v: T }
extension Box where T: Monoid { var bp: Int { 0 } }
extension Box where T == Int { var bi: Int { 0 } }
extension Sequence where Element: Monoid { var sq: Int { 0 } }
let xs = ["a"], ys = [1]
print(xs.all)
print(ys.total)
let b = Box(v: "s")
print(b.bp)
print(b.bi)
print(xs.sq)
print(ys.all)
print(["a"].all)
// expect error 9:10: property 'all' requires that 'String' conform to 'Monoid'
// expect error 10:10: property 'total' requires the types 'Int' and 'String' be equivalent
// expect error 12:9: property 'bp' requires that 'String' conform to 'Monoid'
// expect error 13:9: property 'bi' requires the types 'String' and 'Int' be equivalent
// expect error 14:10: property 'sq' requires that 'String' conform to 'Monoid'
// expect error 15:10: property 'all' requires that 'Int' conform to 'Monoid'
// expect error 16:13: property 'all' requires that 'String' conform to 'Monoid'
