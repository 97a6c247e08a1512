let a = [1, 2, 3]
print(a[1..<3])
let end = a.count + 1
print(a[1..<end])
// expect: [2, 3]
// expect trap: Array index is out of range
