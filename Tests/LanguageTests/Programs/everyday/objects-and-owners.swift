import Foundation
import Observation
@Observable final class Cart {
  var items: [Item] = []
  var coupon: String?
  @ObservationIgnored var log: [String] = []
  struct Item: Identifiable, Hashable { let id: Int; var name: String; var price: Double; var quantity = 1 }
  var subtotal: Double { items.reduce(0) { $0 + $1.price * Double($1.quantity) } }
  var total: Double { coupon == "HALF" ? subtotal / 2 : subtotal }
  func add(_ name: String, _ price: Double) { if let i = items.firstIndex(where: { $0.name == name }) { items[i].quantity += 1 } else { items.append(Item(id: items.count, name: name, price: price)) } }
  subscript(name: String) -> Item? { get { items.first { $0.name == name } } set { items.removeAll { $0.name == name }; if let newValue { items.append(newValue) } } }
}
let cart = Cart()
func track(_ what: String, _ read: () -> Void) { withObservationTracking(read) { cart.log.append(what) } }
track("total") { _ = cart.total }
cart.add("tea", 2.5)
print(cart.log, cart.total)
track("coupon") { _ = cart.coupon }
cart.add("tea", 2.5); cart.add("jam", 4)
print(cart.log)
cart.coupon = "HALF"
print(cart.log, cart.total, cart["tea"]?.quantity ?? 0)
cart["tea"]?.quantity = 5; cart["jam"] = nil
print(cart.items.map { "\($0.name)x\($0.quantity)" }, cart.subtotal)
final class Weak<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
class Parent { let name: String; var children: [Child] = []; init(_ n: String) { name = n }; deinit { print("deinit", name) }; func adopt(_ n: String) -> Child { let c = Child(n, self); children.append(c); return c } }
class Child { let name: String; unowned let parent: Parent; lazy var greeting: String = { [unowned self] in "\(name) of \(parent.name)" }(); init(_ n: String, _ p: Parent) { name = n; parent = p }; deinit { print("deinit child", name) } }
var p: Parent? = Parent("P"); let w = Weak(p!); _ = p!.adopt("A"); print(p!.adopt("B").greeting, w.value?.children.count ?? -1); p = nil; print(w.value == nil)
class Timer2 { var tick: (() -> Void)?; var n = 0; func start() { tick = { [weak self] in guard let self else { print("gone"); return }; n += 1; print("tick", n) } }; deinit { print("timer gone") } }
var t: Timer2? = Timer2(); t!.start(); let f = t!.tick!; f(); t = nil; f()
protocol Delegate: AnyObject { func did(_ s: String) }
extension Delegate { func did(_ s: String) { print("default", s) } }
final class Screen: Delegate { var got: [String] = []; func did(_ s: String) { got.append(s) } }
final class Quiet: Delegate {}
struct Worker { weak var delegate: (any Delegate)?; func work() { delegate?.did("w") } }
let screen = Screen(); var worker = Worker(delegate: screen); worker.work(); print(screen.got); worker.delegate = Quiet(); worker.work(); let q = Quiet(); worker.delegate = q; worker.work()
class Animal { var sound: String { "..." }; class func make() -> Self { self.init() }; required init() {}; func speak(times: Int = 1) -> String { Array(repeating: sound, count: times).joined(separator: " ") } }
class Dog: Animal { override var sound: String { "woof" }; var tricks = ["sit"] { didSet { print("tricks", oldValue.count, "->", tricks.count) } } }
final class Puppy: Dog { override var sound: String { super.sound.uppercased() + "!" }; override func speak(times: Int = 2) -> String { "tiny " + super.speak(times: times) } }
let dogs: [Animal] = [Animal(), Dog.make(), Puppy.make()]; print(dogs.map { $0.speak() }, dogs.compactMap { $0 as? Dog }.count, type(of: dogs[2]), dogs[2] is Dog, (dogs[1] as? Puppy) == nil)
(dogs[2] as! Dog).tricks += ["roll", "beg"]; if let d = dogs[1] as? Dog { d.tricks.removeAll() }
let a = dogs[1], b = dogs[1]; print(a === b, ObjectIdentifier(a) == ObjectIdentifier(dogs[0]))
struct Cow { final class Storage { var v: [Int]; init(_ v: [Int]) { self.v = v } }; private var s = Storage([]); var values: [Int] { get { s.v } set { if !isKnownUniquelyReferenced(&s) { print("copy"); s = Storage(newValue) } else { s.v = newValue } } } }
var c1 = Cow(); c1.values.append(1); var c2 = c1; c2.values.append(2); print(c1.values, c2.values)
// expect: ["total"] 2.5
// expect: ["total"]
// expect: ["total", "coupon"] 4.5 2
// expect: ["teax5"] 12.5
// expect: B of P 2
// expect: deinit P
// expect: deinit child A
// expect: deinit child B
// expect: true
// expect: tick 1
// expect: timer gone
// expect: gone
// expect: ["w"]
// expect: default w
// expect: ["...", "woof", "tiny WOOF!"] 2 Puppy true true
// expect: tricks 1 -> 3
// expect: tricks 1 -> 0
// expect: true false
// expect: copy
// expect: [1] [1, 2]
