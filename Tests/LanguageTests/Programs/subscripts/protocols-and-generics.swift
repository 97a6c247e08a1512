protocol Indexed { associatedtype Item; subscript(i: Int) -> Item { get set }; var count: Int { get } }
extension Indexed { subscript(safe i: Int) -> Item? { i >= 0 && i < count ? self[i] : nil }
  mutating func swapEnds() { let t = self[0]; self[0] = self[count - 1]; self[count - 1] = t } }
struct Ring<T>: Indexed { private var items: [T]; init(_ items: T...) { self.items = items }
  var count: Int { items.count }
  subscript(i: Int) -> T { get { items[((i % count) + count) % count] } set { items[((i % count) + count) % count] = newValue } } }
var ring = Ring("a", "b", "c")
print(ring[0], ring[4], ring[-1], ring[safe: 5] ?? "none")
ring[3] = "A"
ring[-1] += "!"
ring.swapEnds()
print(ring[0], ring[1], ring[2])
func last<I: Indexed>(_ i: I) -> I.Item { i[i.count - 1] }
print(last(ring))
struct Polynomial { var terms: [Int]
  subscript(power p: Int) -> Int { get { p < terms.count ? terms[p] : 0 } set { while terms.count <= p { terms.append(0) }; terms[p] = newValue } }
  subscript(x: Double) -> Double { terms.reversed().reduce(0) { $0 * x + Double($1) } }
  subscript<T: Numeric>(scaled k: T, _ f: (Int) -> T) -> [T] { terms.map { f($0) * k } } }
var poly = Polynomial(terms: [1, 2])
poly[power: 3] = 4
print(poly.terms, poly[2.0], poly[scaled: 0.5, Double.init])
extension Dictionary where Value == Int { subscript(total keys: Key...) -> Int { keys.reduce(0) { $0 + (self[$1] ?? 0) } } }
print(["a": 1, "b": 2][total: "a", "b", "c"])
// expect: a b c none
// expect: c! b A
// expect: A
// expect: [1, 2, 0, 4] 37.0 [0.5, 1.0, 0.0, 2.0]
// expect: 3
