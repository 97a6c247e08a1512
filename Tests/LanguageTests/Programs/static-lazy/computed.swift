struct Circle {
  var radius: Double
  var diameter: Double { get { radius * 2 } set { radius = newValue / 2 } }
  var area: Double { 3 * radius * radius }
  static var unit: Circle { Circle(radius: 1) }
  static private(set) var count = 0
  static func make(_ r: Double) -> Circle { count += 1; return Circle(radius: r) }
}
var c = Circle.make(2)
c.diameter = 10
c.diameter += 2
print(c.radius, c.area, Circle.unit.area, Circle.count)
enum Config { static let name = "app"; static var debug = false; static let all = [name, "\(debug)"] }
Config.debug = true
print(Config.all, Config.debug)
class Cache { lazy var table: [Int: Int] = { print("filled"); return [1: 1] }(); lazy var doubled = table.mapValues { $0 * 2 } }
let cache = Cache()
print("made")
print(cache.doubled, cache.table)
cache.table[2] = 4
print(cache.doubled.count, cache.table.count)
// expect: 6.0 108.0 3.0 1
// expect: ["app", "true"] true
// expect: made
// expect: filled
// expect: [1: 2] [1: 1]
// expect: 1 2
