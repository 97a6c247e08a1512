let a: UInt = 3
var b: UInt = 5
print(b - a)
b -= 5
print(b)
print(b - a)
// expect: 2
// expect: 0
// expect trap: 
