for i in stride(from: 3, to: 0, by: -1) { print(i) }
let step = 3 - 3
print("before")
for i in stride(from: 0, to: 3, by: step) { print(i) }
// expect: 3
// expect: 2
// expect: 1
// expect: before
// expect trap: Stride size must not be zero
