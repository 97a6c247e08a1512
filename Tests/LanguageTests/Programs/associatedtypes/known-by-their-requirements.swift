// What a member of a generic parameter is, requirements say: of the function, of an extension, of the protocol.
protocol Measured {
  associatedtype Unit: Numeric & Comparable
  var unit: Unit { get }
}
protocol Named {
  associatedtype Name
  var name: Name { get }
}
struct Meter: Measured { var unit = 3 }
struct Tag: Named { var name = "tag" }

func twice<S: Measured>(_ shape: S) -> S.Unit { shape.unit * 2 }
func isPositive<S: Measured>(_ shape: S) -> Bool { shape.unit > 0 }
extension Named where Name == String { var isTag: Bool { name == "tag" } }
extension Named where Name: Collection, Name.Element == Character { var start: Bool { name.first == "t" } }
func total<S: Sequence, T: Numeric>(_ items: S) -> T where T == S.Element { items.reduce(1, *) }
func sum<S: Sequence>(_ items: S) -> S.Element where S.Element: AdditiveArithmetic { items.reduce(.zero, +) }
func next<C: Collection>(_ items: C) -> Int where C.Index == Int { items.startIndex + 1 }
func second<C: Collection>(_ items: C) -> C.SubSequence.Element? { items.dropFirst().first }
func flat<C: Collection>(_ items: C) -> Int where C.Element: Collection, C.Element.Element == Int {
  items.map { $0.reduce(0, +) }.reduce(0, +)
}
func counted<Key, Items: Sequence>(_ items: Items) -> [Key: Int] where Items.Element == (Key, Int), Key: Hashable {
  items.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }
}
extension OptionSet where RawValue: FixedWidthInteger {
  static var lowest: Self { Self(rawValue: 1) }
  var size: Int { rawValue.nonzeroBitCount }
}
struct Flags: OptionSet { let rawValue: UInt8 }
extension Strideable where Stride: SignedInteger { var following: Self { advanced(by: 1) } }
struct Shifted<Base: IteratorProtocol>: IteratorProtocol where Base.Element == Int {
  var base: Base
  mutating func next() -> Int? { base.next().map { $0 + 1 } }
}

print(twice(Meter()), isPositive(Meter()), Tag().isTag, Tag().start)
print(total([2, 3]) as Int, sum([1.5, 2]), next([7]), second("abc") as Any, flat([[1], [2, 3]]))
print(counted([("a", 1), ("a", 2)]), Flags.lowest, Flags(rawValue: 7).size, 4.following)
var shifted = Shifted(base: [1, 2].makeIterator())
print(shifted.next() as Any, shifted.next() as Any, shifted.next() as Any)
// expect: 6 true true true
// expect: 6 3.5 1 Optional("b") 6
// expect: ["a": 3] Flags(rawValue: 1) 3 5
// expect: Optional(2) Optional(3) nil
