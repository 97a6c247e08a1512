let u: Unicode.Scalar = "a"
let c = true
let x = c ? .init(u.value + 1)! : u
print(x)
print(["a", "b"].map { s in s == "a" ? .init(s + "x") : s })
print("abc".unicodeScalars.map { u in u == "a" ? .init(u.value + 1)! : u })
enum E { case a, b; static func of(_ n: Int) -> E? { n > 0 ? .a : nil } }
let e = E.b
print(c ? .of(1)! : e, [e, e].map { $0 == .b ? .of(1)! : $0 }, c ? e : .of(2)!, c ? .a : e)
print(String(String.UnicodeScalarView("abc".unicodeScalars.map { u in u == "a" ? .init(u.value + 1)! : u })))
// expect: b
// expect: ["ax", "b"]
// expect: ["b", "b", "c"]
// expect: a [main.E.a, main.E.a] b a
// expect: bbc
