// Ranges of a type of one's own, and members of that type beside them.
enum Size: Int, Comparable, CaseIterable {
  case small, medium, large, huge
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
}
let usual = Size.small...Size.large
print(usual ~= .medium, Size.small..<Size.large ~= .large, usual.contains(.huge))
print(usual.clamped(to: .medium ... .huge), usual.overlaps(.huge ... .huge), Size.allCases.filter { usual ~= $0 })
print(Mirror(reflecting: usual).displayStyle as Any, Mirror(reflecting: usual).children.map { $0.label ?? "-" })
// expect: true false false
// expect: medium...large false [main.Size.small, main.Size.medium, main.Size.large]
// expect: nil ["lowerBound", "upperBound"]
