print([[3, 1], [2]].map { $0.sorted }.map { $0() })
let f = [3, 1].sorted
print(f())
let g = [[2, 1]].map { $0.reversed }.map { Array($0()) }
print(g)
 let h = ["b"].map { $0.uppercased }.map { $0() }
print(h)
// expect: [[1, 3], [2]]
// expect: [1, 3]
// expect: [[1, 2]]
// expect: ["B"]
