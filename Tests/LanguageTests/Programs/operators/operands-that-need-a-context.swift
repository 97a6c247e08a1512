// Implicit members and literals as operands of the program's own operators.

postfix operator *

struct Pattern {
  var text: String
  static let digit = Pattern(text: "d")
  static func any(_ text: String) -> Pattern { Pattern(text: text) }
  static postfix func * (pattern: Pattern) -> Pattern { Pattern(text: pattern.text + "*") }
}
func text(_ pattern: Pattern) -> String { pattern.text }
print(text(.any("x")*), text(.digit*))

enum Team: CaseIterable {
  case red, blue
  static prefix func ! (team: Team) -> [Team] { allCases.filter { $0 != team } }
}
print((!.blue).count, !.red)

enum Method: String {
  case get, post
  static func * (method: Method, path: [String]) -> String { method.rawValue + " " + path.joined(separator: "/") }
}
func / (first: String, second: String) -> [String] { [first, second] }
print(.get * ("users" / "all"))

struct Chance: ExpressibleByFloatLiteral {
  let value: Double
  init(floatLiteral value: Double) { self.value = value }
  static func && (a: Chance, b: Chance) -> Chance { Chance(floatLiteral: a.value * b.value) }
}
let rain: Chance = 0.5
print((0.5 && rain).value, (rain && 0.25).value)

struct Signal<Value> {
  var value: Value
  static func > (signal: Signal, value: Value) -> Signal<Bool> where Value: Comparable {
    Signal<Bool>(value: signal.value > value)
  }
}
extension Signal: ExpressibleByIntegerLiteral where Value == Int {
  init(integerLiteral value: Int) { self.value = value }
}
let level = Signal(value: 2)
print((level > 1).value)

struct Tag: ExpressibleByStringLiteral {
  var name: String
  init(stringLiteral value: String) { name = value }
  static let hot: Tag = "hot"
}
struct Collector<Item> {
  var items: [Item] = []
  static func += (collector: inout Collector, items: [Item]) { collector.items += items }
}
var tags = Collector<Tag>()
tags += ["new", .hot]
print(tags.items.map(\.name))

struct List: Sequence, ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral items: Int...) { self.items = items }
  func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
  static func + (a: List, b: List) -> List {
    var sum = a
    sum.items += b.items
    return sum
  }
}
let list: List = [1, 2]
print(type(of: [0] + list), ([0] + list).items, (list + [3]).items)

struct Complex {
  var re = 0.0, im = 0.0
  static let i = Complex(im: 1)
  static func * (a: Complex, b: Complex) -> Complex {
    Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
}
print(.i * .i)

enum Side { case left, right }
let side: Side? = .right
func first<Value>(_ values: [Value]) -> Value? { values.first }
func value<Value>(_ values: [String: Value], _ key: String) -> Value? { values[key] }
print(first([.left, side])!!, value(["a": .left, "b": side], "b")!!)

struct Money {
  var cents: Int
  static let dollar = Money(cents: 100)
  static prefix func - (money: Money) -> Money { Money(cents: -money.cents) }
  static func * (count: Int, money: Money) -> Money { Money(cents: money.cents * count) }
  static func * (money: Money, count: Int) -> [Money] { Array(repeating: money, count: count) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
let count = 3, purse = Money(cents: 500)
let price: Money = count * .dollar
print(price.cents, (purse - count * .dollar).cents)
let coins: [Money] = .dollar * 2
let debts: [Money] = -.dollar * count
print(coins.count, debts.map(\.cents))
struct Card {
  static let ace = Card()
  static func + (hand: [Card], card: Card) -> [Card] {
    var all = hand
    all.append(card)
    return all
  }
}
let hand = [Card()]
print((hand + .ace).count)
// expect: x* d*
// expect: 1 [main.Team.blue]
// expect: get users/all
// expect: 0.25 0.125
// expect: true
// expect: ["new", "hot"]
// expect: List [0, 1, 2] [1, 2, 3]
// expect: Complex(re: -1.0, im: 0.0)
// expect: left right
// expect: 300 200
// expect: 2 [-100, -100, -100]
// expect: 2
