final class Logger {
  static let shared = Logger()
  private init() {}
  private var lines: [String] = []
  lazy var header: String = { print("building header"); return "== log ==" }()
  func log(_ line: String) { lines.append(line) }
  func dump() -> String { ([header] + lines).joined(separator: "\n") }
}
Logger.shared.log("one")
let alias = Logger.shared
alias.log("two")
print(Logger.shared.dump())
print(alias.dump() == Logger.shared.dump(), alias === Logger.shared)
struct Temperature {
  static let boiling = Temperature(celsius: 100), freezing = Temperature(celsius: 0)
  static func average(_ items: Temperature...) -> Temperature { Temperature(celsius: items.map(\.celsius).reduce(0, +) / Double(items.count)) }
  var celsius: Double
  lazy var fahrenheit = celsius * 9 / 5 + 32
}
var t = Temperature.average(.boiling, .freezing)
print(t.celsius, t.fahrenheit)
t.celsius = 0
print(t.fahrenheit)
var other = Temperature(celsius: 10)
print(other.fahrenheit)
// expect: building header
// expect: == log ==
// expect: one
// expect: two
// expect: true true
// expect: 50.0 122.0
// expect: 122.0
// expect: 50.0
