var a = [1, 2, 3]
var b = a
b.append(4)
a[0] = 100
print(a, b, a == b, a == [100, 2, 3])
func change(_ list: inout [Int]) { list.removeFirst(); list.append(0) }
change(&a)
print(a)
struct Box { var items: [[Int]] }
var box = Box(items: [[1], [2, 3]])
let copy = box
box.items[1].append(4)
box.items[0][0] += 10
print(box.items, copy.items)
// expect: [100, 2, 3] [1, 2, 3, 4] false true
// expect: [2, 3, 0]
// expect: [[11], [2, 3, 4]] [[1], [2, 3]]
