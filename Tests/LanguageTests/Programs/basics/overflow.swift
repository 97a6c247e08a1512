print("before")
var x = Int.max
x -= 1
print(x)
x += 2
print("never")
