struct Toppings: OptionSet {
  let rawValue: Int
  static let cheese = Toppings(rawValue: 1 << 0), ham = Toppings(rawValue: 1 << 1), basil = Toppings(rawValue: 1 << 2)
  static let all: Toppings = [.cheese, .ham, .basil]
}
var order: Toppings = [.cheese]
order.insert(.basil)
print(order.rawValue, order.contains(.basil), order.contains(.ham), order.contains([.cheese, .basil]))
print(order.union(.ham) == .all, order.intersection([.basil, .ham]) == .basil, order.isSubset(of: .all), Toppings.all.subtracting(order) == .ham)
print(order.remove(.cheese)?.rawValue ?? 0, order.rawValue, order.remove(.ham) == nil)
order.formSymmetricDifference(.all); print(order.rawValue, order.isEmpty, Toppings().isEmpty, Toppings([]).rawValue)
print(Toppings(rawValue: 8).isDisjoint(with: .all), order == [.cheese, .ham], order)
order.toggle(.ham); print(order.rawValue)
extension Toppings { mutating func toggle(_ t: Toppings) { formSymmetricDifference(t) } }
func describe(_ t: Toppings) -> String { [(Toppings.cheese, "cheese"), (.ham, "ham"), (.basil, "basil")].filter { t.contains($0.0) }.map(\.1).joined(separator: "+") }
print(describe([.ham, .basil]), describe([]), describe(.all))
// expect: 5 true false true
// expect: true true true true
// expect: 1 4 true
// expect: 3 false true 0
// expect: true true Toppings(rawValue: 3)
// expect: 1
// expect: ham+basil  cheese+ham+basil
