// What generic parameters are asked for may be declared further down, as may superclasses and protocols of protocols.
struct Matrix<T: Number> {
  var values: [T]
  init(size: Int, initialValue: T = T.zero) { values = Array(repeating: initialValue, count: size) }
  static func + (a: Matrix<T>, b: Matrix<T>) -> Matrix<T> {
    var sum = Matrix<T>(size: a.values.count)
    for index in a.values.indices { sum.values[index] = a.values[index] + b.values[index] }
    return sum
  }
}
class Shelf<Item: Thing>: Keeper {
  var items: [Item] = []
  func weight() -> Int { items.reduce(0) { $0 + $1.weight } }
}
enum Choice<Left: Named, Right: Named> {
  case left(Left), right(Right)
  var name: String {
    switch self {
    case .left(let value): value.name
    case .right(let value): value.name
    }
  }
}
protocol Number: Addable { static var zero: Self { get } }
protocol Addable { static func + (a: Self, b: Self) -> Self }
extension Int: Number { static var zero: Int { 0 } }
extension Array where Element: Number { func sum() -> Element { reduce(Element.zero) { $0 + $1 } } }
class Keeper { let place = "hall" }
class Thing {
  let weight: Int
  required init(weight: Int) { self.weight = weight }
  func heavier(than other: Thing) -> Thing? { weight > other.weight ? self : other }
}
final class Book: Thing, Named { var name: String { "book of \(weight)" } }
struct Cat: Named { let name: String }
protocol Named { var name: String { get } }

print((Matrix<Int>(size: 2) + Matrix(size: 2, initialValue: 3)).values.sum())
let shelf = Shelf<Book>()
shelf.items = [Book(weight: 2), Book(weight: 3)]
print(shelf.weight(), shelf.place, Choice<Book, Cat>.left(shelf.items[0]).name, Choice<Book, Cat>.right(Cat(name: "Tom")).name)

class Scale: Thing {
  override func heavier(than other: Thing?) -> Thing { other ?? self }
}
let scale: Thing = Scale(weight: 1)
print(scale.heavier(than: Thing(weight: 9))!.weight, Scale(weight: 4).heavier(than: nil).weight)
print([3, 4, 5].index(where: { $0 > 3 }) as Any)
// expect: 6
// expect: 5 hall book of 2 Tom
// expect: 9 4
// expect: Optional(1)
