class CM { let name: String; required init(_ s: String) { name = s }; class func make(_ s: String) -> Self { Self(s) }; static func mk() -> Self { .init("q") }; static func mk2() -> Self { return self.init("q2") }; func copy() -> Self { Self(name + "c") }; func dup() -> Self { type(of: self).init("d") } }
class D: CM {}
print(CM.make("b").name, D.mk().name, type(of: D.make("z")), D.mk2().copy().name, type(of: D("x").dup()))
final class CN { let name: String; init(_ s: String) { name = s }; static func make(_ s: String) -> Self { Self(s) }; static func m3() -> Self { .init("i") } }
print(CN.make("a").name, CN.m3().name)
extension Int { init?(roman s: String) { self = s.count * 1000 } }
print(["5", "x"].compactMap(Int.init), Optional("7").flatMap(Int.init) as Any)
struct F: Strideable, Hashable { var n: Int; func distance(to o: F) -> Int { print("dist"); return o.n - n }; func advanced(by k: Int) -> F { F(n: n + k) } }
print(F(n: 1) == F(n: 1), F(n: 1) < F(n: 2), Set([F(n: 1), F(n: 1)]).count)
struct TS: TextOutputStreamable { func write<T: TextOutputStream>(to t: inout T) { t.write("TS!") } }
dump(TS()); dump([TS()])
// expect: b q D q2c D
// expect: a i
// expect: [1000, 1000] Optional(1000)
// expect: dist
// expect: dist
// expect: dist
// expect: true true 1
// expect: - TS!
// expect: ▿ 1 element
// expect: - TS!
