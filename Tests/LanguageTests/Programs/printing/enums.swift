enum Suit: String, CaseIterable { case hearts, spades = "♠" }
enum Op { case add(Int, Int), negate(Int), none, labelled(value: Int), nested(indirect: [Suit]) }
indirect enum Expr { case num(Int), sum(Expr, Expr) }
print(Suit.hearts, Suit.spades.rawValue, Suit.allCases)
print(Op.add(1, 2), Op.negate(-1), Op.none, Op.labelled(value: 3), Op.nested(indirect: [.spades]))
print([Op.none], (Suit.hearts, 1), Optional(Suit.spades) as Any)
print(Expr.sum(.num(1), .sum(.num(2), .num(3))))
print("\(Suit.hearts) and \(Op.add(0, 0))")
debugPrint(Suit.hearts, Op.labelled(value: 1))
enum Namespace { enum Inner { case a }; struct S { var x = Inner.a } }
print(Namespace.Inner.a, [Namespace.S()])
enum Result2<T> { case ok(T), bad }
print(Result2.ok(5), Result2<String>.bad, Result2.ok("s"))
let r: Result<Int, Never> = .success(3)
print(r, Suit(rawValue: "♠") as Any, Suit(rawValue: "x") as Any)
// expect: hearts ♠ [main.Suit.hearts, main.Suit.spades]
// expect: add(1, 2) negate(-1) none labelled(value: 3) nested(indirect: [main.Suit.spades])
// expect: [main.Op.none] (main.Suit.hearts, 1) Optional(main.Suit.spades)
// expect: sum(main.Expr.num(1), main.Expr.sum(main.Expr.num(2), main.Expr.num(3)))
// expect: hearts and add(0, 0)
// expect: main.Suit.hearts main.Op.labelled(value: 1)
// expect: a [main.Namespace.S(x: main.Namespace.Inner.a)]
// expect: ok(5) bad ok("s")
// expect: success(3) Optional(main.Suit.spades) nil
