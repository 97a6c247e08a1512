struct Version: ExpressibleByStringLiteral { let s: String
  init?(_ s: String) { print("failable"); if s.isEmpty { return nil }; self.s = s }
  init(stringLiteral s: String) { print("literal"); self.s = s } }
print(Version("") as Any)
print(Version("a") as Any)
let v = Version("b")
print(type(of: v))
let e = ""
print(Version(e) as Any)
struct N: ExpressibleByIntegerLiteral { let n: Int; init(_ n: Int) { print("plain"); self.n = n }; init(integerLiteral n: Int) { print("lit"); self.n = n } }
_ = N(3)
_ = N(-3)
struct F: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { init(_ n: Double) { print("plainF") }; init(floatLiteral n: Double) { print("litF") }; init(integerLiteral n: Int) { print("litI") } }
_ = F(3); _ = F(2.5)
struct A: ExpressibleByArrayLiteral { init(_ a: [Int]) { print("plainA") }; init(arrayLiteral e: Int...) { print("litA") } }
_ = A([1, 2])
_ = Version.init("")

struct B: ExpressibleByBooleanLiteral { init(_ b: Bool) { print("plainB") }; init(booleanLiteral b: Bool) { print("litB") } }
_ = B(true)
// expect: literal
// expect: Version(s: "")
// expect: literal
// expect: Version(s: "a")
// expect: literal
// expect: Version
// expect: failable
// expect: nil
// expect: lit
// expect: lit
// expect: litI
// expect: litF
// expect: plainA
// expect: failable
// expect: litB
