import Foundation
struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  static let zero = Money(cents: 0)
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { .init(cents: a.cents - b.cents) }
  static func * (a: Money, b: Double) -> Money { .init(cents: Int((Double(a.cents) * b).rounded())) }
  static prefix func - (a: Money) -> Money { zero - a }
  var description: String { String(format: "%@$%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
enum Kind: String, CaseIterable, Codable { case food, rent, fun; var symbol: Character { rawValue.first! } }
struct Expense: Identifiable { let id = UUID(); var name: String; var amount: Money; var kind: Kind; var date: Date }
let calendar: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(secondsFromGMT: 0)!; c.locale = Locale(identifier: "en_US"); return c }()
func day(_ y: Int, _ m: Int, _ d: Int) -> Date { calendar.date(from: DateComponents(year: y, month: m, day: d, hour: 12))! }
let expenses = [
  Expense(name: "Bread", amount: Money(cents: 450), kind: .food, date: day(2024, 1, 31)),
  Expense(name: "Flat", amount: 900, kind: .rent, date: day(2024, 2, 1)),
  Expense(name: "Cinema", amount: Money(cents: 1299), kind: .fun, date: day(2024, 2, 29)),
  Expense(name: "Cake", amount: 7, kind: .food, date: day(2024, 2, 14)),
]
let f = DateFormatter()
f.calendar = calendar; f.timeZone = calendar.timeZone; f.locale = calendar.locale
f.dateFormat = "MMM yyyy"
let byMonth = Dictionary(grouping: expenses, by: { f.string(from: $0.date) })
for (month, list) in byMonth.sorted(by: { $0.value[0].date < $1.value[0].date }) {
  print(month.padding(toLength: 10, withPad: ".", startingAt: 0), list.map(\.amount).sum(), list.map { $0.kind.symbol })
}
let totals = expenses.reduce(into: [Kind: Money]()) { $0[$1.kind, default: .zero] += $1.amount }
for kind in Kind.allCases { print(kind.rawValue.capitalized, totals[kind] ?? 0, terminator: kind == .fun ? "\n" : "; ") }
let (cheap, dear) = expenses.reduce(into: ([String](), [String]())) { $1.amount < 10 ? $0.0.append($1.name) : $0.1.append($1.name) }
print(cheap, dear, expenses.map(\.amount).max()!, -expenses[0].amount, expenses[0].amount * 1.1)
print(expenses.sorted { ($0.kind.rawValue, $0.amount) < ($1.kind.rawValue, $1.amount) }.map(\.name))
let c = calendar.dateComponents([.month, .day], from: expenses[0].date, to: expenses[2].date)
print(c.month!, c.day!, calendar.isDate(expenses[1].date, equalTo: expenses[3].date, toGranularity: .month))
let next = calendar.date(byAdding: .month, value: 1, to: expenses[0].date)!
print(f.string(from: next), calendar.component(.day, from: next), calendar.range(of: .day, in: .month, for: next)!.count)
f.dateStyle = .medium; f.timeStyle = .short
print(f.string(from: expenses[1].date))
print(expenses[2].date.formatted(.iso8601), calendar.startOfDay(for: expenses[2].date).timeIntervalSince1970)
let week = calendar.dateInterval(of: .weekOfYear, for: day(2024, 2, 14))!
print(Int(week.duration / 86_400), calendar.component(.weekday, from: week.start), calendar.shortWeekdaySymbols[calendar.component(.weekday, from: day(2024, 2, 14)) - 1])
print(1234567.891.formatted(.number.precision(.fractionLength(1))), 0.256.formatted(.percent), 42.formatted(.number.grouping(.never)), (-5).formatted())
// expect: Jan 2024.. $4.50 ["f"]
// expect: Feb 2024.. $919.99 ["r", "f", "f"]
// expect: Food $11.50; Rent $900.00; Fun $12.99
// expect: ["Bread", "Cake"] ["Flat", "Cinema"] $900.00 -$4.50 $4.95
// expect: ["Bread", "Cake", "Cinema", "Flat"]
// expect: 1 0 true
// expect: Feb 2024 29 29
// expect: Feb 1, 2024 at 12:00 PM
// expect: 2024-02-29T12:00:00Z 1709164800.0
// expect: 7 1 Wed
// expect: 1,234,567.9 25.6% 42 -5
