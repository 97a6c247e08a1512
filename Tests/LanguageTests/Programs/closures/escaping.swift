final class Bus {
  private var handlers: [String: [(String) -> Void]] = [:]
  func on(_ name: String, _ handler: @escaping (String) -> Void) { handlers[name, default: []].append(handler) }
  func send(_ name: String, _ text: String) { handlers[name]?.forEach { $0(text) } }
}
class Screen {
  var log: [String] = []
  let bus: Bus
  init(_ bus: Bus) { self.bus = bus; bus.on("a") { [weak self] in self?.log.append($0) }; bus.on("a") { [unowned self] text in log.append(text.uppercased()) } }
}
let bus = Bus()
let screen = Screen(bus)
bus.send("a", "x"); bus.send("b", "y"); bus.send("a", "z")
print(screen.log)
typealias Step = (inout [Int]) -> Void
let steps: [Step] = [{ $0.append(1) }, { $0 = $0.map { $0 * 3 } }, { l in l.insert(0, at: 0) }]
var list = [5]
for step in steps { step(&list) }
print(list)
let table: [String: (Double, Double) -> Double] = ["+": (+), "max": { max($0, $1) }, "pow": { a, b in (0..<Int(b)).reduce(1) { r, _ in r * a } }]
print(table.keys.sorted().map { table[$0]!(2, 3) })
// expect: ["x", "X", "z", "Z"]
// expect: [0, 15, 3]
// expect: [5.0, 3.0, 8.0]
