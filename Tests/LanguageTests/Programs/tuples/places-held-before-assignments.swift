// What stands on the left of a tuple's assignment is evaluated before anything is assigned.
var i = 0
var a = [0, 0, 0]
(i, a[i]) = (2, 7)
print(i, a)
var d: [Int: Int] = [:]
var cur = 1
(cur, d[cur]) = (5, 9)
print(cur, d)
final class N { var v: Int; var next: N?; init(_ v: Int, _ n: N? = nil) { self.v = v; next = n } }
func rev(_ h: N?) -> [Int] {
    var prev: N?, cur = h
    while cur != nil { (prev, cur, cur!.next) = (cur, cur!.next, prev) }
    var out: [Int] = []
    while let p = prev { out.append(p.v); prev = p.next }
    return out
}
print(rev(N(1, N(2, N(3)))))
var (p, q, r) = (3, 1, 2)
(p, (q, r)) = (9, (8, 7))
print(p, q, r)
func two() -> (Int, (Int, Int)) { (4, (5, 6)) }
(p, (q, r)) = two()
print(p, q, r)
(_, (q, _)) = (0, (p, "x"))
print(p, q, r)
func local() {
  var i = 1, b = [1, 2, 3], m = [[1, 2], [3, 4]]
  (i, b[i], b[i - 1]) = (0, b[0], b[1])
  print(i, b)
  (b[0], b[2]) = (b[2], b[0])
  (m[i][1], i, m[1][i]) = (9, 1, 8)
  print(b, m, i)
  var t = (x: 1, y: (2, 3))
  (t.x, t.y.1) = (t.y.1, t.x)
  print(t)
  var o: [Int]? = [1, 2]
  (o![0], i) = (5, 7)
  print(o!, i)
}
local()
var log: [String] = []
func t<T>(_ s: String, _ v: T) -> T { log.append(s); return v }
(a[t("l0", 0)], a[t("l1", 1)]) = (t("r0", 5), t("r1", 6))
print(log, a)
struct S { var x = 0 { didSet { print("x", x) } }; var y: Int { get { x } set { x = newValue * 2 } }; subscript(k: String) -> Int { get { 0 } set { print(k, newValue) } } }
var s = S()
(s.x, s.y, s[t("k", "key")]) = (1, 2, 3)
print(s, log.last!)
let boxes = [N(1), N(2)]
var at = 0
(at, boxes[at].v, boxes[1].v) = (1, 10, 20)
print(boxes.map(\.v), at)
// expect: 2 [7, 0, 0]
// expect: 5 [1: 9]
// expect: [3, 2, 1]
// expect: 9 8 7
// expect: 4 5 6
// expect: 4 4 6
// expect: 0 [2, 1, 3]
// expect: [3, 1, 2] [[1, 9], [8, 4]] 1
// expect: (x: 3, y: (2, 1))
// expect: [5, 2] 7
// expect: ["l0", "l1", "r0", "r1"] [5, 6, 0]
// expect: x 1
// expect: x 4
// expect: key 3
// expect: S(x: 4) k
// expect: [10, 20] 1
