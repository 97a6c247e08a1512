enum Discount {
  case none
  case percent(Int)
  case fixed(Int)

  func applied(to cents: Int) -> Int {
    switch self {
    case .none: cents
    case .percent(let part): cents - cents * part / 100
    case .fixed(let amount): max(0, cents - amount)
    }
  }
}

struct Line {
  let customer: String
  let cents: Int
  let discount: Discount

  var total: Int { discount.applied(to: cents) }
}

func parsed(_ text: String) -> Line? {
  let parts = text.split(separator: ";")
  guard parts.count >= 2, let cents = Int(parts[1]) else { return nil }
  let customer = String(parts[0])
  guard parts.count == 3 else { return Line(customer: customer, cents: cents, discount: .none) }
  let written = parts[2]
  let discount: Discount? =
    written.hasSuffix("%") ? Int(written.dropLast()).map { .percent($0) } : Int(written).map { .fixed($0) }
  return discount.map { Line(customer: customer, cents: cents, discount: $0) }
}

var texts: [String] = []
for number in 0..<30_000 {
  let customer = "customer \(number * 7919 % 211)"
  let cents = number * 37 % 9973
  switch number % 4 {
  case 0: texts.append("\(customer);\(cents)")
  case 1: texts.append("\(customer);\(cents);\(number % 50)%")
  case 2: texts.append("\(customer);\(cents);\(number % 900)")
  default: texts.append("\(customer);?\(cents)")
  }
}

let lines = texts.compactMap(parsed)
let totals = Dictionary(grouping: lines, by: \.customer).mapValues { $0.reduce(0) { $0 + $1.total } }
let best = totals.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3)
for (customer, cents) in best { print("\(customer): \(cents / 100).\(cents % 100)") }
print(lines.count, totals.count)
