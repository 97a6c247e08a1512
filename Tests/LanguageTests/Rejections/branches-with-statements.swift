let m = 3
let a = if m == 3 {
  print(1)
  2
} else {
  3
}
let b = switch m {
case 1:
  print(1)
  2
case 2:
  let k = 3
  k
default: 3
}
func f() -> Int {
  for i in 0..<3 {
    let x = if i == 1 { break } else { 3 }
    let y = switch i { case 1: continue; default: 2 }
    let z = if i == 1 { return 4 } else { 3 }
    print(x, y, z)
  }
  return 3
}
let e = if m == 2 { let q = 2 } else { 3 }
let o = if m == 2 { print(1); if m == 3 { 1 } else { 2 } } else { 3 }
// expect error 5:1: non-expression branch of 'if' expression may only end with a 'throw'
// expect error 11:3: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'
// expect error 14:3: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'
// expect error 19:25: cannot use 'break' to transfer control out of 'if' expression
// expect error 20:32: cannot use 'continue' to transfer control out of 'switch' expression
// expect error 21:25: cannot use 'return' to transfer control out of 'if' expression
// expect error 26:31: non-expression branch of 'if' expression may only end with a 'throw'
// expect error 27:58: non-expression branch of 'if' expression may only end with a 'throw'
