struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { self.init(raw: Raw(integerLiteral: v)) } }
enum M {}; typealias Meters = Tagged<M, Double>
let d: Meters = 5; print(d.raw, d.raw + 2.5)
let e: Tagged<M, Int> = 5; print(e.raw)
let f: Tagged<M, UInt8> = 5; print(f.raw, type(of: f.raw))
let g: Tagged<M, Float> = -5; print(g.raw / 2)
// expect: 5.0 7.5
// expect: 5
// expect: 5 UInt8
// expect: -2.5
