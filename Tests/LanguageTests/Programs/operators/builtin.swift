var log: [String] = []
func note(_ name: String, _ value: Bool) -> Bool { log.append(name); return value }
_ = note("a", false) && note("b", true) || note("c", true)
_ = note("d", true) || note("e", true) && note("f", true)
print(log)
func n(_ x: Int) -> Int { log.append("\(x)"); return x }
log = []
print(n(1) + n(2) * n(3) - n(4), log)
print(7 / 2, -7 / 2, 7 % -3, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), 1 << 4, -16 >> 2, 6 & 3, 6 | 1, 6 ^ 5, ~0)
print(UInt8.max &+ 1, Int8.min &- 1, Int8(100) &* 2, 5 &>> 1)
print(1 < 2, "a" < "b", "Zebra" < "apple", (1, "b") < (1, "c"), (2, "a") == (2, "a"), 0.1 + 0.2 == 0.3)
var x = 5
x += 2; x -= 1; x *= 3; x /= 2; x %= 5; x <<= 3; x |= 1; x ^= 2
print(x)
let range = 1...5, half = 0..<3
print(range.contains(5), half.contains(3), (..<4).contains(2), (2...).contains(1), 3 ~= 3, range ~= 9)
let name: String? = nil
print(name ?? "anon", name.map { $0.count } ?? -1, (name ?? nil) ?? "deep")
print(true ? 1 : 2, x > 3 ? x > 9 ? "big" : "mid" : "small")
let t = (1, 2) == (1, 2) ? "eq" : "ne"
print(t, !true, -3)
print([1, 2] + [3], "a" + "b", [1, 2] == [1, 2], ["k": 1] == ["k": 1], Set([1]) == [1])
print(1 as Double / 2, Double(7) / 2, 10 / 4 * 2.5, 2 * 3 % 4 + 1)
print(nil == name, name != nil, Optional(3) == 3, Optional(1) != nil)
print(Int.max.addingReportingOverflow(1).overflow, 10.quotientAndRemainder(dividingBy: 3))
// expect: ["a", "c", "d"]
// expect: 3 ["1", "2", "3", "4"]
// expect: 3 -3 1 -1 1.5 16 -4 2 7 3 -1
// expect: 0 127 -56 2
// expect: true true true true true false
// expect: 35
// expect: true false true false true false
// expect: anon -1 deep
// expect: 1 big
// expect: eq false -3
// expect: [1, 2, 3] ab true true true
// expect: 0.5 3.5 6.25 3
// expect: true false true true
// expect: true (quotient: 3, remainder: 1)
