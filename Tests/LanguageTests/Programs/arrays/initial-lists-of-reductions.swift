let xs = [1.5, 2, 3.5]
print(xs.reduce([0]) { $0 + [$1 + $0.last!] })
print(xs.reduce([1]) { $0 + [$1] }, xs.reduce(into: [0]) { $0.append($0.last! + $1) })
let p: [Double] = xs.reduce([0]) { $0 + [$0.last! + $1] }; print(p)
print(xs.reduce([0]) { $0 + [$0.last! + $1] })
// expect: [0.0, 1.5, 3.5, 7.0]
// expect: [1.0, 1.5, 2.0, 3.5] [0.0, 1.5, 3.5, 7.0]
// expect: [0.0, 1.5, 3.5, 7.0]
// expect: [0.0, 1.5, 3.5, 7.0]
