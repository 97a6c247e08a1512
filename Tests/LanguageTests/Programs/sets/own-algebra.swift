// A type of the program's own that is a set gets what it does not declare itself, literals included.

struct Days: SetAlgebra, CustomStringConvertible {
  private var bits: UInt8 = 0
  init() {}

  func contains(_ member: Int) -> Bool { bits & 1 << member != 0 }
  func union(_ other: Days) -> Days { Days(bits | other.bits) }
  func intersection(_ other: Days) -> Days { Days(bits & other.bits) }
  func symmetricDifference(_ other: Days) -> Days { Days(bits ^ other.bits) }

  @discardableResult mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isNew = !contains(member)
    bits |= 1 << member
    return (isNew, member)
  }
  @discardableResult mutating func remove(_ member: Int) -> Int? {
    guard contains(member) else { return nil }
    bits &= ~(1 << member)
    return member
  }
  mutating func update(with member: Int) -> Int? { insert(member).inserted ? nil : member }
  mutating func formUnion(_ other: Days) { self = union(other) }
  mutating func formIntersection(_ other: Days) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Days) { self = symmetricDifference(other) }

  private init(_ bits: UInt8) { self.bits = bits }

  var description: String { "days \((0..<7).filter(contains))" }
}

let week: Days = [0, 1, 2, 3, 4]
let weekend: Days = [5, 6]
var free = weekend.union([4])
print(week, weekend, free)
print(week.isDisjoint(with: weekend), weekend.isSubset(of: free), free.isSuperset(of: weekend))
print(free.isStrictSuperset(of: weekend), weekend.isStrictSubset(of: weekend), Days().isEmpty, free.isEmpty)
print(free.subtracting(week), week.symmetricDifference(free))
free.subtract([6, 0])
print(free, free.insert(5), free.remove(3) ?? -1, free.update(with: 1) ?? -1)

func common<S: SetAlgebra>(_ first: S, _ second: S) -> S where S.Element == Int {
  var result = first
  result.formIntersection(second)
  if result.isEmpty { result.insert(1) }
  return result
}
print(common(week, free), common(Set([3, 4]), [4, 5]), common(Set([3]), []))

struct Rights: OptionSet {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
}
var rights: Rights = [.read]
print(rights.isSubset(of: [.read, .write]), rights.isStrictSubset(of: [.read, .write]), rights.isDisjoint(with: .write))
rights.formSymmetricDifference([.read, .write])
print(rights == .write, rights.isEmpty, Rights().isEmpty, Rights([.read, .write]).rawValue)
// expect: days [0, 1, 2, 3, 4] days [5, 6] days [4, 5, 6]
// expect: true true true
// expect: true false true false
// expect: days [5, 6] days [0, 1, 2, 3, 5, 6]
// expect: days [4, 5] (inserted: false, memberAfterInsert: 5) -1 -1
// expect: days [1, 4] [4] [1]
// expect: true true true
// expect: true false true 3
