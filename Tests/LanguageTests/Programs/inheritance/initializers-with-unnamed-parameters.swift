class Shape {
    let sides: Int
    init(_: Void, _ sides: Int, _: String = "") { self.sides = sides }
    convenience init(_: Int) { self.init((), 4) }
    init?(flag _: Bool, _ sides: Int) { if sides < 3 { return nil }; self.sides = sides }
    func scaled(_: Int, by _: Int) -> Int { sides }
}
class Square: Shape {
    var name = "square"
    override func scaled(_: Int, by n: Int) -> Int { super.scaled(1, by: 2) * n }
}
final class Named: Square {}
print(Square(3).sides, Square((), 5).sides, Named(1).name, Named((), 6, "x").sides)
print(Square(flag: true, 2) == nil, Named(flag: false, 7)?.sides ?? 0, Named(9).scaled(0, by: 3))
// expect: 4 5 square 6
// expect: true 7 12
