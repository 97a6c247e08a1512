let text = "a"
let flag = true
struct Point {}
let any: Any = 1
print(text + flag)
print(flag + 1)
print(Point() + 1)
print(any + 1)
print(text + 5)
print(flag == 1)
print(Point() + Point())
// expect error 5:14: cannot convert value of type 'Bool' to expected argument type 'String'
// expect error 6:7: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 7:7: cannot convert value of type 'Point' to expected argument type 'Int'
// expect error 8:7: cannot convert value of type 'Any' to expected argument type 'Int'
// expect error 9:12: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 10:12: binary operator '==' cannot be applied to operands of type 'Bool' and 'Int'
// expect error 11:15: binary operator '+' cannot be applied to two 'Point' operands
