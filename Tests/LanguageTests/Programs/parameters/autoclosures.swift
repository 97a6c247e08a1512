func when(_ condition: Bool, _ value: @autoclosure () -> Int) -> Int? { condition ? value() : nil }
func noisy(_ n: Int) -> Int { print("noisy", n); return n }
print(when(false, noisy(1)) as Any, when(true, noisy(2))!)
infix operator ???: NilCoalescingPrecedence
func ??? <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T { if let a { return a }; return try b() }
struct Missing: Error {}
func fail() throws -> Int { throw Missing() }
print(5 ??? noisy(3), Int?.none ??? noisy(4))
do { print(try nil ??? fail()) } catch { print("missing", error) }
var later: [() -> Int] = []
func store(_ f: @escaping @autoclosure () -> Int) { later.append(f) }
var n = 1
store(n * 10)
n = 7
print(later.map { $0() })
func check(_ ok: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed") { if !ok() { print(message()) } }
check(n > 3); check(n > 10, "n is \(n)"); check(n == 0)
// expect: noisy 2
// expect: nil 2
// expect: noisy 4
// expect: 5 4
// expect: missing Missing()
// expect: [70]
// expect: n is 7
// expect: failed
