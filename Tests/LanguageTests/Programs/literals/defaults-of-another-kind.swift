// A whole number and a fraction around `??`, of which no type is written, are optionals of anything.
func show<Value>(_ value: Value) { print(Value.self, value) }

show([1.0].first ?? 2.5)
show([1].first ?? 2)
show([1].first ?? 2.5)
show([1.5].last ?? 2)
show(["a": 1.5]["a"] ?? 0)
show([1: 1.5][2] ?? 0)
show([1.5, 2.5].first ?? 0)

let last = [1.5].last ?? 2
print(last as Any)

// What asks for more of an element, or of the result, leaves both one kind.
show([1.5].max() ?? 2)
show([1.5].sorted().last ?? 2)
show(([1.5].first ?? 0) + 1)
show([1.5].first(where: { $0 > 2 }) ?? 0)
show([1.5, nil].map { ($0 ?? 0) * 2 })
show([1.5, nil].reduce(0) { $0 + ($1 ?? 0) })
show([1.5, nil].contains { ($0 ?? 0) > 1 })

func average() -> Double { [1.5].last ?? 2 }
let typed: Double = [1.5].first ?? 2
let prices = ["a": 1.5]
show(average() + typed)
show(prices["b"] ?? 0)
// expect: Double 1.0
// expect: Int 1
// expect: Optional<Any> Optional(1)
// expect: Optional<Any> Optional(1.5)
// expect: Optional<Any> Optional(1.5)
// expect: Optional<Any> Optional(0)
// expect: Optional<Any> Optional(1.5)
// expect: Optional(1.5)
// expect: Double 1.5
// expect: Double 1.5
// expect: Double 2.5
// expect: Double 0.0
// expect: Array<Double> [3.0, 0.0]
// expect: Double 1.5
// expect: Bool true
// expect: Double 3.0
// expect: Double 0.0
