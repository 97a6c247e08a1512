import Foundation
let even = NSPredicate { value, _ in (value as! Int) % 2 == 0 }
print(even.evaluate(with: 2), even.evaluate(with: 3))
let small = NSPredicate(block: { value, bindings in (value as? Int ?? 0) < (bindings?["limit"] as? Int ?? 5) })
print(small.evaluate(with: 7), small.evaluate(with: 7, substitutionVariables: ["limit": 10]))
let both = NSCompoundPredicate(andPredicateWithSubpredicates: [even, small])
print(both.evaluate(with: 4), both.evaluate(with: 6), both.evaluate(with: 8, substitutionVariables: ["limit": 10]))
let either = NSCompoundPredicate(orPredicateWithSubpredicates: [even, small])
print(either.evaluate(with: 3), either.evaluate(with: 7), either.evaluate(with: 8))
let none = NSCompoundPredicate(notPredicateWithSubpredicate: even)
print(none.evaluate(with: 3), none.evaluate(with: 4))
print(
  both.compoundPredicateType == .and, either.compoundPredicateType.rawValue, none.compoundPredicateType.rawValue,
  both.subpredicates.count)
let t = NSCompoundPredicate(type: .or, subpredicates: [])
print(t.evaluate(with: nil), NSCompoundPredicate(type: .and, subpredicates: []).evaluate(with: nil))
print(NSPredicate(value: true).evaluate(with: nil), NSPredicate(value: false).evaluate(with: 1))
print(NSArray(array: [1, 2, 3, 4]).filtered(using: even))
let a = NSMutableArray(array: [1, 2, 3, 4])
a.filter(using: even)
print(a)
print(NSSet(array: [1, 2]).filtered(using: even))
let ms = NSMutableSet(array: [1, 2, 3])
ms.filter(using: even)
print(ms.count)
print(NSOrderedSet(array: [1, 2, 3, 6]).filtered(using: even).array)
struct P { var name: String; var age: Int; var tags: [String] = []; var note: String? = nil }
let adult = #Predicate<P> { $0.age >= 18 }
print(try adult.evaluate(P(name: "A", age: 20)), try adult.evaluate(P(name: "A", age: 2)))
let ps = [
  P(name: "Ann", age: 20), P(name: "Bo", age: 2, tags: ["x"], note: "q"), P(name: "Cy", age: 40, tags: ["x", "y"]),
]
print(try ps.filter(adult).map(\.name))
let n = "x"
let tagged = #Predicate<P> { p in p.tags.contains(n) && p.name.contains("y") || p.note != nil }
print(try ps.filter(tagged).map(\.name))
let search = "b"
let found = #Predicate<P> { person in person.name.contains(search) || search.isEmpty }
print(try ps.filter(found).map(\.name))
let c = #Predicate<P> { if let note = $0.note { note == "q" } else { false } }
print(try ps.filter(c).map(\.name))
func over(_ a: Int) -> Predicate<P> { #Predicate { $0.age > a } }
print(try ps.filter(over(30)).map(\.name))
print(try Predicate<Int>.true.evaluate(1), try Predicate<Int>.false.evaluate(1))
let q = #Predicate<P> { $0.tags.filter { $0 == "x" }.count > 0 && $0.tags.allSatisfy { $0.count == 1 } }
print(try ps.filter(q).map(\.name))
// expect: true false
// expect: false true
// expect: true false true
// expect: true false true
// expect: true false
// expect: true 2 0 2
// expect: false true
// expect: true false
// expect: [2, 4]
// expect: (
// expect: 2,
// expect: 4
// expect: )
// expect: [AnyHashable(2)]
// expect: 1
// expect: [2, 6]
// expect: true false
// expect: ["Ann", "Cy"]
// expect: ["Bo", "Cy"]
// expect: []
// expect: ["Bo"]
// expect: ["Cy"]
// expect: true false
// expect: ["Bo", "Cy"]
