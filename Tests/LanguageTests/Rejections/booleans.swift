let a: Int = 3.5
let b: Double = 3
let c = 3 + 2.5
let i = 3
let d = i + 2.5
let f = i / 2.0
var g = "a"
let h = "a" * 3
let j: String = i
let k = "n: " + i
if i { }
if i = 3 { }
while g { }
let l: Character = "ab"
let m: Bool = 1
let n = !i
let o = -"a"
// expect error 1:14: cannot convert value of type 'Double' to specified type 'Int'
// expect error 5:11: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 6:11: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'
// expect error 8:13: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
// expect error 9:17: cannot convert value of type 'Int' to specified type 'String'
// expect error 10:15: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 11:4: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 12:4: cannot assign to value: 'i' is a 'let' constant
// expect error 12:6: use of '=' in a boolean context, did you mean '=='?
// expect error 13:7: cannot convert value of type 'String' to expected condition type 'Bool'
// expect error 14:20: cannot convert value of type 'String' to specified type 'Character'
// expect error 15:15: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 16:10: type 'Int' cannot be used as a boolean; test for '== 0' instead
// expect error 17:9: unary operator '-' cannot be applied to an operand of type 'String'
