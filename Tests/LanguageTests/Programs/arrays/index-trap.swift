let items = ["a", "b"]
for i in 0...2 { print(items[i]) }
// expect: a
// expect: b
// expect trap: Index out of range
