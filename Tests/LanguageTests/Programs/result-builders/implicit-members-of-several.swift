enum Item { case action(String), sep }
struct Button { let t: String }
@resultBuilder enum MB { static func buildExpression(_ i: Item) -> [Item] { [i] }
    static func buildExpression(_ b: Button) -> [Item] { [.action(b.t)] }
    static func buildBlock(_ c: [Item]...) -> [Item] { c.flatMap { $0 } }
    static func buildOptional(_ c: [Item]?) -> [Item] { c ?? [] } }
func menu(@MB _ f: () -> [Item]) { for i in f() { print(i) } }
menu { Button(t: "x"); Item.sep; if 1 < 2 { .action("q"); Button(t: "z") } }
// expect: action("x")
// expect: sep
// expect: action("q")
// expect: action("z")
