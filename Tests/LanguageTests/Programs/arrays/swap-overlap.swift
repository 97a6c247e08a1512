var a = [5, 3, 8, 1]
a.swapAt(0, 3); a.swapAt(1, 1); print(a)
let n = a.count
for i in 0..<n { for j in 0..<(n - i - 1) where a[j] > a[j + 1] { a.swapAt(j, j + 1) } }
print(a)
let p = a.partition { $0 > 4 }
print(p, a[..<p].sorted(), a[p...].sorted())
a.reverse(); print(a.sorted(), a.count)
var r = [1, 2, 3, 4, 5, 6]
let pivot = r.partition(by: { $0 % 2 == 0 })
print(pivot, r)
r.shuffle(); print(r.sorted(), [Int]().shuffled(), [9].randomElement()!)
func rotate(_ xs: [Int], by k: Int) -> [Int] { let k = ((k % xs.count) + xs.count) % xs.count; return Array(xs[k...] + xs[..<k]) }
print(rotate([1, 2, 3, 4], by: 1), rotate([1, 2, 3, 4], by: -1), rotate([1, 2, 3, 4], by: 6))
// expect: [1, 3, 8, 5]
// expect: [1, 3, 5, 8]
// expect: 2 [1, 3] [5, 8]
// expect: [1, 3, 5, 8] 4
// expect: 3 [1, 5, 3, 4, 2, 6]
// expect: [1, 2, 3, 4, 5, 6] [] 9
// expect: [2, 3, 4, 1] [4, 1, 2, 3] [3, 4, 1, 2]
