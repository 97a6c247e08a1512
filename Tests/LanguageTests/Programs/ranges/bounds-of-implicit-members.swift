let a = Float.random(in: 0..<(2.0 * .pi))
let b = Double.random(in: 0...(2.0 * .pi))
let c = Double.random(in: 0..<2 * .pi)
print(a < 7, b < 7, c < 7)
// expect: true true true
