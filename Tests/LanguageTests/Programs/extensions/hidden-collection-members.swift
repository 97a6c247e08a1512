// A property of the program's extension of a protocol is meant where the library has it from an extension of that protocol, too.
extension Collection {
  var first: Element? { nil }
  var isEmpty: Bool { true }
}

extension BidirectionalCollection {
  var last: Int { count }
}

let numbers = [1, 2]
print(numbers.first as Any, numbers.isEmpty, numbers.last)
print(numbers[1...].first as Any, numbers[1...].isEmpty, numbers[1...].last)
let text = "ab"
print(text.first as Any, text.last)
func isEmpty<C: Collection>(_ values: C) -> Bool { values.isEmpty }
print(isEmpty(numbers), numbers.isEmpty)
// expect: nil true 2
// expect: nil true 1
// expect: nil 2
// expect: false true
