protocol P {}
struct A: P {}
struct B {}
struct S {
  let s: some P = B()
}
func f() {
  func g(_ b: Bool) -> some P {
    if b { return A() }
    return B()
  }
  func h() -> some P {
    print("h")
    return B()
  }
  func i() -> some Equatable { 1 }
  print(i() == 1)
  let x: Int = i()
  let l: some P = B()
  let m: some Equatable = 3
  print(m == 3)
  print(g(true), h(), x, l)
}
f()
let k: some P = B()
let n: some Equatable = 3
let o: Int = n
// expect error 5:19: return type of property 's' requires that 'B' conform to 'P'
// expect error 10:12: return type of local function 'g' requires that 'B' conform to 'P'
// expect error 14:12: return type of local function 'h()' requires that 'B' conform to 'P'
// expect error 17:13: binary operator '==' cannot be applied to operands of type 'some Equatable' and 'Int'
// expect error 18:16: cannot convert value of type 'some Equatable' to specified type 'Int'
// expect error 19:19: return type of let 'l' requires that 'B' conform to 'P'
// expect error 21:11: binary operator '==' cannot be applied to operands of type 'some Equatable' and 'Int'
// expect error 25:17: return type of let 'k' requires that 'B' conform to 'P'
// expect error 27:14: cannot convert value of type 'some Equatable' to specified type 'Int'
