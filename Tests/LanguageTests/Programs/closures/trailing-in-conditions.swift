struct Ticket { var price: Int }
let tickets = [Ticket(price: 3), Ticket(price: 7), Ticket(price: 5)]

if let dearest = tickets.reduce(nil as Ticket?) { best, ticket in
  guard let best else { return ticket }
  return best.price > ticket.price ? best : ticket
} {
  print(dearest.price)
}

func count(_ limit: Int, where isSo: (Int) -> Bool) -> Int { (0..<limit).filter(isSo).count }
if count(10) { $0 % 3 == 0 } == 4, count(4) { $0 > 1 } > 1 { print("both") }
guard let sum = tickets.first.map({ $0.price }), count(sum) { $0 > 0 } == 2 else { fatalError() }
print(sum)
// expect: 7
// expect: both
// expect: 3
