struct Address { var city: String; var zip: Int? }
struct Person { var name: String; var address: Address; var friends: [Person] = []; var initials: String { String(name.prefix(1)) } }
let people = [Person(name: "Bo", address: Address(city: "Rome", zip: 1)), Person(name: "Al", address: Address(city: "Oslo", zip: nil))]
print(people.map(\.name), people.map(\.address.city), people.compactMap(\.address.zip), people.map(\.initials), people.map(\.name.count))
print(people.sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.map(\.name), people.filter(\.friends.isEmpty).count, people.allSatisfy(\.friends.isEmpty))
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }; func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } } }
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.address.city).map(\.address.city), people.sum(\.name.count))
print(Dictionary(grouping: people, by: \.name.count).mapValues(\.count))
// expect: ["Bo", "Al"] ["Rome", "Oslo"] [1] ["B", "A"] [2, 2]
// expect: ["Al", "Bo"] 2 true
// expect: ["Al", "Bo"] ["Oslo", "Rome"] 4
// expect: [2: 2]
