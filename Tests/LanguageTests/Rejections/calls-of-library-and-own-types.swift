struct H2: Hashable { var a: Int; func hash(into hasher: inout Hasher) { hasher.add(a); hasher.combine(a, 1) } }
struct I10: IteratorProtocol { var n = 0; mutating func next() -> Int { n += 1; return n } }
func f() { try { print("a") } }
func g() { do { try { print("a") } } catch { print(error) } }
let xs: Array = [1, "a"]
enum VE: Error { case empty }
func x49(_ r: Result<Int, VE>) { print(r.value) }
class S { func get<T>(_ k: String) -> T? { nil } ; func all<T>() -> [T] { [] } }
class C { init(x: Int) { } ; convenience init() { self.init(x: 1) } }
class D: C { init(z: Int) { super.init() } }
@propertyWrapper struct W { private(set) var wrappedValue: Int }
struct SS { @W var x = 1 }
var s = SS()
indirect enum Tree<T: Comparable> { case leaf, node(Tree<T>, T, Tree<T>); var depth: Int { 1 } }
struct Node<T> { var value: T; var next: [Node<T>] = [] }
// expect error 1:81: value of type 'Hasher' has no member 'add'
// expect error 1:107: extra argument in call
// expect error 2:8: type 'I10' does not conform to protocol 'IteratorProtocol'
// expect error 3:16: function is unused
// expect error 4:21: function is unused
// expect error 5:17: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
// expect error 7:42: value of type 'Result<Int, VE>' has no member 'value'
// expect error 10:29: must call a designated initializer of the superclass 'C'
