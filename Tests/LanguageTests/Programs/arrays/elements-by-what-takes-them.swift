protocol Event {}
struct Opened: Event {}
struct Closed: Event { var code = 3 }
final class Bus {
  var names: [String] = []
  func emit(_ event: any Event) -> Int { names.append("\(event)"); return names.count }
  static func name(_ event: any Event) -> String { "\(type(of: event))" }
}
let bus = Bus()
print([Opened(), Closed()].map(bus.emit), bus.names)
print([Opened(), Closed()].map(Bus.name))
struct Tint: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral text: String) { self.text = text }
  static let red: Tint = "red"
}
print([.red, "#010203"].map { (tint: Tint) in tint.text })
let numbers = [1, 2, 3, 4]
print({ Array(numbers[..<$0]) }(2), { Set([$0, $1]).count }(1, 1), { String($0, radix: $1) }(255, 16))
// expect: [1, 2] ["Opened()", "Closed(code: 3)"]
// expect: ["Opened", "Closed"]
// expect: ["red", "#010203"]
// expect: [1, 2] 1 ff
