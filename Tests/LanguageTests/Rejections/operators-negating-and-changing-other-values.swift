struct Point { init() {}; init(x: Int) {} }
struct Sum { static func + (left: Sum, right: Sum) -> Sum { left }; init(x: Int) {} }
func nothing() {}
var point = Point(), sum = Sum(x: 1), count = 2
let a = !nothing()
let b = !point
let c = !(1, 2)
if !nothing() {}
sum += Sum(x: 1)
sum -= Sum(x: 1)
sum += sum
point += Point()
point *= 2
point /= count
point -= 2
// expect error 5:10: cannot convert value of type '()' to expected argument type 'Bool'
// expect error 6:10: cannot convert value of type 'Point' to expected argument type 'Bool'
// expect error 7:10: cannot convert value of type '(Int, Int)' to expected argument type 'Bool'
// expect error 8:5: cannot convert value of type '()' to expected argument type 'Bool'
// expect error 9:5: referencing operator function '+=' on 'FloatingPoint' requires that 'Sum' conform to 'FloatingPoint'
// expect error 10:5: referencing operator function '-=' on 'FloatingPoint' requires that 'Sum' conform to 'FloatingPoint'
// expect error 11:5: binary operator '+=' cannot be applied to two 'Sum' operands
// expect error 12:7: binary operator '+=' cannot be applied to two 'Point' operands
// expect error 13:7: referencing operator function '*=' on 'DurationProtocol' requires that 'Point' conform to 'DurationProtocol'
// expect error 14:7: referencing operator function '/=' on 'DurationProtocol' requires that 'Point' conform to 'DurationProtocol'
// expect error 15:7: binary operator '-=' cannot be applied to operands of type 'Point' and 'Int'
