var stack: [Int] = [1]
print(stack.removeLast())
print(stack.removeLast())
// expect: 1
// expect trap: Can't remove last element from an empty collection
