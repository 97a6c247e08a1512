enum Plant { case clover, grass, radish }
func same<T: Equatable>(_ a: T, _ b: T) -> String { "\(a) \(b) \(a == b)" }
func later<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) rethrows -> String {
  let (x, y) = (try a(), try b())
  return "\(x) \(y) \(x == y)"
}
let plants: [Plant] = [.clover, .grass]
let plant: Plant? = .grass
print(same([.clover, .grass], plants))
print(same(plants, [.grass]))
print(later([.clover], [plant]))
print(later([[.radish]], [plants]))
print(later(["a": .grass], ["a": Plant.grass]))
print(later(true ? .grass : .clover, plants[0]))
print(same(["b": [.grass]], ["b": plants]))
struct Ratio: Equatable {
  var n: Int, d: Int
  init(_ n: Int, _ d: Int) { (self.n, self.d) = (n, d) }
  static let half = Ratio(1, 2)
  static func whole(_ n: Int) -> Ratio { Ratio(n, 1) }
  static func / (a: Ratio, b: Int) -> Ratio { Ratio(a.n, a.d * b) }
  static func + (a: Ratio, b: Ratio) -> Ratio { Ratio(a.n * b.d + b.n * a.d, a.d * b.d) }
}
let count = 2
let first: Ratio = .init(3, 1) / count
let second: Ratio = .init(3, 1) / 2
let third: Ratio = .whole(3) / count + .half
let fourth: Ratio = (.init(1, 2) + .half) / 2
print(first, second, third, fourth, first == .init(3, 2))
// expect: [main.Plant.clover, main.Plant.grass] [main.Plant.clover, main.Plant.grass] true
// expect: [main.Plant.clover, main.Plant.grass] [main.Plant.grass] false
// expect: [Optional(main.Plant.clover)] [Optional(main.Plant.grass)] false
// expect: [[main.Plant.radish]] [[main.Plant.clover, main.Plant.grass]] false
// expect: ["a": main.Plant.grass] ["a": main.Plant.grass] true
// expect: grass clover false
// expect: ["b": [main.Plant.grass]] ["b": [main.Plant.clover, main.Plant.grass]] false
// expect: Ratio(n: 3, d: 2) Ratio(n: 3, d: 2) Ratio(n: 8, d: 4) Ratio(n: 4, d: 8) true
