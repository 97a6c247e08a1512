enum St: Equatable { case todo, done(Int), x }
let names = ["a", "b"], nodes = [1, 2]
let s: [String: St] = Dictionary(uniqueKeysWithValues: names.map { ($0, .todo) }); print(s["a"]!)
var dist: [Int: Int] = Dictionary(uniqueKeysWithValues: nodes.map { ($0, .max) }); print(dist[1]!)
func r() -> [Int: Double] { Dictionary(uniqueKeysWithValues: nodes.map { ($0, .infinity) }) }; print(r()[1]!)
let u: [Int: St] = Dictionary(nodes.map { ($0, .todo) }, uniquingKeysWith: { x, _ in x }); print(u[1]!)
let v: [Int: [St]] = Dictionary(uniqueKeysWithValues: nodes.map { ($0, [.todo]) }); print(v[1]!)
let w: [Int: St] = Dictionary(uniqueKeysWithValues: nodes.map { n in (n, n > 1 ? .todo : .done(n)) }); print(w[1]!)
// expect: todo
// expect: 9223372036854775807
// expect: inf
// expect: todo
// expect: [main.St.todo]
// expect: done(1)
