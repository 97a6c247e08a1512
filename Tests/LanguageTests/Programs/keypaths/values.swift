struct Address { var city: String; var zip: [Int] }
struct Person { var name: String; var age: Int; var address: Address; var nick: String?; var spouse: Box?; let id = 7
  var summary: String { "\(name) \(age)" } ; subscript(i: Int) -> String { get { "\(name)[\(i)]" } set { name = newValue } } }
class Box { var person: Person; var count = 0; init(_ p: Person) { person = p } }
var ann = Person(name: "Ann", age: 30, address: Address(city: "Rome", zip: [1, 2, 3]), nick: "A")
let age = \Person.age
let city: WritableKeyPath<Person, String> = \.address.city
ann[keyPath: age] += 1
ann[keyPath: city] = "Oslo"
print(ann[keyPath: age], ann[keyPath: \.address.city], ann[keyPath: \.summary], ann[keyPath: \Person.id])
let zip = \Person.address.zip[1]
ann[keyPath: zip] = 99
print(ann.address.zip, ann[keyPath: \.address.zip.count], ann[keyPath: \.nick?.count] as Any, ann[keyPath: \.nick!.count])
let people = [ann, Person(name: "Bob", age: 20, address: Address(city: "Rome", zip: []), nick: nil)]
print(people.map(\.name), people.map(\.nick?.count), people.sorted { $0[keyPath: age] < $1[keyPath: age] }.map(\.name))
func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] { items.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(people, by: \.age).map(\.name), sorted(people, by: \.name.count).count, people.max { $0.age < $1.age }?.name ?? "")
let joined = (\Person.address).appending(path: \.city)
print(ann[keyPath: joined], joined == \Person.address.city)
let paths: [PartialKeyPath<Person>] = [\.name, \.age]
print(paths.map { ann[keyPath: $0] }, Set([\Person.name, \Person.name]).count)
let box = Box(ann)
let count = \Box.count
box[keyPath: count] += 5
box[keyPath: \.person.name] = "Zed"
print(box.count, box.person.name, ann.name)
ann.spouse = box
print(ann[keyPath: \.spouse?.person.name] as Any, ann[keyPath: \.spouse!.person.age])
ann[keyPath: \.self].name = "Self"
print(ann.name, [1, 2].map(\.self), ["a": 1].map(\.key), [(1, 2)].map(\.0), ann[keyPath: \.[3]])
let f: (Person) -> Int = \.age
print(f(ann), people.filter(\.name.isEmpty).count, [[1], []].filter(\.isEmpty).count, ["b", "a"].map(\.count).reduce(0, +))
func set<R, V>(_ r: R, _ path: WritableKeyPath<R, V>, _ v: V) -> R { var c = r; c[keyPath: path] = v; return c }
print(set(ann, \.name, "New").name, set(ann, \.address.zip, []).address.zip, set((a: 1, b: 2), \.a, 9))
let dictionary = ["x": [1, 2]]
print(dictionary[keyPath: \.["x"]!.count], dictionary[keyPath: \[String: [Int]].["y"]?.count] as Any)
// expect: 31 Oslo Ann 31 7
// expect: [1, 99, 3] 3 Optional(1) 1
// expect: ["Ann", "Bob"] [Optional(1), nil] ["Bob", "Ann"]
// expect: ["Bob", "Ann"] 2 Ann
// expect: Oslo true
// expect: ["Ann", 31] 1
// expect: 5 Zed Ann
// expect: Optional("Zed") 31
// expect: Self [1, 2] ["a"] [1] Self[3]
// expect: 31 0 1 2
// expect: New [] (a: 9, b: 2)
// expect: 2 nil
