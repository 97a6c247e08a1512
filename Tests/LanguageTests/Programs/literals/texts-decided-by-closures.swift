let c: Character = "e"
print(["a", "e"].filter { $0 == c })
let text = "hello"
let t = text.reduce(into: ["h": 0]) { $0[$1, default: 0] += 1 }
print(t.count)
print(zip(text, ["h", "x"]).filter { $0 == $1 }.count)
struct Bx<T> { var v: T }
enum St { case a, b, c }
let q: St = Bx(v: .a).v
print(q)
let r2: Int = [.max, .min].sorted()[0]
print(r2)
print(Set<Character>(["a"].map { $0 }))
print("abcabc".filter { !["a", "b"].contains($0) })
print("abc".map { ["a": 1, "b": 2][$0] ?? 0 })
print(zip("abc", ["a", "c", "c"]).allSatisfy { $0 == $1 })
let vowels = "aeiou"
print(["a", "x"].map { vowels.contains($0) })
print(["a": 1, "z": 2].filter { vowels.contains($0.key) })
print(["a", "e"].first { $0 == c } as Any)
print(["a", "b"].contains { $0 == c })
// expect: ["e"]
// expect: 4
// expect: 1
// expect: a
// expect: -9223372036854775808
// expect: ["a"]
// expect: cc
// expect: [1, 2, 0]
// expect: false
// expect: [true, false]
// expect: ["a": 1]
// expect: Optional("e")
// expect: false
