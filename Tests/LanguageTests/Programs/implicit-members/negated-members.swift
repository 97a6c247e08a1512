let n = 2, m = 1.5, xs = [1.0, 2.5], a = [3, 1]
let g: [Double] = Array(repeating: -.infinity, count: n); print(g)
print(max(-.infinity, m), xs.contains(-.pi), min(m, -.infinity))
print(xs.reduce(-.infinity, max), xs.reduce(-.infinity) { max($0, $1) }, xs.reduce(.infinity, min))
print(a.reduce(.max, min), a.reduce(.min) { max($0, $1) })
// expect: [-inf, -inf]
// expect: 1.5 false -inf
// expect: 2.5 2.5 1.0
// expect: 1 3
