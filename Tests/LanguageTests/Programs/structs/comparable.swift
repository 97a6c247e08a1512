struct Version: Comparable, CustomStringConvertible {
  var major, minor, patch: Int
  init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }
  init?(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }
  static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
  var description: String { "v\(major).\(minor).\(patch)" }
}
let versions = [Version(1, 2, 3), Version(1), Version(0, 9), Version(1, 2)]
print(versions.sorted())
print(versions.max()!, versions.min()!)
print(versions.sorted(by: >))
print(Version(1, 2) >= Version(1, 2), Version(2) <= Version(1), Version(3) > Version(2))
print(Version("1.2.3")!, Version("1.2") as Any, Version("a.b.c") == nil)
print((Version(1)...Version(2)).contains(Version(1, 5)), Version(1)..<Version(2) ~= Version(2))
print(max(Version(1), Version(1, 0, 1)), min(Version(4), Version(5), Version(3)))
switch Version(1, 4) {
case ..<Version(1): print("old")
case Version(1)..<Version(2): print("one")
default: print("new")
}
print(Version(1, 2, 3) == Version("1.2.3")!)
print(versions.sorted { $0.patch > $1.patch || $0.patch == $1.patch && $0.minor < $1.minor })
enum Rank: Int, Comparable { case low = 1, middle, high
  static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue } }
print(Rank.low < .high, [Rank.high, .low].sorted(), Rank.middle.rawValue)
enum Priority: Comparable { case none, some(Int), urgent }
print([Priority.urgent, .some(3), .none, .some(1)].sorted())
print(Priority.some(2) < .some(3), Priority.none < .urgent)
// expect: [v0.9.0, v1.0.0, v1.2.0, v1.2.3]
// expect: v1.2.3 v0.9.0
// expect: [v1.2.3, v1.2.0, v1.0.0, v0.9.0]
// expect: true false true
// expect: v1.2.3 nil true
// expect: true false
// expect: v1.0.1 v3.0.0
// expect: one
// expect: true
// expect: [v1.2.3, v1.0.0, v1.2.0, v0.9.0]
// expect: true [main.Rank.low, main.Rank.high] 2
// expect: [main.Priority.none, main.Priority.some(1), main.Priority.some(3), main.Priority.urgent]
// expect: true true
