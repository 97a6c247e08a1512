import Foundation

print("abcdef".padding(toLength: 3, withPad: "", startingAt: 0))
print("abc".padding(toLength: 3, withPad: "x", startingAt: 5))
print("abc".padding(toLength: 5, withPad: "xy", startingAt: 1))
print(NSNumber(5), NSNumber(true), NSNumber(2.5), NSNumber(true).boolValue)
let names = ["b10", "A", "c", "b9", "B"]
print(names.sorted(using: String.Comparator(options: .caseInsensitive)))
print(names.sorted(using: String.Comparator(options: [.numeric, .caseInsensitive], order: .reverse)))
print(names.sorted(using: String.Comparator(options: [])))
// expect: abc
// expect: abc
// expect: abcyx
// expect: 5 1 2.5 true
// expect: ["A", "B", "b10", "b9", "c"]
// expect: ["c", "b10", "b9", "B", "A"]
// expect: ["A", "B", "b10", "b9", "c"]
