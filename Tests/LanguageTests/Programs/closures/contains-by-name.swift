print("a1b2".filter(("0"..."9").contains))
print([1, 5, 9].filter((2...6).contains))
print("a1B2".filter(("a"..."z").contains), [1.5, 2.5].filter((1.0...2.0).contains))
let digits: ClosedRange<Character> = "0"..."9"
print("x12y".filter(digits.contains), "x12y".contains(where: digits.contains), "12".allSatisfy(digits.contains))
print("z9".unicodeScalars.filter(("0"..."9").contains).count)
print([3, 4, 50].prefix(while: (1..<10).contains), [1.0, 0.2].first(where: (0.5..<0.9).contains) as Any)
print([1, 2, 3].map(Set([1, 2]).contains), ["a", "b"].filter(["b"].contains))
// expect: 12
// expect: [5]
// expect: a [1.5]
// expect: 12 true true
// expect: 1
// expect: [3, 4] nil
// expect: [true, true, false] ["b"]
