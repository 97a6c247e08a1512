import Foundation
struct Person { var name: String; var age: Int; var team: String? }
let people = [Person(name: "Zoe", age: 30, team: "b"), Person(name: "adam", age: 25, team: nil), Person(name: "Bea", age: 30, team: "a")]
print(people.sorted(using: SortDescriptor(\.age)).map(\.name), people.sorted(using: [SortDescriptor(\Person.age, order: .reverse), SortDescriptor(\.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name), people.sorted(using: KeyPathComparator(\.name)).map(\.name), people.sorted(using: KeyPathComparator(\.team)).map(\.name))
// expect: ["adam", "Zoe", "Bea"] ["Bea", "Zoe", "adam"]
// expect: ["Bea", "Zoe", "adam"] ["Bea", "Zoe", "adam"] ["adam", "Bea", "Zoe"]
