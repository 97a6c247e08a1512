// Slices that are changed in place.
var numbers = [1, 2, 3, 4, 5, 6]
numbers[1...2] = [9, 9, 9]
numbers[0..<1].append(7)
print(numbers)
numbers[...].reverse()
print(numbers)
numbers[2...].sort()
print(numbers)
numbers[..<2] = []
print(numbers)
var slice = numbers[1...3]
slice[2...] = [0, 0, 0]
slice[1...1].append(8)
print(slice, slice.startIndex, slice.endIndex, numbers)
numbers[...] = [1]
print(numbers)
func quicksort(_ items: inout ArraySlice<Int>) {
  guard items.count > 1 else { return }
  let pivot = items[items.startIndex]
  let middle = items.partition { $0 >= pivot }
  if middle == items.startIndex {
    items[(middle + 1)...].sort()
  } else {
    quicksort(&items[..<middle])
    quicksort(&items[middle...])
  }
}
var all = [5, 2, 8, 1, 9, 3][...]
quicksort(&all)
print(all)
print([1, 2, 1, 2, 1].ranges(of: [1, 2]), [1, 2, 3].firstRange(of: [3]) as Any, "banana".ranges(of: "an").count)
// expect: [1, 7, 9, 9, 9, 4, 5, 6]
// expect: [6, 5, 4, 9, 9, 9, 7, 1]
// expect: [6, 5, 1, 4, 7, 9, 9, 9]
// expect: [1, 4, 7, 9, 9, 9]
// expect: [4, 8, 0, 0, 0] 1 6 [1, 4, 7, 9, 9, 9]
// expect: [1]
// expect: [1, 2, 3, 5, 8, 9]
// expect: [Range(0..<2), Range(2..<4)] Optional(Range(2..<3)) 2
