let point = (x: 1, y: 2)
var person: (name: String, age: Int) = ("Ann", 30)
person.age += 1
person.0 = "Bea"
print(point, person, point.x + point.1, person.name)
let (a, b) = point
let (_, age) = person
let (first, (second, third)) = (1, (2, 3))
print(a, b, age, first, second, third)
var x = 1, y = 2
(x, y) = (y, x)
print(x, y)
(x, y) = (y, x + y)
print(x, y)
func minMax(_ list: [Int]) -> (min: Int, max: Int)? { list.isEmpty ? nil : (list.min()!, list.max()!) }
if let (low, high) = minMax([3, 1, 2]) { print(low, high) }
print(minMax([5])!.max, minMax([]) == nil, minMax([1, 2])!)
print((1, 2) == (1, 2), (1, "a") < (1, "b"), (1, 2, 3) != (1, 2, 4), (x: 1, y: 2) == (1, 2))
let list = [(1, "a"), (2, "b")]
for (n, s) in list { print(n, s, terminator: ";") }
print(list.map { $0.1 }, list[0].0, list.first { $0.0 == 2 }!.1)
var pairs = [(key: "k", value: 1)]
pairs[0].value = 5
pairs.append((key: "j", value: 2))
pairs.append(("i", 3))
print(pairs, pairs.sorted { $0.key < $1.key }.map(\.value))
let nested = (1, (2, (3, "x")))
print(nested.1.1.1, nested)
let void: () = ()
print(void, type(of: point), type(of: nested))
func swap(_ t: (Int, String)) -> (String, Int) { (t.1, t.0) }
print(swap((1, "z")), [(1, "q")].map(swap))
let dictionary = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
for (k, v) in dictionary.sorted(by: { $0.key < $1.key }) { print(k, v) }
let optional: (Int, Int)? = (1, 2)
print(optional?.0 as Any, optional.map { $0 + $1 } as Any)
switch (point.x, point.y) { case (1, let y): print("one", y); default: break }
let labelled: (first: Int, second: Int) = (5, 6)
let plain: (Int, Int) = labelled
print(plain, labelled, (n: 1, 2, m: 3).m)
let functions: (add: (Int) -> Int, (Int) -> Int) = ({ $0 + 1 }, { $0 * 2 })
print(functions.add(1), functions.1(4))
struct Holder { var t = (n: 1, list: [1]); mutating func change() { t.n = 9; t.list.append(2); (t.n, _) = (t.n + 1, 0) } }
var holder = Holder()
holder.change()
print(holder)
let global: (width: Double, height: Double) = (3, 4)
print(global.width * global.height, global)
// expect: (x: 1, y: 2) (name: "Bea", age: 31) 3 Bea
// expect: 1 2 31 1 2 3
// expect: 2 1
// expect: 1 3
// expect: 1 3
// expect: 5 true (min: 1, max: 2)
// expect: true true true true
// expect: 1 a;2 b;["a", "b"] 1 b
// expect: [(key: "k", value: 5), (key: "j", value: 2), (key: "i", value: 3)] [3, 2, 5]
// expect: x (1, (2, (3, "x")))
// expect: () (x: Int, y: Int) (Int, (Int, (Int, String)))
// expect: ("z", 1) [("q", 1)]
// expect: a 1
// expect: b 2
// expect: Optional(1) Optional(3)
// expect: one 2
// expect: (5, 6) (first: 5, second: 6) 3
// expect: 2 8
// expect: Holder(t: (n: 10, list: [1, 2]))
// expect: 12.0 (width: 3.0, height: 4.0)
