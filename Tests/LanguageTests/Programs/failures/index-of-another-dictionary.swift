let a = ["x": 1]
var b = ["y": 2, "x": 3]
let i = a.index(forKey: "x")!
print(a[i])
print(b[i])
// expect: (key: "x", value: 1)
// expect trap: Attempting to access Dictionary elements using an invalid index
