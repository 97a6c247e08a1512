struct Column<V> { let name: String; init(_ n: String) { name = n } }
struct Expr: CustomStringConvertible { var description: String; init(_ d: String) { description = d } }
func == <V: Equatable>(c: Column<V>, v: V) -> Expr { .init("\(c.name) = \(v)") }
func || (a: Expr, b: Expr) -> Expr { .init("(\(a) OR \(b))") }
let mgr = Column<Int?>("mgr"), id = Column<Int>("id")
let e: Expr = mgr == nil
print(e)
print(mgr == nil || mgr == 3)
print(id == 5 || mgr == nil)
func filter(_ e: Expr) -> String { "\(e)" }
print(filter(mgr == nil), filter(mgr == nil || mgr == 3))
// expect: mgr = nil
// expect: (mgr = nil OR mgr = Optional(3))
// expect: (id = 5 OR mgr = nil)
// expect: mgr = nil (mgr = nil OR mgr = Optional(3))
