func a(_ x: Int) { let w = 2 + 1.5 + x }
func b(_ x: Int) { let w = 2 - 1.5 - x }
func c(_ x: Int) { let w = 10 / 2.5 / x }
func d(_ x: Int) { let w = 10 / 2.5 * x }
func e(_ x: Int) { let w = 2.5 * 2 * x }
func f(_ x: Int) { let w = 2.5 / 2 * x }
func g(_ x: Int, _ y: Double) { let w = 2 * y + x }
func h(_ x: Int, _ y: Double) { let w = y / 2 - x }
func i(_ x: Int, _ y: Double) { let w = x - y / 2 }
func j(_ x: Int, _ y: Double) { let w = x * (y + 1) }
func k(_ x: Int, _ y: Double) { let w = y * 2 * x }
func l(_ x: Int, _ y: Double) { let w = 2 * y * x }
func m(_ x: Int, _ y: Double) { let w = y + 1 + x }
func n(_ x: Int, _ y: Double) { let w = x > y * 2 }
func o(_ x: Int, _ y: Double) { if y / 2 > x { } }
func p(_ x: [Int], _ y: Double) { let w = x.count * 2.5; let v = 2.5 * 2 + x.count; let u = x.count + y * 2; let t = y * 2 / x.count }
// expect error 1:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 2:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 3:31: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'
// expect error 4:31: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'
// expect error 5:32: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 6:32: binary operator '/' cannot be applied to operands of type 'Double' and 'Int'
// expect error 7:45: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 8:41: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 9:45: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:46: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:43: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 12:43: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 13:41: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 14:45: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 15:36: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 16:51: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 16:66: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 16:103: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 16:120: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
