let a = [1, 2, 3, 4]
let s = a[2...]
print(s, s[2])
print(s[0])
// expect: [3, 4] 3
// expect trap: Index out of bounds
