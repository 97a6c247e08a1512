struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(i: Int) -> Int { cells[i] }
  subscript(i: Int) -> String { get { "\(cells[i])" } set { cells[i] = Int(newValue) ?? 0 } }
}
var g = Grid()
g[0] = "7"
print(g.cells)
struct M {
  var d: [String: Int] = [:]
  subscript(k: String) -> Int? { d[k] }
  subscript(k: String, default v: Int = 0) -> Int { get { d[k] ?? v } set { d[k] = newValue } }
}
var m = M()
m["a", default: 1] += 2
print(m.d)
struct K {
  var v = [0.0, 1.0]
  subscript(i: Int) -> Double { get { v[i] } set { v[i] = newValue } }
  subscript(i: some BinaryInteger) -> Double { v[Int(i)] }
}
var k = K()
k[1] = 3
k[0] += 2
print(k.v)
struct P { var a = 1
  subscript<T>(dyn p: KeyPath<P, T>) -> T { self[keyPath: p] }
  subscript<T>(dyn p: WritableKeyPath<P, T>) -> T { get { self[keyPath: p] } set { self[keyPath: p] = newValue } }
}
var p = P()
p[dyn: \.a] = 5
print(p.a)
@dynamicMemberLookup struct Lens<V> { var value: V
  subscript<T>(dynamicMember p: KeyPath<V, T>) -> T { value[keyPath: p] }
  subscript<T>(dynamicMember p: WritableKeyPath<V, T>) -> T { get { value[keyPath: p] } set { value[keyPath: p] = newValue } }
}
struct N { var name = "x"; let k = 2 }
var l = Lens(value: N())
l.name = "y"
l.name += "z"
print(l.name, l.k)
// expect: [7, 2, 3, 4]
// expect: ["a": 3]
// expect: [2.0, 3.0]
// expect: 5
// expect: yz 2
