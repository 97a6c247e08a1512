let numbers = [1, 2, 3]
print(numbers[2])
let i = 3
print(numbers[i])
// expect: 3
// expect trap: Index out of range
