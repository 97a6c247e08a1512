protocol Shape { associatedtype Unit: Numeric; var area: Unit { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var r: Int; var area: Int { r * r * 3 } }
struct Pair<A: Shape, B: Shape> where A.Unit == B.Unit { let a: A; let b: B }
let q = Pair(a: Sq(s: 1), b: Sq(s: 2))
func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> A.Unit where A.Unit == B.Unit { a.area + b.area }
print(both(Sq(s: 1), Ci(r: 1)))
func ints<A: Shape>(_ a: A) -> Int where A.Unit == Int { a.area }
print(ints(Sq(s: 1)))
func el<S: Sequence>(_ s: S) -> Int where S.Element == Int { 0 }
print(el(["a"]))
struct IntBox<S: Shape> where S.Unit == Int { let s: S }
var bx: IntBox<Sq>?
var px: Pair<Sq, Ci>?
extension Pair { init(_ a: A, _ b: B) { self.a = a; self.b = b } }
// expect error 7:7: global function 'both' requires the types 'Double' and 'Int' be equivalent
// expect error 9:7: global function 'ints' requires the types 'Double' and 'Int' be equivalent
// expect error 11:11: cannot convert value of type 'String' to expected element type 'Int'
// expect error 13:9: 'IntBox' requires the types 'Double' and 'Int' be equivalent
// expect error 14:9: 'Pair' requires the types 'Double' and 'Int' be equivalent
