// Tuples with members that only their context names, where a method of a collection takes them.

enum Kinship { case parent, child, sibling }

struct Weight {
  static let none = Weight(grams: 0)
  static func kilos(_ count: Int) -> Weight { Weight(grams: count * 1000) }
  let grams: Int
}

final class Person {
  let name: String
  init(_ name: String) { self.name = name }
}

final class Family {
  private var relations = [(Person, Kinship, Person)]()

  func add(_ parent: Person, _ child: Person) {
    relations.append((parent, .parent, child))
    relations.insert((child, .child, parent), at: 0)
  }

  func children(of name: String) -> [String] {
    relations
      .filter { $0.0.name == name && $0.1 == .parent }
      .map { $0.2.name }
  }
}
let family = Family()
let anna = Person("Anna")
family.add(anna, Person("Ben"))
family.add(anna, Person("Cleo"))
print(family.children(of: "Anna"))

var parcels: [(String, Weight)] = []
parcels.append(("empty", .none))
parcels.append(("full", .kilos(2)))
parcels.insert(("middle", .init(grams: 300)), at: 1)
print(parcels.map { "\($0.0) \($0.1.grams)" })

var steps: [(name: String, run: (Int) -> Int)] = []
steps.append(("double", { $0 * 2 }))
steps.append((name: "next", run: { $0 + 1 }))
print(steps.reduce(5) { $1.run($0) })

var labelled: [(Int?, [Kinship])] = []
labelled.append((nil, []))
labelled.append((3, [.child, .sibling]))
labelled.append(contentsOf: [(4, [.parent])])
print(labelled.map { $0.0 ?? -1 }, labelled.map { $0.1.count })
print(labelled.contains { $0.1.contains(.sibling) })

var pairs: [(Kinship, Int)?] = []
pairs.append((.child, 1))
pairs.append(nil)
print(pairs.compactMap { $0 }.first.map { $0.0 == .child } ?? false)
// expect: ["Ben", "Cleo"]
// expect: ["empty 0", "middle 300", "full 2000"]
// expect: 11
// expect: [-1, 3, 4] [0, 2, 1]
// expect: true
// expect: true
