enum St: Equatable { case todo, done(Int), x }
var d: [Int: St] = [1: .done(1)]
print(d.merging([1: .todo]) { _, n in n }[1]!)
let e: [Int: St] = d.merging([2: .todo], uniquingKeysWith: { a, _ in a }); print(e[2]!)
d.merge([3: .todo]) { a, _ in a }; print(d[3]!)
d.merge([4: .done(4), 5: .x], uniquingKeysWith: { $1 }); print(d.count)
// expect: todo
// expect: todo
// expect: todo
// expect: 4
