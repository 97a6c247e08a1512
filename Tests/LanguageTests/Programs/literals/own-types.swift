struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation { let text: String; init(stringLiteral value: String) { text = value } }
struct Tags: ExpressibleByArrayLiteral { var list: [String]; init(arrayLiteral elements: String...) { list = elements } }
struct Table: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { pairs = elements } }
struct Ratio: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var value: Double; init(floatLiteral value: Double) { self.value = value }; init(integerLiteral value: Int) { self.value = Double(value) } }
enum Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { case on, off, unset; init(booleanLiteral value: Bool) { self = value ? .on : .off }; init(nilLiteral: ()) { self = .unset } }
func take(_ n: Name, _ t: Tags, _ d: Table) -> String { n.text + t.list.joined() + d.pairs.map { "\($0)\($1)" }.joined() }
let n = 3
print(take("a", ["b", "c"], ["d": 1]), take("n\(n)", [], [:]))
let flags: [Flag] = [true, false, nil]
let ratios: [Ratio] = [1, 2.5]
print(flags, ratios.map(\.value), 0x1F, 0b101, 0o17, 1_000, 1e3, 0x1p4, "\u{41}\t|", #"raw \n \#(n)"#, """
  two
    lines \
  joined
  """)
// expect: abcd1 n3
// expect: [main.Flag.on, main.Flag.off, main.Flag.unset] [1.0, 2.5] 31 5 15 1000 1000.0 16.0 A	| raw \n 3 two
// expect: lines joined
