var a = [1, 2, 3]
a.removeLast()
print(a)
a.remove(at: 2)
print(a)
// expect: [1, 2]
// expect trap: Index out of range
