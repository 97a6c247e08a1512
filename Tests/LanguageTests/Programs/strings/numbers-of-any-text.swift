func a(_ s: some StringProtocol) -> Int? { Int(s) }
func b<S: StringProtocol>(_ s: S) -> Double? { Double(s) }
print(a("12") as Any, b("1.5".dropFirst(0)) as Any)
extension StringProtocol { var asInt: Int? { Int(self) }; var dbl: Double { Double(self) ?? 0 } }
print("12".asInt as Any, "1.5".dropFirst(2).dbl)
func h(_ s: some StringProtocol) -> Int? { Int(s, radix: 16) }
func g<T: FixedWidthInteger>(_ s: some StringProtocol, _: T.Type) -> T? { T(s) }
print(h("ff") as Any, g("200", UInt8.self) as Any)
func c(_ s: some StringProtocol) -> String { String(s) + "!" }
print(c("a"), Float("1.5".prefix(3)) as Any, Int("12".suffix(1))!)
// expect: Optional(12) Optional(1.5)
// expect: Optional(12) 5.0
// expect: Optional(255) Optional(200)
// expect: a! Optional(1.5) 2
