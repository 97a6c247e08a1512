let closed = 1...5, half = 1..<5
print(closed.count, half.count, closed.contains(5), half.contains(5), closed.isEmpty, (3..<3).isEmpty)
print(Array(closed), Array(half.reversed()), closed.lowerBound, half.upperBound, closed.reduce(0, +))
let list = [10, 20, 30, 40, 50]
print(list[1...], list[..<2], list[...2], list[1..<3], Array(list[2...]).count, list[list.count...].isEmpty)
print(list[1...3].startIndex, list[1...3][2], list[1...3].first!, list.suffix(2), list.prefix(while: { $0 < 30 }))
for i in 0..<list.count where i.isMultiple(of: 2) { print(list[i], terminator: " ") }
print()
print((1...3).map { $0 * $0 }, (0..<3).flatMap { [$0, $0] }, (1...10).filter { $0 % 3 == 0 }, zip(1..., "ab").map { "\($0)\($1)" })
print((0.0...1.0).contains(0.5), ("a"..."f").contains("c"), (..<5).contains(4), (5...).contains(4))
switch 42 { case ..<10: print("small"); case 10..<50: print("middle"); default: print("large") }
let letters = "hello"
let start = letters.index(letters.startIndex, offsetBy: 1)
print(letters[start...], letters[..<start], letters[start..<letters.index(start, offsetBy: 3)])
print(closed.clamped(to: 3...9), closed.overlaps(5...6), half.overlaps(5...6), closed == 1...5, half == 1..<6)
var mutable = list
mutable[1...2] = [0]
print(mutable)
mutable.replaceSubrange(0..<1, with: [7, 8, 9])
mutable.removeSubrange(2...)
print(mutable)
print(stride(from: 1, to: 10, by: 4).map { $0 }, Array(stride(from: 10, through: 0, by: -5)), (1...3).randomElement() != nil)
print(closed, half, ...3, 3..., ..<3, closed.description, 1.5...2.5)
let r: Range<Int> = 2..<4
let c = ClosedRange(uncheckedBounds: (1, 3))
print(Range(c), Array(r), r.startIndex)
print((1..<4).dropFirst().map { $0 }, (1...4).suffix(2).map { $0 }, Set(1...3).sorted(), (1...3).min()!, (1...4).randomElement().map { closed.contains($0) }!)
for (i, n) in (5...7).enumerated() { print(i, n, terminator: ",") }
print()
let bad = 5
print((0..<bad).contains(-1), (bad...).prefix(2).map { $0 })
// expect: 5 4 true false false true
// expect: [1, 2, 3, 4, 5] [4, 3, 2, 1] 1 5 15
// expect: [20, 30, 40, 50] [10, 20] [10, 20, 30] [20, 30] 3 true
// expect: 1 30 20 [40, 50] [10, 20]
// expect: 10 30 50 
// expect: [1, 4, 9] [0, 0, 1, 1, 2, 2] [3, 6, 9] ["1a", "2b"]
// expect: true true true false
// expect: middle
// expect: ello h ell
// expect: 3...5 true false true false
// expect: [10, 0, 40, 50]
// expect: [7, 8]
// expect: [1, 5, 9] [10, 5, 0] true
// expect: 1...5 1..<5 PartialRangeThrough<Int>(upperBound: 3) PartialRangeFrom<Int>(lowerBound: 3) PartialRangeUpTo<Int>(upperBound: 3) 1...5 1.5...2.5
// expect: 1..<4 [2, 3] 2
// expect: [2, 3] [3, 4] [1, 2, 3] 1 true
// expect: 0 5,1 6,2 7,
// expect: false [5, 6]
