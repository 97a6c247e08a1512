print(0b1010, 0o17, 0xFF, 1_000, 1e3, 0x1p4, 1.5e-3, -7, +3)
let d: Double = 3, f: Float = 0.1, u: UInt8 = 200, c: Character = "x", i8 = Int8(-128)
print(d, f, u, c, i8, Double(f) == 0.1, type(of: 3), type(of: 3.0), type(of: "s"), type(of: [1.0]), type(of: c))
let mixed = [1, 2.5, 3]
let any: [Any] = [1, "a", nil as Int? as Any]
let empty: [String: [Int]] = [:]
let set: Set = [3, 1, 3]
print(mixed, any.count, empty, set.count, [[]] as [[Int]], [:] as [Int: Int])
struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var v: Double
  init(floatLiteral value: Double) { v = value }
  init(integerLiteral value: Int) { v = Double(value) } }
struct Tag: ExpressibleByStringLiteral, Hashable { let name: String; init(stringLiteral value: String) { name = value } }
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral { var items: [String] = []
  init(arrayLiteral elements: String...) { items = elements }
  init(dictionaryLiteral elements: (String, Int)...) { for (k, n) in elements { items += Array(repeating: k, count: n) } } }
enum Maybe: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral { case no, yes(Bool)
  init(nilLiteral: ()) { self = .no }
  init(booleanLiteral value: Bool) { self = .yes(value) } }
let m: Meters = 5, k: Meters = 2.5
print(m.v, k.v, ([1, 2.5] as [Meters]).map(\.v))
let tags: Set<Tag> = ["a", "b", "a"]
print(tags.count, (["x": 1] as [Tag: Int])["x"]!)
let bag: Bag = ["a", "b"], counted: Bag = ["z": 2, "y": 1]
print(bag.items, counted.items)
let maybe: Maybe = nil, yes: Maybe = true
print(maybe, yes)
func total(_ ms: Meters...) -> Double { ms.map(\.v).reduce(0, +) }
print(total(1, 2.5, 3))
func take(_ t: Tag, _ b: Bag = ["default"]) -> String { t.name + b.items.joined() }
print(take("t"), take("t", ["q": 2]))
print("é".count, "e\u{301}".count, "👨‍👩‍👧".count, "🇫🇷".count, "a\tb", "\u{41}", "\0".count, "\'")
let t = true, nothing: Int? = nil
print(t, !t, nothing as Any)
let big = 9_223_372_036_854_775_807, small: Int64 = -0x8000_0000
print(big, small, 0.1 + 0.2, 1 / 3, 1.0 / 3, 7 / 2 * 2.0)
print(5.0 == 5, 10 as Float / 4, UInt.max, Int.min, Double.pi, 1e100, 123456789.123, 0.00001, 1e16, 100000.0)
// expect: 10 15 255 1000 1000.0 16.0 0.0015 -7 3
// expect: 3.0 0.1 200 x -128 false Int Double String Array<Double> Character
// expect: [1.0, 2.5, 3.0] 3 [:] 2 [[]] [:]
// expect: 5.0 2.5 [1.0, 2.5]
// expect: 2 1
// expect: ["a", "b"] ["z", "z", "y"]
// expect: no yes(true)
// expect: 6.5
// expect: tdefault tqq
// expect: 1 1 1 1 a	b A 1 '
// expect: true false nil
// expect: 9223372036854775807 -2147483648 0.30000000000000004 0 0.3333333333333333 7.0
// expect: true 2.5 18446744073709551615 -9223372036854775808 3.141592653589793 1e+100 123456789.123 1e-05 1e+16 100000.0
