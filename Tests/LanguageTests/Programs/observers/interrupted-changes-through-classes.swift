struct E: Error {}
extension Array where Element == Int { mutating func bad() throws { append(2); throw E() } }
struct T { 
  static var a = [1] { didSet { print("static", a) } }
  var tup = (1, [1]) { didSet { print("tup") } }
  var nested = N() { didSet { print("nested") } }
  var o: [Int]? = [1] { didSet { print("o") } }
  subscript(i: Int) -> [Int] { get { print("g"); return [1] } set { print("s", newValue) } }
}
struct N { var x = [1]; var y = [1] { didSet { print("y") } } }
class K { static var a = [1] { didSet { print("Kstatic", a) } }
  class var b: [Int] { get { [1] } set { print("b", newValue) } } 
  var n = N() { didSet { print("K.n") } }
  init() {}
  func own() throws { try n.x.bad() }
}
class L: K { override var n: N { didSet { print("L.n") } } }
class M: K { override var n: N { didSet { print("M.n", oldValue.x) } } }
class P: K { override var n: N { get { super.n } set { print("P.n"); super.n = newValue } } }
var t = T()
do { try T.a.bad() } catch { print("caught") }
do { try t.tup.1.bad() } catch { print("caught") }
do { try t.nested.x.bad() } catch { print("caught") }
do { try t.nested.y.bad() } catch { print("caught") }
do { try t.o?.bad() } catch { print("caught") }
do { try t.o!.bad() } catch { print("caught") }
do { try t[0].bad() } catch { print("caught") }
do { try K.a.bad() } catch { print("caught") }
do { try K.b.bad() } catch { print("caught") }
for k in [K(), L(), M(), P()] { print("--", type(of: k))
 do { try k.n.x.bad() } catch { print("caught", k.n.x) }
 do { try k.n.y.bad() } catch { print("caught", k.n.y) }
 do { try k.own() } catch { print("caught", k.n.x) }
}
protocol Q { var v: [Int] { get set } }
struct QS: Q { var v = [1] { didSet { print("Q.v") } } }
struct QC: Q { var v: [Int] { get { [1] } set { print("QC.v") } } }
func go(_ q: inout some Q) { do { try q.v.bad() } catch { print("caught", q.v) } }
var q = QS(); go(&q); var qc = QC(); go(&qc)
var e: any Q = QS(); do { try e.v.bad() } catch { print("caught", e.v) }
// expect: caught
// expect: caught
// expect: caught
// expect: caught
// expect: caught
// expect: caught
// expect: g
// expect: s [1, 2]
// expect: caught
// expect: caught
// expect: b [1, 2]
// expect: caught
// expect: -- K
// expect: caught [1, 2]
// expect: caught [1, 2]
// expect: caught [1, 2, 2]
// expect: -- L
// expect: K.n
// expect: caught [1, 2]
// expect: K.n
// expect: caught [1, 2]
// expect: K.n
// expect: caught [1, 2, 2]
// expect: -- M
// expect: K.n
// expect: M.n [1]
// expect: caught [1, 2]
// expect: K.n
// expect: M.n [1, 2]
// expect: caught [1, 2]
// expect: K.n
// expect: M.n [1, 2]
// expect: caught [1, 2, 2]
// expect: -- P
// expect: P.n
// expect: K.n
// expect: caught [1, 2]
// expect: P.n
// expect: K.n
// expect: caught [1, 2]
// expect: P.n
// expect: K.n
// expect: caught [1, 2, 2]
// expect: caught [1, 2]
// expect: QC.v
// expect: caught [1]
// expect: caught [1, 2]
