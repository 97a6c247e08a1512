let r = [3, 1, 2].reduce((.max, 0)) { (Swift.min($0.0, $1), $0.1 + $1) }
print(r)
let s = [3, 1, 2].reduce(.max) { min($0, $1) }
print(s)
let s2 = [3, 1, 2].reduce((.zero, .zero)) { ($0.0 + $1, $0.1 * $1) }
print(s2)
// expect: (1, 6)
// expect: 1
// expect: (6, 0)
