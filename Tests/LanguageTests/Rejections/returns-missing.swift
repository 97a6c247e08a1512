func positive(_ n: Int) -> Int { if n > 0 { return 1 } }
func loop(_ n: Int) -> Int { while n > 0 { return 1 } }
struct Box {
  var size: Int { let x = 1; print(x) }
  func name() -> String { print("x"); print("y") }
  static func make() -> Box { let b = Box(); print(b) }
}
func fine(_ n: Int) -> Int { switch n { case 0: return 1; default: fatalError() } }
func endless() -> Int { while true { } }
// expect error 1:56: missing return in global function expected to return 'Int'
// expect error 2:55: missing return in global function expected to return 'Int'
// expect error 4:39: missing return in getter expected to return 'Int'
// expect error 5:50: missing return in instance method expected to return 'String'
// expect error 6:55: missing return in static method expected to return 'Box'
