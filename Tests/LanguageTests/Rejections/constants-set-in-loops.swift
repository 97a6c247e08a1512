// Constants that a loop may set more than once.
func f1() { let x: Int ; for _ in 0..<2 { x = 1 } }
func f2() { let x: Int ; while true { x = 1 ; break } ; print(x) }
func f3() { let x: Int ; for _ in 0..<2 { x = 1 ; break } }
func f4() { let x: Int ; for i in 0..<2 { if i == 1 { x = 1 ; break } } }
func f5() {
  let x: Int
  for i in 0..<2 { if i == 1 { x = 1 ; break } }
  x = 3
  print(x)
}
func f6(_ n: Int) { let x: Int ; while n > 1 { x = 2 } }
func f7(_ n: Int) { let x: Int ; repeat { x = 2 } while n > 1 }
func f8(_ n: Int) { let x: Int ; repeat { x = 2 ; break } while n > 1 ; print(x) }
func f9() { let x: Int ; outer: for _ in 0..<2 { for _ in 0..<2 { x = 1 ; break outer } } }
func f10() { let x: Int ; outer: for _ in 0..<2 { for _ in 0..<2 { x = 1 ; continue outer } } }
func f11(_ n: Int) { for _ in 0..<2 { let x: Int ; if n > 1 { x = 1 ; print(x) ; continue } ; x = 2 ; print(x) } }
func f12() { let x: Int ; for _ in 0..<2 { x = 1 ; return } }
func f13(_ n: Int) { let x: Int ; while true { if n > 1 { x = 1 ; break } else { continue } } ; print(x) }
func f14(_ n: Int) {
  let x: Int
  while true {
    switch n {
    case 1: x = 1
    case 2: break
    default:
      x = 3
      return
    }
  }
}
func f15() {
  let x: Int
  for _ in 0..<2 { x = 1 }
  x = 2
}
func f16() { let x: Int ; x = 0 ; for _ in 0..<2 { x = 1 } }
func f17() { let x: Int ; for _ in 0..<2 { x = 1 ; fatalError() } }
func f18() { let x: Int ; for _ in 0..<2 { do { x = 1 ; throw E.a } catch { break } } }
func f19() { let x: Int ; for _ in 0..<2 { do { x = 1 ; throw E.a } catch {} } }
func f20() { let x: Int ; while Bool.random() { guard Bool.random() else { x = 2 ; continue } } }
func f21() { var x: Int ; for _ in 0..<2 { x = 1 ; print(x) } }
func f22() { let x: Int ; repeat { x = 1 } while false ; print(x) }
enum E: Error { case a }
struct S1 {
  let a: Int
  init(n: Int) {
    for _ in 0..<n { a = 1 }
    a = 2
  }
}
struct S2 { let a: Int ; init(n: Int) { while true { a = 1 ; break } } }
class C { let a: Int ; init(n: Int) { for _ in 0..<n { self.a = 1 } ; fatalError() } }
// expect error 2:45: immutable value 'x' may only be initialized once
// expect error 9:5: immutable value 'x' may only be initialized once
// expect error 12:50: immutable value 'x' may only be initialized once
// expect error 13:45: immutable value 'x' may only be initialized once
// expect error 16:70: immutable value 'x' may only be initialized once
// expect error 24:15: immutable value 'x' may only be initialized once
// expect error 27:9: immutable value 'x' may only be initialized once
// expect error 34:22: immutable value 'x' may only be initialized once
// expect error 35:5: immutable value 'x' may only be initialized once
// expect error 37:54: immutable value 'x' may only be initialized once
// expect error 40:51: immutable value 'x' may only be initialized once
// expect error 41:78: immutable value 'x' may only be initialized once
// expect error 48:24: immutable value 'self.a' may only be initialized once
// expect error 49:7: immutable value 'self.a' may only be initialized once
// expect error 53:63: immutable value 'self.a' may only be initialized once
