struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] }
var p = Person(name: "Ann", address: Address(city: "Rome", zip: 1), tags: ["a", "b"])
let city = \Person.address.city
print(p[keyPath: city], p[keyPath: \.name], p[keyPath: \.tags[1]], p[keyPath: \.tags.count])
p[keyPath: city] = "Oslo"
print(p.address.city)
let path = (\Person.address).appending(path: \.zip)
p[keyPath: path] += 41
print(p.address.zip, [p].map(\.name), [3, 1].sorted(by: \.self), [p].filter(\.name.isEmpty.negated).count)
extension Bool { var negated: Bool { !self } }
extension Array { func sorted<K: Comparable>(by key: KeyPath<Element, K>) -> [Element] { sorted { $0[keyPath: key] < $1[keyPath: key] } } }
func set<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, to new: V) -> T { var copy = value; copy[keyPath: path] = new; return copy }
print(set(p, \.name, to: "Bob").name, city == \Person.address.city)
// expect: Rome Ann b 2
// expect: Oslo
// expect: 42 ["Ann"] [1, 3] 1
// expect: Bob true
