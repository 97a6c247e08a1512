protocol Priced {
  var price: Int { get }
}

extension Priced {
  func price(discount percent: Int) -> Int { price - price * percent / 100 }
}

enum Category: String, CaseIterable {
  case food, tools, books, toys
}

struct Product: Priced, Hashable, Identifiable {
  let id: Int
  var name: String
  var category: Category
  var price: Int
}

struct Line: Priced {
  var product: Product
  var quantity: Int
  var price: Int { product.price * quantity }
}

enum Event {
  case received(Int, quantity: Int)
  case sold(Int, quantity: Int)
  case repriced(Int, to: Int)
}

struct Inventory {
  private var lines: [Product.ID: Line] = [:]
  private(set) var refused = 0
  private(set) var income = 0

  mutating func add(_ product: Product) { lines[product.id] = Line(product: product, quantity: 0) }

  mutating func apply(_ event: Event) {
    switch event {
    case .received(let id, let quantity):
      lines[id]?.quantity += quantity
    case .sold(let id, let quantity) where (lines[id]?.quantity ?? 0) >= quantity:
      lines[id]?.quantity -= quantity
      let percent = quantity > 3 ? 10 : 0
      income += (lines[id]?.product.price(discount: percent) ?? 0) * quantity
    case .sold:
      refused += 1
    case .repriced(let id, let price):
      lines[id]?.product.price = price
    }
  }

  func value(of category: Category) -> Int {
    lines.values.filter { $0.product.category == category }.map(\.price).reduce(0, +)
  }

  var mostValuable: Line? {
    lines.values.max { ($0.price, $0.product.id) < ($1.price, $1.product.id) }
  }
}

struct Draws {
  private var seed = 3

  mutating func next(_ bound: Int) -> Int {
    seed = (seed * 4093 + 977) % 131_071
    return seed % bound
  }
}

var draws = Draws()
var inventory = Inventory()
for id in 0..<200 {
  inventory.add(Product(id: id, name: "p\(id)", category: Category.allCases[id % 4], price: 100 + draws.next(900)))
}
for step in 0..<80_000 {
  let id = draws.next(201)
  switch draws.next(5) {
  case 0, 1: inventory.apply(.received(id, quantity: 1 + draws.next(6)))
  case 2, 3: inventory.apply(.sold(id, quantity: 1 + draws.next(6)))
  default: inventory.apply(.repriced(id, to: 100 + draws.next(900)))
  }
  if step % 2_000 == 0, let best = inventory.mostValuable {
    let values = Category.allCases.map { "\($0.rawValue) \(inventory.value(of: $0))" }
    if step % 20_000 == 0 { print(best.product.name, best.price, values.joined(separator: ", ")) }
  }
}
print(inventory.income, inventory.refused)
