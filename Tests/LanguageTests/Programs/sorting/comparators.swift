import Foundation

struct Person: Hashable { var name: String; var age: Int; var city: String? }
var people = [Person(name: "Zoë", age: 30, city: "Rome"), Person(name: "Al", age: 25, city: nil), Person(name: "Bo", age: 30, city: "Oslo"), Person(name: "al", age: 25, city: "Rome")]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.sorted { $0.age > $1.age }.map(\.name))
print(people.sorted(using: KeyPathComparator(\.name)).map(\.name), people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
print(people.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\.name, order: .reverse)]).map(\.name))
people.sort { a, b in
  guard let x = a.city else { return b.city != nil }
  guard let y = b.city else { return false }
  return x == y ? a.name < b.name : x < y
}
print(people.map { $0.city ?? "-" })
extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>, _ order: (T, T) -> Bool = (<)) -> [Element] {
    sorted { order($0[keyPath: path], $1[keyPath: path]) }
  }
}
print(people.sorted(by: \.age).map(\.age), people.sorted(by: \.name, >).map(\.name))
print([3, 1, 2].sorted(by: >), ["b", "A", "c"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
print([2.5, -1, .infinity, 0].sorted(), [true, false, true].sorted { !$0 && $1 }, ["é", "e", "f", "E"].sorted())
let grouped = Dictionary(grouping: people, by: \.age)
print(grouped.keys.sorted(), grouped.sorted { $0.key < $1.key }.map { $0.value.count })
print(people.min { $0.age < $1.age }!.name, people.max { $0.name.count < $1.name.count }!.name)
var numbers = Array(1...10)
let pivot = numbers.partition { $0 % 2 == 0 }
print(Set(numbers[..<pivot]) == [1, 3, 5, 7, 9], pivot)
numbers.sort(by: >)
numbers.swapAt(0, 9)
print(numbers, numbers.reversed() == numbers.sorted(), numbers.indices.sorted { numbers[$0] < numbers[$1] })
enum Rank: Int, Comparable { case low = 1, mid, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
print([Rank.high, .low, .mid].sorted(), Rank.allSorted)
extension Rank: CaseIterable { static var allSorted: [Rank] { allCases.sorted(by: >) } }
// expect: ["Al", "al", "Bo", "Zoë"]
// expect: ["Zoë", "Bo", "Al", "al"]
// expect: ["Al", "Bo", "Zoë", "al"] ["Zoë", "Bo", "Al", "al"]
// expect: ["al", "Al", "Zoë", "Bo"]
// expect: ["-", "Oslo", "Rome", "Rome"]
// expect: [25, 25, 30, 30] ["al", "Zoë", "Bo", "Al"]
// expect: [3, 2, 1] ["A", "b", "c"] ["A", "b", "c"]
// expect: [-1.0, 0.0, 2.5, inf] [false, true, true] ["E", "e", "f", "é"]
// expect: [25, 30] [2, 2]
// expect: Al Zoë
// expect: true 5
// expect: [1, 9, 8, 7, 6, 5, 4, 3, 2, 10] false [0, 8, 7, 6, 5, 4, 3, 2, 1, 9]
// expect: [main.Rank.low, main.Rank.mid, main.Rank.high] [main.Rank.high, main.Rank.mid, main.Rank.low]
