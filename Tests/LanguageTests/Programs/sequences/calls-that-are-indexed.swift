let numbers = [1, 2, 3]
print(numbers.reversed()[0], [1, 2].reversed()[1])
let last = [1, 2.5].reversed()[0]
print(last, [1, 2.5].reversed()[1])
print("abc".reversed()[0], Set([4]).filter { $0 > 1 }[0])
let keyed = [1: "a", 2: "b"].filter { $0.key > 1 }
print(keyed[2] ?? "-", [1: "a"].filter { $0.key > 1 }[1] ?? "none")

// The characters of a text, as a closure sees them.
let codes = Array("ab").map { $0.asciiValue! }
print(codes, type(of: codes), Array("ab").map { $0.asciiValue ?? 0 })
// expect: 3 1
// expect: 2.5 1
// expect: c 4
// expect: b none
// expect: [97, 98] Array<UInt8> [97, 98]
