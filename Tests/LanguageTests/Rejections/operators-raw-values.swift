enum E: Int { case a = 1 }
enum S: String { case q }
let i = 3
let s = "s"
let d = 2.5
print(1 + "a")
print("a" + 1)
print(i + "a")
print("a" + i)
print(i + s)
print(s + i)
print(s + 1)
print(i == "a")
print(s == 1)
print(E.a == 1)
print(1 == E.a)
print(S.q == "q")
print(i + E.a)
print("a" + S.q)
print(s + S.q)
print(i + d)
print(i * 2.5)
print(d * i)
if i == d {}
if i < 2.5 {}
if s == S.q {}
let arr = [1]
print(arr + 1)
print(arr == 1)
print(-s)
print(!i)
print(s > 1)
var x = 1
x += "a"
x += d
print(i ?? 2)
// expect error 6:9: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 7:11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 8:9: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 9:11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 10:9: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 11:9: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 12:9: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 13:9: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
// expect error 14:9: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
// expect error 15:9: cannot convert value of type 'E' to expected argument type 'Int'
// expect error 16:14: cannot convert value of type 'E' to expected argument type 'Int'
// expect error 17:9: cannot convert value of type 'S' to expected argument type 'String'
// expect error 18:13: cannot convert value of type 'E' to expected argument type 'Int'
// expect error 19:15: cannot convert value of type 'S' to expected argument type 'String'
// expect error 20:13: cannot convert value of type 'S' to expected argument type 'String'
// expect error 21:9: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 22:9: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 23:9: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'
// expect error 24:6: binary operator '==' cannot be applied to operands of type 'Int' and 'Double'
// expect error 25:6: binary operator '<' cannot be applied to operands of type 'Int' and 'Double'
// expect error 26:11: cannot convert value of type 'S' to expected argument type 'String'
// expect error 28:11: binary operator '+' cannot be applied to operands of type '[Int]' and 'Int'
// expect error 29:11: binary operator '==' cannot be applied to operands of type '[Int]' and 'Int'
// expect error 30:7: unary operator '-' cannot be applied to an operand of type 'String'
// expect error 31:8: type 'Int' cannot be used as a boolean; test for '== 0' instead
// expect error 32:9: binary operator '>' cannot be applied to operands of type 'String' and 'Int'
// expect error 34:6: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 35:6: cannot convert value of type 'Double' to expected argument type 'Int'
