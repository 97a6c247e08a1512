// Elements, entries and computed parts of properties are changed in place.
final class Store {
  var items = ["a": [1, 2]]
  var list = [3, 1, 2]
  var best: Int? = 5
  var m = Matrix()
  func add() { items["a", default: []].append(9); items["b", default: []] += [1]; items["a"]?.append(4) }
}
struct Matrix { var g = [0, 0, 0, 0]; subscript(i: Int, j: Int) -> Int { get { g[i * 2 + j] } set { g[i * 2 + j] = newValue } }
  var sum: Int { get { g.reduce(0, +) } set { g[0] = newValue } } }
let s = Store()
s.add()
print(s.items["a"]!, s.items["b"]!)
s.m[0, 1] += 5; s.m.sum += 2; s.m[1, 1] = s.m[0, 1] * 2
print(s.m.g)
func inc(_ x: inout Int) { x += 1 }
inc(&s.m[0, 0]); inc(&s.m.sum)
print(s.m.g)
func opt(_ x: inout Int?) { x = x.map { $0 + 1 } }
opt(&s.best); print(s.best as Any)
struct Err: Error {}
func fail(_ x: inout Int) throws { x = 100; throw Err() }
do { try fail(&s.m[1, 0]) } catch { print("caught", s.m.g) }
do { try fail(&s.items["a"]![0]) } catch { print("caught", s.items["a"]!) }
s.list.sort(); s.list.swapAt(0, 2); print(s.list)
swap(&s.list[0], &s.m[0, 0]); print(s.list, s.m.g)
var d = ["k": ["x": 1]]
let f = { d["k", default: [:]]["y", default: 0] += 3 }
f(); f()
print(d["k"]!["y"]!, d["k"]!.count)
struct W { var inner = Matrix(); var log: [String] = [] { didSet { print("log", log.count) } } }
var w = W()
w.inner[1, 1] += 7; w.log.append("a"); w.log[0] += "b"
print(w.inner.g, w.log)
for i in w.log.indices { w.log[i].append("!") }
print(w.log)
// expect: [1, 2, 9, 4] [1]
// expect: [7, 5, 0, 10]
// expect: [24, 5, 0, 10]
// expect: Optional(6)
// expect: caught [24, 5, 100, 10]
// expect: caught [100, 2, 9, 4]
// expect: [3, 2, 1]
// expect: [24, 2, 1] [3, 5, 100, 10]
// expect: 6 2
// expect: log 1
// expect: log 1
// expect: [0, 0, 0, 7] ["ab"]
// expect: log 1
// expect: ["ab!"]
