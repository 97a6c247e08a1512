struct Bag: SetAlgebra {
  var items: [String] = []
  init() {}
  func contains(_ m: String) -> Bool { items.contains(m) }
  func union(_ o: Bag) -> Bag { var r = self; r.formUnion(o); return r }
  func intersection(_ o: Bag) -> Bag { var r = Bag(); r.items = items.filter { o.contains($0) }; return r }
  func symmetricDifference(_ o: Bag) -> Bag { var r = Bag(); r.items = items.filter { !o.contains($0) } + o.items.filter { !contains($0) }; return r }
  mutating func insert(_ m: String) -> (inserted: Bool, memberAfterInsert: String) { if contains(m) { return (false, m) }; items.append(m); return (true, m) }
  mutating func remove(_ m: String) -> String? { items.firstIndex(of: m).map { items.remove(at: $0) } }
  mutating func update(with m: String) -> String? { insert(m).inserted ? nil : m }
  mutating func formUnion(_ o: Bag) { for i in o.items { insert(i) } }
  mutating func formIntersection(_ o: Bag) { self = intersection(o) }
  mutating func formSymmetricDifference(_ o: Bag) { self = symmetricDifference(o) }
}
let a = Bag(["x", "y", "x"])
print(a.items, Bag("a b c".split(separator: " ").map(String.init)).items, a.isEmpty, a == ["x", "y"])
struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1), b = O(rawValue: 2) }
print(O([.a, .b]).rawValue, O([O.a]).rawValue, O([]).rawValue)
let s: [O] = [.a, .b]
print(O(s).rawValue)
// expect: ["x", "y"] ["a", "b", "c"] false true
// expect: 3 1 0
// expect: 3
