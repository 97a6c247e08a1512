// Where an array is wanted, a slice is joined with an array: a literal, or a sequence that can be reversed into one.
var numbers = [1, 2, 3, 4, 5]
numbers = numbers[0...2] + numbers[3...numbers.count - 1].reversed()
print(numbers)
let more: [Int] = numbers[0...1] + [3]
print(more, type(of: more))
let slice = numbers[0...1] + numbers.reversed()
print(slice, type(of: slice))
func front(_ values: [String]) -> [String] { values.prefix(1) + ["…"] }
print(front(["a", "b"]))
// expect: [1, 2, 3, 5, 4]
// expect: [1, 2, 3] Array<Int>
// expect: [1, 2, 4, 5, 3, 2, 1] ArraySlice<Int>
// expect: ["a", "…"]
