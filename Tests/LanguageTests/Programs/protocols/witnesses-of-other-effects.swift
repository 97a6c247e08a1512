protocol Parsed { init?(number: Int) }
final class Item: Parsed {
  let number: Int
  required init(number: Int) { self.number = number }
}
struct Value: Parsed {
  let number: Int
  init(number: Int) { self.number = number }
}
struct Positive: Parsed {
  let number: Int
  init?(number: Int) {
    if number < 0 { return nil }
    self.number = number
  }
}
func make<T: Parsed>(_ type: T.Type, _ number: Int) -> T? { type.init(number: number) }
print(Item(number: 1).number, Value(number: 2), Positive(number: -3) as Any)
print(make(Positive.self, 4)?.number as Any)
protocol Source { func next() async -> Int }
class Slow: Source { func next() async -> Int { 12 } }
class Quick: Slow { func next() -> Int { 120 } }
func now(_ source: Quick) -> Int { source.next() }
let quick = Quick()
print(now(quick), await (quick as Slow).next())
// expect: 1 Value(number: 2) nil
// expect: Optional(4)
// expect: 120 12
