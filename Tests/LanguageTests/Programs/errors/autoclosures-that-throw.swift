struct Negative: Error { let value: Int }
func root(_ n: Int) throws -> Int { if n < 0 { throw Negative(value: n) }; return n / 2 }
func outcome<T>(_ value: @autoclosure () throws -> T, _ note: @autoclosure () -> String = "", _ handle: (Error) -> Void = { _ in }) {
  do { print("fine", try value(), note()) } catch { print("threw", note()); handle(error) }
}
func again<T>(_ value: @autoclosure () throws -> T) rethrows -> T { try value() }
final class Checks {
  var last = 0
  func run() {
    outcome(try root(-4))
    outcome(_ = try root(8))
    outcome(_ = try root(-8), "noted") { print("handled", $0) }
    outcome(try root(2) + root(4), "sum")
    outcome(last = try root(6))
    print(last, again(3), (try? again(root(-1))) ?? 0)
  }
  func rerun() throws -> Int {
    print(try again(root(10)))
    return try again(root(-3))
  }
}
Checks().run()
do { print(try Checks().rerun()) } catch { print(error) }
// expect: threw 
// expect: fine () 
// expect: threw noted
// expect: handled Negative(value: -8)
// expect: fine 3 sum
// expect: fine () 
// expect: 3 3 0
// expect: 5
// expect: Negative(value: -3)
