extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; static func - (a: String, b: String) -> String { a.filter { !b.contains($0) } }; static func / (a: String, b: Character) -> [Substring] { a.split(separator: b) }; static prefix func ! (s: String) -> String { String(s.reversed()) }; static func += (a: inout String, n: Int) { a += String(n) } 
 static func * (n: Double, s: String) -> String { "\(n)x" + s } 
 static func + (s: String, n: Int) -> String { s + String(n) } }
print("ab" * 3)
let s = "x" * 2; print(s)
let t: String = "ab"; print(t - "b", t * 2, 2 * "z", "abc" - "b")
var q = "z"; q += 4; print(q, !q, "a,b" / ",", !"xyz", "a" + 1, "n: " + "m" * 2 + "." + 7)
extension Collection { static func % (a: Self, n: Int) -> [Element] { a.enumerated().filter { $0.offset % n == 0 }.map(\.element) } }
print("abcd" % 2, [1, 2, 3] % 2)
let u = "xyz"; print(u % 2)
extension Optional where Wrapped == String { static prefix func ! (s: String?) -> Bool { s == nil } }
extension Int { static func * (n: Int, s: String) -> [String] { (0..<n).map { _ in s } } }
let list: [String] = 2 * "k"; print(list)
extension Array where Element == Int { static prefix func - (a: [Int]) -> [Int] { a.map { -$0 } }; static func * (a: [Int], k: Int) -> [Int] { a.map { $0 * k } } }
print(-[1, 2], [1, 2] * 3)
extension Bool { static func + (a: Bool, b: Bool) -> Int { (a ? 1 : 0) + (b ? 1 : 0) } }
print(true + true)
extension Character { static func + (a: Character, b: Character) -> String { String([a, b]) } }
let c: Character = "c"; print(c + "d")
// expect: ababab
// expect: xx
// expect: a abab ["z", "z"] ac
// expect: z4 4z ["a", "b"] zyx a1 n: mm.7
// expect: ["a", "c"] [1, 3]
// expect: ["x", "z"]
// expect: ["k", "k"]
// expect: [-1, -2] [3, 6]
// expect: 2
// expect: cd
