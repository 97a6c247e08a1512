@propertyWrapper struct Clamped<V: Comparable> { var wrappedValue: V { didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) } }; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; self.wrappedValue = wrappedValue } 
  var projectedValue: ClosedRange<V> { range } }
var x = A()
x.a = "s"
x.$a = 0...3
print(x.$a.lowerBound + 1.5)
x._a = Clamped(wrappedValue: 1, 0...2)
enum Net: Error { case bad(Int), gone; var code: String { switch self { case .bad(let c): return c; case .gone: return "g" } } }
func load(_ s: String) throws(Net) -> Int { guard let n = Int(s) else { throw .gone }; if n > 3 { throw Net.bad("x") }; return n }
func use() { do { let n = try load("2"); print(n + "a") } catch { print(error.code, error.localizedDescription.count + "x") } }
func use2() throws(Net) { let n: String = try load("2") }
func use4() async { let t = Task { try load("x") }; let v: Int = await t.value }
func use5() async throws { let t = Task { try load("x") }; let v: String = try await t.value }
actor Bank { var total = 0; func add(_ n: Int) { total += n }; nonisolated let id = 1; nonisolated func name() -> String { "b\(total)" } }
func use6(_ b: Bank) async { b.add(1); await b.add("x"); print(b.id, b.total); b.total = 3; await b.total = 4 }
struct Stack<E> { private var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var top: E { items.last } ; func map<T>(_ f: (E) -> T) -> Stack<T> { var s = Stack<T>(); for i in items { s.push(i) }; return s } }
let st = Stack<Int>()
st.push(1)
var st2 = Stack<Int>(); st2.push("a"); let p: Int = st2.pop(); let m: Stack<String> = st2.map { $0 }; let m2 = st2.map { "\($0)" }; m2.push("x")
Stack<String>().sum()
let fs: [(String) -> Int] = [{ $0.count }, { Int($0) }, { _ in "x" }]
let cmp: (Int, Int) -> Bool = { $0 - $1 }
let comp = { (a: Int) -> (Int) -> Int in { b in a + b } }
let r1: String = comp(1)(2)
let dict: [String: [Int]] = Dictionary(grouping: [1, 2], by: { $0 % 2 })
let o2 = Optional(3).map { $0.count }
if let z = 5 { print(z) }
guard let w = Int("3") else { print("no") }
let tup: (a: Int, b: String) = (a: 1, c: "x")
for (i, j) in [1, 2] { print(i) }
for case let .bad(c) in [Net.gone] { print(c.count) }
switch 5 { case "a": break; case 1...3: break; default: break }
switch Net.gone { case .bad: print(1) }
let v = switch Net.gone { case .bad(let q): q; case .gone: "s" }
// expect error 4:9: cannot find 'A' in scope
// expect error 9:98: cannot convert return expression of type 'Int' to return type 'String'
// expect error 10:113: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 11:50: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 11:91: value of type 'Net' has no member 'localizedDescription'
// expect error 12:47: cannot convert value of type 'Int' to specified type 'String'
// expect error 13:72: property access can throw, but it is not marked with 'try' and the error is not handled
// expect error 14:80: cannot convert value of type 'Int' to specified type 'String'
// expect error 15:128: actor-isolated property 'total' can not be referenced from a nonisolated context
// expect error 16:32: actor-isolated instance method 'add' cannot be called from outside of the actor
// expect error 16:52: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:72: actor-isolated property 'total' cannot be accessed from outside of the actor
// expect error 16:82: actor-isolated property 'total' can not be mutated from a nonisolated context
// expect error 16:101: actor-isolated property 'total' can not be mutated from a nonisolated context
// expect error 17:162: value of optional type 'E?' must be unwrapped to a value of type 'E'
// expect error 17:256: cannot convert value of type 'E' to expected argument type 'T'
// expect error 19:4: cannot use mutating member on immutable value: 'st' is a 'let' constant
// expect error 20:34: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:57: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 20:97: cannot convert value of type 'Int' to closure result type 'String'
// expect error 20:136: cannot use mutating member on immutable value: 'm2' is a 'let' constant
// expect error 21:17: value of type 'Stack<String>' has no member 'sum'
// expect error 22:46: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 22:64: cannot convert value of type 'String' to closure result type 'Int'
// expect error 23:36: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 25:18: cannot convert value of type 'Int' to specified type 'String'
// expect error 26:67: cannot convert value of type 'Int' to closure result type 'String'
// expect error 27:31: value of type 'Int' has no member 'count'
// expect error 28:4: initializer for conditional binding must have Optional type, not 'Int'
// expect error 30:32: cannot convert value of type '(a: Int, c: String)' to specified type '(a: Int, b: String)'
// expect error 31:15: tuple pattern cannot match values of non-tuple type 'Int'
// expect error 32:46: value of type 'Int' has no member 'count'
// expect error 33:17: expression pattern of type 'String' cannot match values of type 'Int'
// expect error 34:1: switch must be exhaustive
// expect error 35:45: branches have mismatching types 'Int' and 'String'
