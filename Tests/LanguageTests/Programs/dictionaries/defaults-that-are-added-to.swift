let words = ["a", "b", "a"]
let weights = words.reduce(into: [:]) { $0[$1, default: 0.5] += 1 }
print(weights["a"] ?? 0, type(of: weights))
let halves = words.reduce(into: [:]) { $0[$1, default: 0] += 0.5 }
print(halves["a"] ?? 0, type(of: halves))
let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts["a"] ?? 0, type(of: counts))
let prices = words.reduce(into: [:]) { $0[$1, default: 0] -= Double($1.count) / 4 }
print(prices["b"] ?? 0, type(of: prices))
// expect: 2.5 Dictionary<String, Double>
// expect: 1.0 Dictionary<String, Double>
// expect: 2 Dictionary<String, Int>
// expect: -0.25 Dictionary<String, Double>
