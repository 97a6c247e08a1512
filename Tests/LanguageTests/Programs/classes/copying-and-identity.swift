class Person { var name: String; var friends: [Person] = []; init(_ n: String) { name = n }
  func copy() -> Person { let p = Person(name); p.friends = friends; return p } }
let a = Person("a"), b = Person("b")
a.friends.append(b)
b.friends.append(a)
let c = a.copy()
c.name = "c"
c.friends[0].name = "B"
print(a.name, c.name, b.name, a === c, a.friends[0] === c.friends[0], a.friends[0].friends[0] === a)
var group = [a, b, c]
let snapshot = group
group.removeAll { $0 === b }
group[0].name = "A"
print(group.count, snapshot.count, snapshot[0].name)
let byName = Dictionary(grouping: snapshot) { $0.name.uppercased() }
print(byName.keys.sorted(), byName["A"]!.first === a, Set(snapshot.map { ObjectIdentifier($0) }).count)
struct Wrapper { var person: Person; var tag: Int }
var w1 = Wrapper(person: a, tag: 1)
var w2 = w1
w2.tag = 2
w2.person.name = "shared"
w1.person = b
print(w1.person.name, w2.person.name, a.name, w1.tag)
final class Value: Hashable, Comparable { let n: Int; init(_ n: Int) { self.n = n }
  static func == (l: Value, r: Value) -> Bool { l.n == r.n }
  static func < (l: Value, r: Value) -> Bool { l.n < r.n }
  func hash(into h: inout Hasher) { h.combine(n) } }
let v = Value(1), w = Value(1)
print(v == w, v === w, Set([v, w, Value(2)]).count, [Value(3), v].min()!.n, [v].contains(w), [v: "x"][w]!)
// expect: a c B false true true
// expect: 2 3 A
// expect: ["A", "B", "C"] true 3
// expect: B shared shared 1
// expect: true false 2 1 true x
