func f(_ r: Int, _ d: Double, _ e: Double, _ k: Int) {
  let a1 = 3.14 * r
  let a2 = 3.14 * r * r
  let a3 = d * r
  let a4 = d * r * r
  let a6 = d * r * e
  let a7 = r * d * e
  let a9 = d + r + e
  let b2 = d * r + 1
  let b3 = d + r
  let b5 = d / r / 2
  let b6 = (d + e) * r
  let b7 = r * 1.5 + d
}
func g(_ r: Int, _ d: Double, _ e: Double, _ k: Int) {
  let a1: Double = 3.14 * r
  let a2: Double = 3.14 * r * r
  let a3: Double = d * r
  let a4: Double = d * r * r
  let a5: Double = d * e * r
  let a6: Double = d * r * e
  let a7: Double = r * d * e
  let a8: Double = r * k * d
  let a9: Double = d + r + e
  let b1: Double = 2 * d * r
  let b2: Double = d * r + 1
  let b3: Double = d + r
  let b4: Double = r / 2 * d
  let b5: Double = d / r / 2
  let b6: Double = (d + e) * r
  let b7: Double = r * 1.5 + d
  let b8: Double = r
  let b9: Double = r * k
  let c1: Double = r / 2
  let c2: Double = r + 1.5
  let c3: Int = d * 2
  let c4: Int = d * r
  let c5: Int = r * d
  let c6: Int = r * k * d
  let c7: Int = r + k / d
  let c8: Int = d
}
func h1(_ r: Int, _ d: Double) -> Double { 3.14 * r * r }
func h2(_ r: Int, _ d: Double) -> Double { return 3.14 * r * r }
func h3(_ r: Int, _ d: Double) -> Double { d * r }
func h4(_ r: Int, _ d: Double) -> Double { return d * r * r }
func h5(_ r: Int, _ d: Double) -> Double { r * d }
func h6(_ r: Int, _ d: Double) -> Int { r * d }
func h9(_ r: Int, _ d: Double) -> Double { Double.pi * r * r }
func h11(_ r: Int, _ d: Double) -> Double { r + d / 2 }
func h12(_ r: Int, _ d: Double) -> Bool { r > d }
func h14(_ r: Int, _ d: Double) -> Double { d * d + r }
func h15(_ r: Int, _ d: Double) -> Double { r * r + d }
// expect error 2:17: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 3:17: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 4:14: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 5:14: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 6:14: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 7:14: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 8:16: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 9:12: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:14: binary operator '+' cannot be applied to operands of type 'Double' and 'Int'
// expect error 11:14: binary operator '/' cannot be applied to operands of type 'Double' and 'Int'
// expect error 12:20: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 13:12: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 16:27: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 17:25: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 17:29: no '*' candidates produce the expected contextual result type 'Double'
// expect error 18:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 19:22: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 19:26: no '*' candidates produce the expected contextual result type 'Double'
// expect error 20:28: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 21:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 22:20: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 23:22: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 24:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 25:28: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 26:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 27:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 28:22: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 29:24: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 30:30: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 31:20: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 32:20: cannot convert value of type 'Int' to specified type 'Double'
// expect error 33:22: cannot convert value of type 'Int' to specified type 'Double'
// expect error 34:22: cannot convert value of type 'Int' to specified type 'Double'
// expect error 35:20: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 36:19: cannot convert value of type 'Double' to specified type 'Int'
// expect error 37:17: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 38:21: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 39:25: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 40:25: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 41:17: cannot convert value of type 'Double' to specified type 'Int'
// expect error 43:49: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 43:53: no '*' candidates produce the expected contextual result type 'Double'
// expect error 44:56: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 44:60: no '*' candidates produce the expected contextual result type 'Double'
// expect error 45:48: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 46:53: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 46:57: no '*' candidates produce the expected contextual result type 'Double'
// expect error 47:44: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 48:45: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 49:54: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 49:58: no '*' candidates produce the expected contextual result type 'Double'
// expect error 50:45: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 51:45: binary operator '>' cannot be applied to operands of type 'Int' and 'Double'
// expect error 52:53: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 53:47: cannot convert value of type 'Int' to expected argument type 'Double'
