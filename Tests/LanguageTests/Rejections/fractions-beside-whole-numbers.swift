func a(_ x: Int) { let w = 10 / 3.0 + x }
func b(_ x: Int) { let w = x / 3.0 + 1 }
func c(_ x: Int) { let w = 3.0 * 2 - x }
func d(_ x: Int) { let w = 1.5 + 2 + x }
func e(_ x: Int) { let w = x + 10 / 3.0 }
func f(_ x: Int) { let w = x + 1.5 * 2 }
func g(_ x: Int) { let w = 1.5 + 2.5 + x }
func h(_ x: Int) { let w = x * 2 + 1.5 }
func i(_ x: Int) { let w = (1 + 2.5) * x }
func j(_ x: Int) { let w = x * (1 + 2.5) }
func k(_ x: Int) { let w: Double = 10 / 3.0 + x }
func l(_ x: Int) -> Double { 3.0 * 2 - x }
func m(_ x: Int) { print(1.5 + 2 + x) }
func n(_ x: Int) { let w = x + 1.5 }
func o(_ x: Int) { let w = 1.5 + x }
func p(_ x: Int) { let w = 2 * 3.14 * x }
func q(_ x: Int) { let w = 3.14 * x * x }
func u(_ x: Int) -> Int { x * 1.5 }
func v(_ x: Int) -> Int { x + 10 / 3.0 }
func w(_ x: Int) -> Double { x * 1.5 }
func y(_ x: Int) -> Double { x / 2 }
func z(_ x: Int, _ y: Double) -> Double { x + y }
// expect error 1:33: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 2:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 3:28: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 4:28: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 5:37: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 6:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 7:38: binary operator '+' cannot be applied to operands of type 'Double' and 'Int'
// expect error 8:34: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 9:33: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:37: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:47: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 12:40: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 13:26: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 14:30: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 15:32: binary operator '+' cannot be applied to operands of type 'Double' and 'Int'
// expect error 16:30: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 17:33: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 18:31: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 19:36: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 20:30: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 21:32: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 22:43: cannot convert value of type 'Int' to expected argument type 'Double'
