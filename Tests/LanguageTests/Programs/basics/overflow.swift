print("before")
var x = Int.max
x -= 1
print(x)
x += 2
print("never")
// expect: before
// expect: 9223372036854775806
// expect trap: 
