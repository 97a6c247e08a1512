class EchoBase<T> {
  class subscript(a a: T) -> String { "a\(a)" }
  class subscript(c c: T) -> String { "c\(c)" }
  subscript(e e: T) -> String { "e\(e)" }
  class func f(_ t: T) -> String { "f\(t)" }
}
class EchoDerived<T>: EchoBase<T> { override class subscript(a a: T) -> String { super[a: a] + "d" }
  class subscript(d d: T) -> String { "d\(d)" }
  subscript(g g: T) -> String { "g\(g)" } }
let derived = EchoDerived<Int>.self
print(derived[a: 1], derived[d: 3], derived.f(3))
print(EchoDerived<Int>()[e: 42], EchoDerived<Int>()[g: 42])
print(derived[c: 42])
class Base { subscript(row r: Int) -> String { "row\(r)" }; subscript(col c: Int) -> String { "col\(c)" }; subscript(i: Int) -> String { "b\(i)" } }
class Derived: Base { override subscript(row r: Int) -> String { "d" + super[row: r] }; subscript(cell c: Int) -> String { "cell\(c)" }; subscript(i: String) -> String { "s" + i } }
let d = Derived()
print(d[row: 1], d[col: 2], d[cell: 3], d[4], d["x"], (d as Base)[row: 5])
// expect: a1d d3 f3
// expect: e42 g42
// expect: c42
// expect: drow1 col2 cell3 b4 sx drow5
