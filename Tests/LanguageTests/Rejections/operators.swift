var n = 1
n += "a"
print(n + "a")
var s = "x"
s += 1
n -= true
print("a" + n)
// expect error 2:6: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 3:9: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 5:6: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 6:6: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 7:11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
