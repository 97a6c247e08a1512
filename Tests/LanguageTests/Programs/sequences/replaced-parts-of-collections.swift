print([1, 2, 1, 2].replacing([1, 2], with: [3]), [1, 2].replacing([9], with: []))
var a = [1, 2, 3, 1, 2]; a.replace([1, 2], with: [0, 0, 0]); print(a)
a.replace([0], with: [], maxReplacements: 2); print(a)
print([1, 1, 1].replacing([1], with: [2, 3], maxReplacements: 2))
print([1, 2, 3].firstRange(of: [2, 3])!, [1, 2, 1, 2].ranges(of: [1, 2]), [1, 2, 3].contains([2, 3]), [1, 2, 3].starts(with: [1]), [1, 2, 3].trimmingPrefix([1]))
print([1, 0, 2, 0, 3].split(separator: [0]), [1, 1].replacing([1], with: [2], subrange: 1..<2))
print("abcabc".replacing("bc", with: "X"), "aXbX".replacing("X", with: "", maxReplacements: 1))
// expect: [3, 3] [1, 2]
// expect: [0, 0, 0, 3, 0, 0, 0]
// expect: [0, 3, 0, 0, 0]
// expect: [2, 3, 2, 3, 1]
// expect: 1..<3 [Range(0..<2), Range(2..<4)] true true [2, 3]
// expect: [ArraySlice([1]), ArraySlice([2]), ArraySlice([3])] [1, 2]
// expect: aXaX abX
