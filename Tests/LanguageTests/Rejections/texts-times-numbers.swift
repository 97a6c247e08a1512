let str = "ab", n = 3
let a = str * 3
print(str * 3)
print("-" * n)
let e = str * n
let q = str / 2
let t = [1] * 3
var st = "a"
let v = "a" + 1 + "b"
extension String {
  func isPal() -> Bool { self == self.reversed() }
  func cnt(_ c: Character) -> Int { count + c }
}
let w = str == str.reversed()
// expect error 2:13: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
// expect error 3:11: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
// expect error 4:11: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
// expect error 5:13: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
// expect error 6:13: binary operator '/' cannot be applied to operands of type 'String' and 'Int'
// expect error 7:13: binary operator '*' cannot be applied to operands of type '[Int]' and 'Int'
// expect error 9:15: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:31: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
// expect error 12:45: cannot convert value of type 'Character' to expected argument type 'Int'
// expect error 14:13: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
