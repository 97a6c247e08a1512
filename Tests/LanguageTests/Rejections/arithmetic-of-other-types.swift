enum Direction { case up }
struct Point { var x = 0 }
let count = 1, ratio = 1.5, text = "a", names = ["a"], byte: UInt8 = 1, isOn = true
let number: Int? = 1, size: Double? = 1, name: String? = "a", some: Direction? = .up
let a = count + size
let b = ratio - number
let c = text + number
let d = some * count
let e = number + size
let f = count * names
let g = ratio + names
let h = byte + number
func added() {
  var direction = Direction.up, words = names, sum = count, line = text
  direction += direction
  words += Point()
  line += direction
  line += count
  sum += names
  sum += name
  words += count
}
let i = text ?? count
let j = count ?? name
let k = isOn ?? number
let l = names.map { $0 ?? 0 }
// expect error 5:17: cannot convert value of type 'Double?' to expected argument type 'Int'
// expect error 6:17: cannot convert value of type 'Int?' to expected argument type 'Double'
// expect error 7:16: cannot convert value of type 'Int?' to expected argument type 'String'
// expect error 8:14: binary operator '*' cannot be applied to operands of type 'Direction?' and 'Int'
// expect error 9:9: cannot convert value of type 'Int?' to expected argument type 'Double'
// expect error 9:18: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
// expect error 10:17: cannot convert value of type '[String]' to expected argument type 'Int'
// expect error 11:17: cannot convert value of type '[String]' to expected argument type 'Double'
// expect error 12:16: cannot convert value of type 'Int?' to expected argument type 'UInt8'
// expect error 15:13: binary operator '+=' cannot be applied to two 'Direction' operands
// expect error 16:9: operator function '+=' requires that 'Point' conform to 'Sequence'
// expect error 17:8: operator function '+=' requires that 'Direction' conform to 'Sequence'
// expect error 18:11: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 19:10: cannot convert value of type '[String]' to expected argument type 'Int'
// expect error 20:10: cannot convert value of type 'String?' to expected argument type 'Int'
// expect error 21:12: cannot convert value of type 'Int' to expected argument type 'Array<String>'
// expect error 23:14: binary operator '??' cannot be applied to operands of type 'String' and 'Int'
// expect error 24:18: cannot convert value of type 'String?' to expected argument type 'Int'
// expect error 25:17: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 26:24: binary operator '??' cannot be applied to operands of type 'String' and 'Int'
