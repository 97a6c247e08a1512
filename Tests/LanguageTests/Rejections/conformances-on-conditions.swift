import Foundation

struct Item { var price = 1 }
protocol Priced {}
protocol Rated {}
struct Box<Content> { var content: Content }
extension Box: Priced where Content: Priced {}
struct Shelf<Content> { var content: Content }
extension Shelf: Priced where Content: Rated {}

struct Shop: Priced {
  struct Counter {}
  func sell<Ware: Priced>(_ ware: Ware) {}
  static func price<Ware: Priced>(_ ware: Ware, times: Int) {}
  init() {}
  init<Ware: Priced>(_ ware: Ware) {}
}
extension Shop {
  func show<Ware: Priced>(_ ware: Ware) {}
  init<Ware: Priced>(showing ware: Ware) { self.init() }
}
extension Shop.Counter {
  static func weigh<Ware: Priced>(_ ware: Ware, on scale: Int) {}
}
class Stand { func sell<Ware: Priced>(_ ware: Ware) {} }
struct Store<Place> {
  func sell<Ware: Priced>(_ ware: Ware) {}
  static func price<Ware: Priced>(_ ware: Ware) {}
  func sellAll<Wares: Sequence>(_ wares: Wares) where Wares.Element: Priced {}
}
enum Sale { case open; init<Ware: Priced>(_ ware: Ware) { self = .open } }
extension Sequence where Element: Priced { func bill() {} }
extension Sequence {
  func add<Ware: Priced>(_ ware: Ware) {}
  func charge() where Element: Priced {}
}
extension Box where Content: Priced { func open() {} }

func total<Ware: Priced>(_ ware: Ware) {}
func totals<Ware: Priced>(_ wares: [Ware]) {}
func sum<Wares: Sequence>(_ wares: Wares) where Wares.Element: Priced {}
func save<Value: Encodable>(_ value: Value) {}

let box = Box(content: Item())
total(box)
total(Box(content: Shelf(content: Item())))
totals([box])
sum([box])
sum([Item()])
save([Item()])
save(Optional(Item()))
Shop().sell(box)
Shop.price(box, times: 2)
_ = Shop(box)
_ = Shop(showing: box)
Shop().show(Box(content: [Item()]))
Shop().show(Shelf(content: Item()))
Shop.Counter.weigh(box, on: 1)
Stand().sell(Box(content: box))
Store<Int>().sell(box)
Store<Int>.price(box)
Store<Int>().sellAll([box])
Store<Int>().sellAll([Item()])
_ = Sale(box)
[box].bill()
[1].add(box)
[box].charge()
Box(content: box).open()
func several(_ stand: Stand) {
  func local<Ware: Priced>(_ ware: Ware) {}
  local(Item())
  stand.sell([1])
}
let known = [[Item()]].contains([Item()])
let prices = [[Item()]: 1]
func write(_ items: [Item]) throws -> Data { try JSONEncoder().encode(items) }
func read(_ data: Data) throws -> [String: Item] { try JSONDecoder().decode([String: Item].self, from: data) }
struct Product { enum Category { case food, toys } }
for category in Product.Category { print(category) }
// expect error 45:1: global function 'total' requires that 'Item' conform to 'Priced'
// expect error 46:1: global function 'total' requires that 'Item' conform to 'Rated'
// expect error 47:1: global function 'totals' requires that 'Item' conform to 'Priced'
// expect error 48:1: global function 'sum' requires that 'Item' conform to 'Priced'
// expect error 49:1: global function 'sum' requires that 'Item' conform to 'Priced'
// expect error 50:1: global function 'save' requires that 'Item' conform to 'Encodable'
// expect error 51:1: global function 'save' requires that 'Item' conform to 'Encodable'
// expect error 52:8: struct 'Shop' requires that 'Item' conform to 'Priced'
// expect error 53:6: struct 'Shop' requires that 'Item' conform to 'Priced'
// expect error 54:5: struct 'Shop' requires that 'Item' conform to 'Priced'
// expect error 55:5: initializer 'init(showing:)' requires that 'Item' conform to 'Priced'
// expect error 56:8: referencing instance method 'show' on 'Box' requires that '[Item]' conform to 'Priced'
// expect error 57:8: referencing instance method 'show' on 'Shelf' requires that 'Item' conform to 'Rated'
// expect error 58:14: referencing static method 'weigh(_:on:)' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 59:9: class 'Stand' requires that 'Item' conform to 'Priced'
// expect error 60:14: referencing instance method 'sell' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 61:12: referencing static method 'price' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 62:14: referencing instance method 'sellAll' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 63:14: instance method 'sellAll' requires that 'Item' conform to 'Priced'
// expect error 64:5: enum 'Sale' requires that 'Item' conform to 'Priced'
// expect error 65:7: referencing instance method 'bill()' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 66:5: referencing instance method 'add' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 67:7: referencing instance method 'charge()' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 68:19: referencing instance method 'open()' on 'Box' requires that 'Item' conform to 'Priced'
// expect error 71:3: local function 'local' requires that 'Item' conform to 'Priced'
// expect error 72:9: instance method 'sell' requires that '[Int]' conform to 'Priced'
// expect error 74:24: referencing instance method 'contains' on 'Array' requires that 'Item' conform to 'Equatable'
// expect error 75:14: generic struct 'Dictionary' requires that 'Item' conform to 'Hashable'
// expect error 76:64: class 'JSONEncoder' requires that 'Item' conform to 'Encodable'
// expect error 77:70: class 'JSONDecoder' requires that 'Item' conform to 'Decodable'
// expect error 79:17: for-in loop requires 'Product.Category.Type' to conform to 'Sequence'
