// A getter that changes its value does so wherever it is read.
struct Counter { var reads = 0; var store = [1, 2, 3]
  var tracked: [Int] { mutating get { reads += 1; return store } set { store = newValue } }
  subscript(i: Int) -> Int { mutating get { reads += 1; return store[i] } set { store[i] = newValue } } }
var c = Counter()
c.tracked.append(4); c[0] += 5; c.tracked[1] = 9
print(c)
final class H { var c = Counter() }
let h = H()
h.c.tracked.append(4); h.c[0] += 5; print(h.c.tracked, h.c[2])
print(h.c)
func f() { var l = Counter(); l.tracked.removeFirst(); l[0] *= 2; print(l); let g = { l[1] += 1 }; g(); print(l) }
f()
func inc(_ x: inout Int) { x += 1 }
inc(&c[1]); inc(&h.c[1]); print(c.reads, h.c.reads)
var cs = [Counter(), Counter()]
cs[0].tracked.append(1); cs[1][2] -= 3
print(cs)
// expect: Counter(reads: 3, store: [6, 9, 3, 4])
// expect: [6, 2, 3, 4] 3
// expect: Counter(reads: 4, store: [6, 2, 3, 4])
// expect: Counter(reads: 2, store: [4, 3])
// expect: Counter(reads: 3, store: [4, 4])
// expect: 4 5
// expect: [main.Counter(reads: 1, store: [1, 2, 3, 1]), main.Counter(reads: 1, store: [1, 2, 0])]
