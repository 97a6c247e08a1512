struct Ride { var fare: Double }
struct Box<Value> {
  var value: Value
  var kept: Value? { nil }
  init(_ value: Value) { self.value = value }
  func taken(_ times: Int) -> Value? { nil }
}
func first<Value>(of value: Value) -> Value? { nil }
func chosen<Value>(_ value: Value?, or other: Value) -> Value? { nil }
func known<Value: Comparable>(_ value: Value) -> Value? { nil }
let fares: [Double] = []
let rides: [Ride] = []
let fare = 7.5
print(fares.prefix(2).first ?? 0, fares.dropFirst().first ?? 0, fares.sorted().prefix(2).first ?? 0)
print(fares.suffix(2).last ?? 0, fares.dropLast().first ?? 0, fares.dropFirst().max() ?? 0, fares.reversed().first ?? 0)
print(rides.dropFirst().first?.fare ?? 0, rides.filter { $0.fare > 9 }.map { $0.fare }.max() ?? 0)
print(rides.compactMap { $0.fare }.first ?? 0, ["a"].compactMap { Double($0) }.first ?? 0)
print(fares.first.flatMap { $0 > 1 ? $0 : nil } ?? 0, Optional("a").flatMap { Double($0) } ?? 0)
print(first(of: fare) ?? 0, chosen(nil, or: fare) ?? 0, known(fare) ?? 0)
let box = Box(fare)
print(Box(fare).kept ?? 0, Box(fare).taken(2) ?? 0, box.kept ?? 0, box.taken(2) ?? 0)
print(Array(repeating: fare, count: 0).first ?? 0, Array(fares).first ?? 0)
print([fare].dropFirst(2).last ?? 0, [fare, 2].dropFirst(2).max() ?? 0, [fare].filter { $0 > 9 }.first ?? 0)
print(Dictionary(uniqueKeysWithValues: [("a", fare)])["b"] ?? 0, ["a": [fare]]["b"]?.first ?? 0)
let any: Any = fares.dropFirst().first ?? 0
let number = fares.dropFirst().first ?? 0
print(any, number, "\(fares.dropFirst().first ?? 0)")
// expect: 0 0 0
// expect: 0.0 0.0 0.0 0.0
// expect: 0 0.0
// expect: 0 0.0
// expect: 0 0.0
// expect: 0 0 0.0
// expect: 0 0 0.0 0.0
// expect: 0 0.0
// expect: 0 0.0 0.0
// expect: 0 0
// expect: 0 0.0 0.0
