enum St: Equatable { case todo, done(Int), x; var name: String { "\(self)" } }
struct Item { var n: String; var st: St }
struct One { var st: St }
func show(_ s: St) -> String { s.name }
print([("a", .todo), ("b", .x)].map { Item(n: $0, st: $1) })
print([.todo, .x].map { One(st: $0) })
print([.todo, .done(3)].map { show($0) }, [.x].map(show), [.todo, .x].filter { $0 == St.x })
let items: [Item] = [("a", .todo), ("b", .done(1))].map { Item(n: $0, st: $1) }
print(items.count, [.todo, .x].map { s in One(st: s) }.count)
print([.todo, .x].contains(items[0].st), [("q", .x)].map { n, s in Item(n: n, st: s) })
for item in [("z", .todo)].map({ Item(n: $0, st: $1) }) { print(item) }
// expect: [main.Item(n: "a", st: main.St.todo), main.Item(n: "b", st: main.St.x)]
// expect: [main.One(st: main.St.todo), main.One(st: main.St.x)]
// expect: ["todo", "done(3)"] ["x"] [main.St.x]
// expect: 2 2
// expect: true [main.Item(n: "q", st: main.St.x)]
// expect: Item(n: "z", st: main.St.todo)
