struct Fixed: RandomNumberGenerator { var state: UInt64; mutating func next() -> UInt64 { state &+= 0x1234_5678_9ABC_DEF1; return state } }
var g = Fixed(state: 1)
let a = g.next()
let b: UInt8 = g.next()
let c: UInt = g.next()
let d: UInt32 = g.next()
let e = g.next() as UInt16
print(a, type(of: a), b, c, d, e)
print(g.next(upperBound: 10 as UInt))
func r<G: RandomNumberGenerator>(_ g: inout G) -> UInt32 { g.next() }
print(r(&g))
let p = "ab\ncd".reduce(into: (0, 0)) { (p: inout (line: Int, column: Int), c: Character) in
  if c == "\n" { p.line += 1; p.column = 0 } else { p.column += 1 }
}
print(p, p.line, p.column)
extension Array { func keep(_ f: (Element) -> Bool) -> Array { var r: Array = []; for e in self where f(e) { r.append(e) }; return r } }
print([1, 2, 3].keep { $0 > 1 })
// expect: 1311768467463790322 UInt64 227 3935305402391370964 1794341829 23222
// expect: 4
// expect: 992614552
// expect: (line: 1, column: 2) 1 2
// expect: [2, 3]
