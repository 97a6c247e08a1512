// generic, nested, extension, protocol, enum payload, closures
struct Box<T>: ~Copyable {
  private let p: UnsafeMutablePointer<T>
  init(_ v: T) { p = .allocate(capacity: 1); p.initialize(to: v) }
  var value: T { get { p.pointee } nonmutating set { p.pointee = newValue } }
  deinit { print("free", p.pointee); p.deinitialize(count: 1); p.deallocate() }
}
do {
  let b = Box(5)
  b.value += 1
  print(b.value)
  let c = Box("text")
  print(c.value)
}
protocol Closing: ~Copyable { consuming func close(); var name: String { get } }
struct Door: ~Copyable, Closing {
  let name: String
  consuming func close() { print("close", name) }
  deinit { print("gone", name) }
}
func shut<T: Closing & ~Copyable>(_ t: consuming T) { print("shut", t.name); t.close() }
do { let d = Door(name: "front"); shut(d); print("shut done") }
enum State: ~Copyable { case open(Door), shut
  consuming func next() -> State {
    switch consume self {
    case .open(let d): d.close(); return .shut
    case .shut: return .open(Door(name: "new"))
    }
  }
}
do {
  let s = State.open(Door(name: "a"))
  let t = s.next()
  let u = t.next()
  switch u { case .open: print("open"); case .shut: print("shut") }
}
struct Stack: ~Copyable {
  private var items: [Int] = []
  mutating func push(_ x: Int) { items.append(x) }
  mutating func pop() -> Int? { items.popLast() }
  var count: Int { items.count }
  deinit { print("stack with", items) }
}
func fill() -> Stack { var s = Stack(); for i in 1...3 { s.push(i) }; return s }
func run() {
  var s = fill()
  let x = s.pop()!
  print(x, s.count)
  defer { print("deferred", s.count) }
  withStack(&s) { $0.push(9) }
  print("end")
}
func withStack(_ s: inout Stack, _ body: (inout Stack) -> Void) { body(&s) }
run()
final class Owner {
  var stack = Stack()
  var door: Door?
  init() { door = Door(name: "owned") }
  deinit { print("owner") }
}
func own() {
  let o = Owner()
  o.stack.push(4)
  if o.door != nil { print("has door") }
  o.door = nil
  print("no door", o.stack.count)
}
own()
func maybe(_ n: Int) -> Door? { n > 0 ? Door(name: "m\(n)") : nil }
if let d = maybe(1) { print(d.name) }
if let d = maybe(0) { print(d.name) } else { print("no") }
func use(_ d: borrowing Door) -> Int { d.name.count }
extension Door {
  static func pair() -> (Int, Int) { let a = Door(name: "p1"), b = Door(name: "p2"); return (a.name.count, b.name.count) }
}
print(Door.pair())
struct Lock: ~Copyable { let n: Int; init(n: Int) throws { if n == 0 { throw Err.zero }; self.n = n }; deinit { print("unlock", n) }; enum Err: Error { case zero } }
do { let l = try Lock(n: 1); print("locked", l.n); _ = try Lock(n: 0) } catch { print(error) }
// expect: 6
// expect: text
// expect: free text
// expect: free 6
// expect: shut front
// expect: close front
// expect: gone front
// expect: shut done
// expect: close a
// expect: gone a
// expect: open
// expect: gone new
// expect: 3 2
// expect: end
// expect: deferred 3
// expect: stack with [1, 2, 9]
// expect: has door
// expect: gone owned
// expect: no door 1
// expect: owner
// expect: stack with [4]
// expect: m1
// expect: gone m1
// expect: no
// expect: gone p2
// expect: gone p1
// expect: (2, 2)
// expect: locked 1
// expect: unlock 1
// expect: zero
