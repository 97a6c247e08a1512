func number(_ n: Int) -> Int {
  let x = n * 2
  x
}
func list(_ a: [Int]) -> [Int] {
  let b = a
  b.map { $0 * 2 }
}
let make: () -> Int = {
  print(1)
  3
}
struct Point {
  var x: Int {
    let a = 1
    a
  }
  var y: Int {
    print(1)
    print(2)
  }
  subscript(index: Int) -> Int {
    get {
      print(1)
      index
    }
  }
  func own() -> Point {
    print(1)
    self
  }
}
func other(_ n: Int) -> Int {
  print(n)
  "a\(n)"
}
func done(_ n: Int) -> Int {
  let x = n
  print(x)
}
func branches(_ n: Int) -> Int {
  let x = n
  if x > 1 { 1 } else { 2 }
}
// expect error 3:3: missing return in global function expected to return 'Int'
// expect error 7:3: missing return in global function expected to return '[Int]'
// expect error 11:3: missing return in closure expected to return 'Int'
// expect error 16:5: missing return in getter expected to return 'Int'
// expect error 21:3: missing return in getter expected to return 'Int'
// expect error 25:7: missing return in getter expected to return 'Int'
// expect error 30:5: missing return in instance method expected to return 'Point'
// expect error 36:1: missing return in global function expected to return 'Int'
// expect error 40:1: missing return in global function expected to return 'Int'
// expect error 44:1: missing return in global function expected to return 'Int'
