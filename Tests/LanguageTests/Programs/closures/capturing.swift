var total = 0
let add = { (n: Int) in total += n }
add(3)
total *= 10
add(1)
print(total)
var x = 1
let byValue = { [x] in x }
let byReference = { x }
let renamed = { [y = x * 100] in y }
x = 2
print(byValue(), byReference(), renamed())
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
let a = makeCounter(), b = makeCounter()
print(a(), a(), b(), a())
var fs: [() -> Int] = []
for i in 0..<3 { var j = i * 10; fs.append { j += 1; return j } }
print(fs.map { $0() }, fs.map { $0() })
struct S { var v = 1; mutating func change() -> () -> Int { v += 1; let copy = self; return { copy.v } } }
var s = S()
let f = s.change()
s.v = 50
print(f(), s.v)
class Node { var value: Int; var onChange: (() -> Void)?
  init(_ v: Int) { value = v }
  func strong() -> () -> Int { { self.value } }
  func weakly() -> () -> Int? { { [weak self] in self?.value } }
  func unwrapped() -> () -> String { { [weak self] in guard let self else { return "gone" }; return "value \(value)" } }
  deinit { print("deinit", value) } }
var node: Node? = Node(1)
let strong = node!.strong(), weakly = node!.weakly(), unwrapped = node!.unwrapped()
node!.value = 5
print(strong(), weakly() as Any, unwrapped())
node = nil
print(weakly() as Any)
do {
  let other = Node(9)
  let w = other.weakly(), u = other.unwrapped()
  other.onChange = { [unowned other] in print("changed", other.value) }
  other.onChange?()
  print(w() ?? -1, u())
}
func escape(_ store: inout [() -> Void], _ body: @escaping () -> Void) { store.append(body) }
var stored: [() -> Void] = []
var word = "a"
escape(&stored) { word += "b"; print(word) }
word = "z"
stored.forEach { $0() }
stored.forEach { $0() }
func memoize<A: Hashable, R>(_ f: @escaping (A) -> R) -> (A) -> R { var cache: [A: R] = [:]; return { if let r = cache[$0] { return r }; let r = f($0); cache[$0] = r; return r } }
let slow = memoize { (n: Int) -> Int in print("computing", n); return n * n }
print(slow(4), slow(4))
func recursive() -> (Int) -> Int { var fact: ((Int) -> Int)!; fact = { $0 < 2 ? 1 : $0 * fact($0 - 1) }; return fact }
print(recursive()(5))
// expect: 31
// expect: 1 2 100
// expect: 1 2 1 3
// expect: [1, 11, 21] [2, 12, 22]
// expect: 2 50
// expect: 5 Optional(5) value 5
// expect: Optional(5)
// expect: changed 9
// expect: 9 value 9
// expect: deinit 9
// expect: zb
// expect: zbb
// expect: computing 4
// expect: 16 16
// expect: 120
