let letters = ["a", "b", "c", "d"]
print(letters[2...], letters[..<2], letters[...0])
var n = 0
for i in 3... { n += i; if i > 5 { break } }
print(n, zip(1..., letters).map { "\($0)\($1)" })
switch 42 { case ..<0: print("negative"); case 0..<10: print("small"); case 10...: print("large"); default: print("?") }
let r: PartialRangeFrom<Int> = 2...
print(r.contains(1), (1..<3).randomElement()! < 3, Int.random(in: 5...5), (0..<5).firstIndex(of: 3)!)
print(1..., ...5, ..<5)
// expect: ["c", "d"] ["a", "b"] ["a"]
// expect: 18 ["1a", "2b", "3c", "4d"]
// expect: large
// expect: false true 5 3
// expect: PartialRangeFrom<Int>(lowerBound: 1) PartialRangeThrough<Int>(upperBound: 5) PartialRangeUpTo<Int>(upperBound: 5)
