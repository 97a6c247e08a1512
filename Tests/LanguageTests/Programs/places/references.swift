final class Box { var items: [Int] = []; var inner: Box?; var pair = (a: 1, b: [2]) }
struct Holder { let box = Box(); var count = 0; func add(_ n: Int) { box.items.append(n) }; mutating func bump() { count += 1; box.items[0] += count } }
var h = Holder()
let same = h
h.add(1); same.add(2)
h.bump(); h.bump()
print(h.box.items, same.box.items, h.count, same.count, h.box === same.box)
h.box.inner = Box()
h.box.inner?.items += [7, 8]
h.box.inner?.items.removeFirst()
h.box.inner?.inner?.items.append(1)
h.box.pair.b.append(3)
h.box.pair.a = h.box.pair.b.count
print(same.box.inner!.items, same.box.pair)
func change(_ n: inout Int) { n = n * 2 + 1 }
change(&h.box.items[1]); change(&h.box.pair.b[0]); change(&h.count)
print(h.box.items, h.box.pair.b, h.count)
var list = [Box(), Box()]
list[0].items = [1]
for b in list { b.items.append(9) }
print(list.map(\.items))
// expect: [4, 2] [4, 2] 2 0 true
// expect: [8] (a: 2, b: [2, 3])
// expect: [4, 5] [5, 3] 5
// expect: [[1, 9], [9]]
