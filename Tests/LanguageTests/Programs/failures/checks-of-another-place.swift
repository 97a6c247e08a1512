// What checks for others says whose place failed.
func check(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  Swift.assert(condition(), message(), file: file, line: line)
  assert(condition(), file: file)
  precondition(condition(), message(), file: file, line: line)
  precondition(condition(), line: line)
}

func first(_ numbers: [Int], line: UInt = #line) -> Int {
  if let first = numbers.first { return first }
  preconditionFailure("no numbers", line: line)
}

func only(_ numbers: [Int], file: StaticString = #fileID, line: UInt = #line) -> Int {
  guard numbers.count == 1 else { fatalError("\(numbers.count) numbers", file: file, line: line) }
  return numbers[0]
}

func warn(_ isFine: Bool, file: StaticString = #file, line: UInt = #line) {
  if !isFine { assertionFailure("not fine", file: file, line: line) }
}

check(1 < 2, "smaller")
warn(true)
print(first([3, 4]), only([5]))
print(only([6, 7]))
// expect: 3 5
// expect trap: 2 numbers
