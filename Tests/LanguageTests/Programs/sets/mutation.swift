var s = Set<String>()
print(s.insert("a").inserted, s.insert("a").inserted, s.insert("b").memberAfterInsert, s.count)
print(s.remove("a") as Any, s.remove("zz") as Any, s, s.isEmpty)
print(s.update(with: "b") as Any, s.update(with: "c") as Any, s.sorted())
struct User: Hashable { let id: Int; var name: String
  static func == (a: User, b: User) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) } }
var users: Set = [User(id: 1, name: "old")]
print(users.insert(User(id: 1, name: "new")).memberAfterInsert.name, users.count)
print(users.update(with: User(id: 1, name: "newer"))?.name as Any, users.first!.name)
s.removeAll(); print(s, s.count, s.first as Any, s.popFirst() as Any, s.randomElement() as Any)
var visited: Set<Int> = []
var n = 19
while n != 1 && visited.insert(n).inserted { n = String(n).compactMap(\.wholeNumberValue).map { $0 * $0 }.reduce(0, +) }
print(n == 1 ? "happy" : "sad", visited.count)
var evens = Set(1...6); evens = evens.filter { $0.isMultiple(of: 2) }; evens.remove(evens.min()!); print(evens.sorted())
for x in evens.sorted(by: >) { print(x, terminator: " ") }; print()
// expect: true false b 2
// expect: Optional("a") nil ["b"] false
// expect: Optional("b") nil ["b", "c"]
// expect: old 1
// expect: Optional("old") newer
// expect: [] 0 nil nil nil
// expect: happy 4
// expect: [4, 6]
// expect: 6 4 
