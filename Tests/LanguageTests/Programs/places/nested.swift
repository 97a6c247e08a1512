struct Inner { var list: [Int] = []; var map: [String: [Int]] = [:]; var opt: Int? }
struct Outer { var inner = Inner(); var all: [Inner] = [Inner(), Inner()] }
class Holder { var outer = Outer(); var count = 0; var items: [String] = [] ; var pair = (a: 1, b: 2) }
let h = Holder()
h.outer.inner.list.append(1)
h.outer.inner.list.append(2)
h.outer.inner.list[0] += 10
h.outer.all[1].list.append(5)
h.outer.inner.map["k", default: []].append(3)
h.outer.inner.map["k"]?.append(4)
h.outer.inner.map["z"] = [9]
h.outer.inner.map["z"]![0] = 8
h.outer.inner.opt = 1
h.outer.inner.opt? += 2
h.pair.a += 5
print(h.outer.inner.list, h.outer.all.map { $0.list }, h.outer.inner.map["k"]!, h.outer.inner.map["z"]!, h.outer.inner.opt!, h.pair)
var a = [[1, 2], [3]]
a[0][1] = 7
a[1].append(4)
let b = a
a[0].removeAll()
print(a, b)
var t = (1, (2, 3))
t.1.0 = 9
print(t)
func inc(_ n: inout Int, by k: Int = 1) { n += k }
inc(&h.count)
inc(&h.count, by: 5)
inc(&a[1][0])
inc(&t.1.1)
print(h.count, a, t)
var x = 1, y = 2
swap(&x, &y)
print(x, y)
a.swapAt(0, 1)
print(a)
let kp = \Holder.count
h[keyPath: kp] += 3
print(h[keyPath: kp])
var o = Outer()
let kp2: WritableKeyPath<Outer, [Int]> = \.inner.list
o[keyPath: kp2] = [4, 5]
print(o[keyPath: kp2], [o].map(\.inner.list.count))
var words = ["a": 1]
words["a"]! += 1
words["b", default: 0] += 10
words["a"] = nil
print(words)
struct Grid { var cells = [0, 0, 0, 0]; subscript(r: Int, c: Int) -> Int { get { cells[r * 2 + c] } set { cells[r * 2 + c] = newValue } } }
var g = Grid()
g[1, 1] = 5
g[0, 1] += 2
inc(&g[1, 0])
print(g.cells)
_ = { x = 100 }()
print(x)
let (p, q) = (3, 4)
print(p, q)
(x, y) = (y, x)
print(x, y)
// expect: [11, 2] [[], [5]] [3, 4] [8] 3 (a: 6, b: 2)
// expect: [[], [3, 4]] [[1, 7], [3, 4]]
// expect: (1, (9, 3))
// expect: 6 [[], [4, 4]] (1, (9, 4))
// expect: 2 1
// expect: [[4, 4], []]
// expect: 9
// expect: [4, 5] [2]
// expect: ["b": 10]
// expect: [0, 2, 1, 5]
// expect: 100
// expect: 3 4
// expect: 1 100
