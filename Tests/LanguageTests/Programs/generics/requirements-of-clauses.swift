struct Bag<Key, Items: Collection> where Items.Element == Set<Key> { var items: Items }
print(Bag(items: [Set([1])]).items)
func counted<Key, Items: Sequence>(_ items: Items) -> Int where Items.Element == Set<Key> { items.reduce(0) { $0 + $1.count } }
print(counted([Set([1, 2]), Set([3])]))
protocol Fuel {}
struct Diesel: Fuel {}
class Engine<Kind: Fuel> { var kind: Kind; init(kind: Kind) { self.kind = kind } }
class Car<Kind, Motor: Engine<Kind>> { var motor: Motor; init(motor: Motor) { self.motor = motor } }
let car = Car<Diesel, Engine<Diesel>>(motor: Engine(kind: Diesel()))
print(type(of: car), car.motor.kind)
// expect: [Set([1])]
// expect: 3
// expect: Car<Diesel, Engine<Diesel>> Diesel()
