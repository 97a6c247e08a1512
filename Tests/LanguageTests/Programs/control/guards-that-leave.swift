import Foundation

func fail(_ s: String) -> Never { fatalError(s) }
let bail: (String) -> Never = { fatalError($0) }
struct Err: Error { static func raise() throws -> Never { throw Err() } }
func a(_ x: Int?) throws -> Int {
  guard let x else { fail("no") }
  guard x > 0 else { bail("neg") }
  guard x < 10 else { try Err.raise() }
  guard x != 5 else { preconditionFailure("five") }
  guard x != 6 else { exit(3) }
  guard x != 7 else { while true { if x == 7 { return 70 } } }
  guard x != 8 else { if Bool.random() { return 80 } else { throw Err() } }
  guard x != 9 else {
    switch x {
    case 9: return 90
    default: fail("d")
    }
  }
  guard x != 4 else { do { throw Err() } catch { return 40 } }
  guard x != 3 else {
    defer { print("deferred") }
    return 30
  }
  return x
}
for i in [1, 3, 4, 7, 9, 20] { print((try? a(i)) as Any) }
// expect: Optional(1)
// expect: deferred
// expect: Optional(30)
// expect: Optional(40)
// expect: Optional(70)
// expect: Optional(90)
// expect: nil
