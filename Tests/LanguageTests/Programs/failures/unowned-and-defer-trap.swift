func process(_ xs: [Int]) -> Int { defer { print("cleaning up") }; var sum = 0; for x in xs { defer { print("done", x) }; sum += 10 / x }; return sum }
print(process([5, 2]))
print(process([1, 0]))
// expect: done 5
// expect: done 2
// expect: cleaning up
// expect: 7
// expect: done 1
// expect trap: Division by zero
