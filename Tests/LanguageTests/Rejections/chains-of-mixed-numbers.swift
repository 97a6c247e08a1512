func g(_ r: Int, _ d: Double, _ e: Double, _ k: Int, _ s: String) {
  let a1: Double = d + r + k
  let a2: Double = d - r - k
  let a3: Double = d / r / k
  let a4: Double = d * r + k
  let a5: Double = d + r * k
  let a6: Int = r * d * d
  let a8: Double = d * r * r * r
  let b2: Double = 2 * r * r
  let b4: Double = d * r * 2 * r
  let b6: Double = (d * r) * r
  let b7: Double = r * (r * d)
  let b9: Double = d * r * k.x
}
func h(_ r: Int, _ d: Double, _ e: Double, _ k: Int, _ s: String) {
  let a1 = d + r + k
  let a4 = d * r + k
  let a5 = d + r * k
  let a6 = r * d * d
  let a8 = d * r * r * r
  print(d * r * r)
}
func take(_ d: Double) {}
// expect error 2:20: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 2:26: cannot convert value of type 'Int' to specified type 'Double'
// expect error 3:20: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 3:26: cannot convert value of type 'Int' to specified type 'Double'
// expect error 4:22: binary operator '/' cannot be applied to operands of type 'Double' and 'Int'
// expect error 4:26: no '/' candidates produce the expected contextual result type 'Double'
// expect error 5:20: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 5:26: cannot convert value of type 'Int' to specified type 'Double'
// expect error 6:26: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 7:19: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 7:23: no '*' candidates produce the expected contextual result type 'Int'
// expect error 8:22: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 8:30: no '*' candidates produce the expected contextual result type 'Double'
// expect error 9:26: cannot convert value of type 'Int' to specified type 'Double'
// expect error 10:22: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 10:30: no '*' candidates produce the expected contextual result type 'Double'
// expect error 11:23: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 11:28: no '*' candidates produce the expected contextual result type 'Double'
// expect error 12:22: cannot convert value of type 'Int' to specified type 'Double'
// expect error 12:29: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 13:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 13:30: value of type 'Int' has no member 'x'
// expect error 16:12: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 17:12: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 18:14: binary operator '+' cannot be applied to operands of type 'Double' and 'Int'
// expect error 19:14: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 20:14: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 21:11: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
