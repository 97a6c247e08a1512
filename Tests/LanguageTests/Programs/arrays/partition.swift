var a = [1, 2, 3, 4, 5, 6]
let pivot = a.partition { $0 > 3 }
print(pivot, a[..<pivot].sorted(), a[pivot...].sorted())
print(a.split { $0 == 4 }.count, [1, 0, 2, 0, 3].split(separator: 0), a.starts(with: [1, 2]), [1, 2].elementsEqual([1, 2]))
print([1, 2, 3].lexicographicallyPrecedes([1, 2, 4]), Array(a.sorted().reversed()), a.count { $0 > 2 })
var queue = ["a", "b"]
queue.insert(contentsOf: ["x", "y"], at: 1)
while !queue.isEmpty { print(queue.removeFirst(), terminator: " ") }
print()
// expect: 3 [1, 2, 3] [4, 5, 6]
// expect: 2 [ArraySlice([1]), ArraySlice([2]), ArraySlice([3])] true true
// expect: true [6, 5, 4, 3, 2, 1] 4
// expect: a x y b 
