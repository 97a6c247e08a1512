struct Point {}
enum Side { case left }
class Pen {}
struct Box<Value> { var value: Value }
protocol Named {}
extension Point: Named {}
struct Sum { static func + (left: Sum, right: Int) -> Sum { left } }
let point = Point(), pair = (1, 2), count = 1, number = 2.5, named: any Named = Point(), box = Box(value: 1)
let any: Any = 1
func nothing() {}
let a: String = "a" + point
print("a" + point); print(point + "a")
let b = "a" + "b" + Side.left
let c = "a" + Pen() + "b"
let d = "a" + pair
let e = nothing() + "a"
let f = "a" + nothing()
let g = named + "a"
let h = "a" + named
let i = box + "a"
let j = "a" + Sum()
let k = Sum() + "a"
let l = "a" + String.self
let m = any + "a"
print(point * 2)
let n = point / number
let o = pair * count
let p = nothing() * 2.5
let q = nothing() - 1
let r = point * 2 + 1
let s: Double = point * number
let t = 2 * point
let u = 2 * box
let v = point - 2
let w = true * 2
let x = any * 2
let y = Sum() * 2
let z = [point].count * 2 + point
func join<T>(_ value: T, _ other: some Named) {
  print("a" + value)
  print(value + "a")
  print(value * 2)
  print(value - 2)
  print("a" + other)
}
let points = [Point()]
print(points.map { "a" + $0 })
print(points.map { $0 * 2 })
print(points.map { $0 - 2 })
let sums = points.map { $0 * 2 + 1 }
let many = point + [1]
// expect error 11:21: binary operator '+' cannot be applied to operands of type 'String' and 'Point'
// expect error 12:11: binary operator '+' cannot be applied to operands of type 'String' and 'Point'
// expect error 12:33: operator function '+' requires that 'Point' conform to 'Sequence'
// expect error 13:19: binary operator '+' cannot be applied to operands of type 'String' and 'Side'
// expect error 14:13: binary operator '+' cannot be applied to operands of type 'String' and 'Pen'
// expect error 15:13: binary operator '+' cannot be applied to operands of type 'String' and '(Int, Int)'
// expect error 16:19: binary operator '+' cannot be applied to operands of type '()' and 'String'
// expect error 17:13: binary operator '+' cannot be applied to operands of type 'String' and '()'
// expect error 18:15: type 'any Named' cannot conform to 'Sequence'
// expect error 19:13: type 'any Named' cannot conform to 'Sequence'
// expect error 20:13: operator function '+' requires that 'Box<Int>' conform to 'Sequence'
// expect error 21:13: binary operator '+' cannot be applied to operands of type 'String' and 'Sum'
// expect error 22:15: operator function '+' requires that 'Sum' conform to 'Sequence'
// expect error 23:13: binary operator '+' cannot be applied to operands of type 'String' and 'String.Type'
// expect error 24:13: binary operator '+' cannot be applied to operands of type 'Any' and 'String'
// expect error 25:13: binary operator '*' cannot be applied to operands of type 'Point' and 'Int'
// expect error 26:15: binary operator '/' cannot be applied to operands of type 'Point' and 'Double'
// expect error 27:14: binary operator '*' cannot be applied to operands of type '(Int, Int)' and 'Int'
// expect error 28:19: binary operator '*' cannot be applied to operands of type '()' and 'Double'
// expect error 29:9: cannot convert value of type '()' to expected argument type 'Int'
// expect error 30:9: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 31:17: cannot convert value of type 'Point' to expected argument type 'Double'
// expect error 32:13: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 33:13: cannot convert value of type 'Box<Int>' to expected argument type 'Int'
// expect error 34:9: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 35:14: binary operator '*' cannot be applied to operands of type 'Bool' and 'Int'
// expect error 36:13: binary operator '*' cannot be applied to operands of type 'Any' and 'Int'
// expect error 37:15: binary operator '*' cannot be applied to operands of type 'Sum' and 'Int'
// expect error 38:29: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 40:13: binary operator '+' cannot be applied to operands of type 'String' and 'T'
// expect error 41:15: binary operator '+' cannot be applied to operands of type 'T' and 'String'
// expect error 42:15: binary operator '*' cannot be applied to operands of type 'T' and 'Int'
// expect error 43:9: cannot convert value of type 'T' to expected argument type 'Int'
// expect error 44:13: binary operator '+' cannot be applied to operands of type 'String' and 'some Named'
// expect error 47:24: binary operator '+' cannot be applied to operands of type 'String' and 'Point'
// expect error 48:23: binary operator '*' cannot be applied to operands of type 'Point' and 'Int'
// expect error 49:20: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 50:25: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 51:18: operator function '+' requires that 'Point' conform to 'Sequence'
