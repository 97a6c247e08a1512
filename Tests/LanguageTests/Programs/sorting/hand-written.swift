func bubble(_ a: [Int]) -> [Int] { var a = a; for i in 0..<max(0, a.count - 1) { for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1) } }; return a }
func insertion<T: Comparable>(_ input: [T]) -> [T] { var a = input; for i in 1..<max(1, a.count) { var j = i; let key = a[i]; while j > 0 && a[j - 1] > key { a[j] = a[j - 1]; j -= 1 }; a[j] = key }; return a }
func selection(_ a: [Int]) -> [Int] { var a = a; for i in a.indices { if let m = a[i...].indices.min(by: { a[$0] < a[$1] }), m != i { a.swapAt(i, m) } }; return a }
func quick<T: Comparable>(_ a: [T]) -> [T] { guard a.count > 1 else { return a }; let p = a[a.count / 2]; return quick(a.filter { $0 < p }) + a.filter { $0 == p } + quick(a.filter { $0 > p }) }
func merge(_ l: [Int], _ r: [Int]) -> [Int] { var out: [Int] = [], i = 0, j = 0; while i < l.count && j < r.count { if l[i] <= r[j] { out.append(l[i]); i += 1 } else { out.append(r[j]); j += 1 } }; return out + l[i...] + r[j...] }
func mergeSort(_ a: [Int]) -> [Int] { a.count < 2 ? a : merge(mergeSort(Array(a[..<(a.count / 2)])), mergeSort(Array(a[(a.count / 2)...]))) }
func heapSort(_ input: [Int]) -> [Int] {
  var a = input
  func sift(_ start: Int, _ end: Int) { var root = start; while 2 * root + 1 < end { var child = 2 * root + 1; if child + 1 < end && a[child] < a[child + 1] { child += 1 }; if a[root] >= a[child] { return }; a.swapAt(root, child); root = child } }
  for i in stride(from: a.count / 2 - 1, through: 0, by: -1) { sift(i, a.count) }
  for end in stride(from: a.count - 1, to: 0, by: -1) { a.swapAt(0, end); sift(0, end) }
  return a
}
let data = [5, -3, 9, 0, 5, 2, 8, -7]
for (name, sort) in [("bubble", bubble), ("selection", selection), ("merge", mergeSort), ("heap", heapSort)] { print(name, sort(data), sort([]), sort([1])) }
print(insertion(data), insertion(["b", "a"]), quick(data), quick([2.5, 1.5]))
func counting(_ a: [Int], upTo k: Int) -> [Int] { var c = Array(repeating: 0, count: k + 1); a.forEach { c[$0] += 1 }; return c.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) } }
print(counting([3, 1, 3, 0], upTo: 3))
// expect: bubble [-7, -3, 0, 2, 5, 5, 8, 9] [] [1]
// expect: selection [-7, -3, 0, 2, 5, 5, 8, 9] [] [1]
// expect: merge [-7, -3, 0, 2, 5, 5, 8, 9] [] [1]
// expect: heap [-7, -3, 0, 2, 5, 5, 8, 9] [] [1]
// expect: [-7, -3, 0, 2, 5, 5, 8, 9] ["a", "b"] [-7, -3, 0, 2, 5, 5, 8, 9] [1.5, 2.5]
// expect: [0, 1, 3, 3]
