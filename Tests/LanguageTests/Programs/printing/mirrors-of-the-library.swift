import Foundation

func show(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  let children = mirror.children.map { "\($0.label ?? "-"): \($0.value)" }
  print(mirror, mirror.displayStyle.map { "\($0)" } ?? "no style", children)
  dump(value)
}
show("abc".dropFirst())
show([1, 2, 3][1...])
show(())
show(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
show(Duration.seconds(1.5))
show(IndexPath(indexes: [1, 2]))
show(IndexSet([1, 2, 5]))
show(DateComponents(year: 2020, month: 1, hour: 5))
show(Measurement(value: 1.5, unit: UnitLength.meters))
show(Locale(identifier: "en_US"))
show(NSRange(location: 1, length: 2))
show(Date(timeIntervalSince1970: 0))
show(stride(from: 0, to: 6, by: 2))
show(stride(from: 1.5, through: 0, by: -0.5))
show(CollectionOfOne(4))
show("é".utf8)
show("é".utf16)
show("é!".unicodeScalars)
class Base {
  var a = 1
}
final class Derived: Base {
  var table = ["k": 1]
  let pair: (Int, label: String) = (1, "x")
}
final class Hidden: Base, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["b": 2], ancestorRepresentation: .suppressed) }
}
dump([Hidden(), Derived()])
let mirror = Mirror(reflecting: Derived())
print(mirror.descendant("table", 0, "value") ?? "none", mirror.descendant("pair", "label") ?? "none")
print(mirror.descendant("pair", 0) ?? "none", mirror.descendant(1, 1) ?? "none", mirror.descendant("pair", "no") ?? "none")
print(Mirror(reflecting: [[1, 2], [3]]).descendant(0, 1) ?? "none", mirror.descendant(9) ?? "none")
// expect: Mirror for String no style []
// expect: - "bc"
// expect: Mirror for ArraySlice<Int> collection ["-: 2", "-: 3"]
// expect: ▿ 2 elements
// expect: - 2
// expect: - 3
// expect: Mirror for () tuple []
// expect: - (0 elements)
// expect: Mirror for UUID struct []
// expect: - E621E1F8-C36C-495A-93FC-0C247A3E6E5F
// expect: Mirror for Duration struct ["_low: 1500000000000000000", "_high: 0"]
// expect: ▿ 1.5 seconds
// expect: - _low: 1500000000000000000
// expect: - _high: 0
// expect: Mirror for IndexPath collection ["-: 1", "-: 2"]
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: Mirror for IndexSet struct ["ranges: [Range(1..<3), Range(5..<6)]"]
// expect: ▿ 3 indexes
// expect: ▿ ranges: 2 elements
// expect: ▿ Range(1..<3)
// expect: - lowerBound: 1
// expect: - upperBound: 3
// expect: ▿ Range(5..<6)
// expect: - lowerBound: 5
// expect: - upperBound: 6
// expect: Mirror for DateComponents struct ["year: 2020", "month: 1", "hour: 5"]
// expect: ▿ year: 2020 month: 1 hour: 5 
// expect: - year: 2020
// expect: - month: 1
// expect: - hour: 5
// expect: Mirror for Measurement<UnitLength> struct ["value: 1.5", "unit: m"]
// expect: ▿ 1.5 m
// expect: - value: 1.5
// expect: - unit: "m"
// expect: Mirror for Locale struct ["identifier: en_US", "locale: fixed en_US"]
// expect: ▿ en_US (fixed en_US)
// expect: - identifier: "en_US"
// expect: - locale: "fixed en_US"
// expect: Mirror for _NSRange no style ["location: 1", "length: 2"]
// expect: ▿ {1, 2}
// expect: - location: 1
// expect: - length: 2
// expect: Mirror for Date struct ["timeIntervalSinceReferenceDate: -978307200.0"]
// expect: ▿ 1970-01-01 00:00:00 +0000
// expect: - timeIntervalSinceReferenceDate: -978307200.0
// expect: Mirror for StrideTo<Int> no style ["from: 0", "to: 6", "by: 2"]
// expect: ▿ Swift.StrideTo<Swift.Int>
// expect: - from: 0
// expect: - to: 6
// expect: - by: 2
// expect: Mirror for StrideThrough<Double> no style ["from: 1.5", "through: 0.0", "by: -0.5"]
// expect: ▿ Swift.StrideThrough<Swift.Double>
// expect: - from: 1.5
// expect: - through: 0.0
// expect: - by: -0.5
// expect: Mirror for CollectionOfOne<Int> no style ["element: 4"]
// expect: ▿ CollectionOfOne(4)
// expect: - element: 4
// expect: Mirror for UTF8View no style ["-: 195", "-: 169"]
// expect: ▿ UTF8View("é")
// expect: - 195
// expect: - 169
// expect: Mirror for UTF16View no style ["-: 233"]
// expect: ▿ StringUTF16("é")
// expect: - 233
// expect: Mirror for UnicodeScalarView no style ["-: é", "-: !"]
// expect: ▿ StringUnicodeScalarView("é!")
// expect: - "\u{00E9}"
// expect: - "!"
// expect: ▿ 2 elements
// expect: ▿ main.Hidden #0
// expect: - b: 2
// expect: ▿ main.Derived #1
// expect: ▿ super: main.Base
// expect: - a: 1
// expect: ▿ table: 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "k"
// expect: - value: 1
// expect: ▿ pair: (2 elements)
// expect: - .0: 1
// expect: - label: "x"
// expect: 1 x
// expect: 1 x none
// expect: 2 none
