// Parts of collections that can be set are changed in place, in generic code as in one's own collections.

extension MutableCollection where Self: BidirectionalCollection {
  mutating func rotate(to middle: Index) {
    self[..<middle].reverse()
    self[middle...].reverse()
    reverse()
  }
}

extension RandomAccessCollection where Self: MutableCollection, Element: Comparable {
  mutating func sortFirst(_ count: Int) { self[..<index(startIndex, offsetBy: count)].sort() }
}

func quickSort<C: MutableCollection & RandomAccessCollection>(_ items: inout C) where C.Element: Comparable {
  guard items.count > 1 else { return }
  let pivot = items[items.startIndex]
  let middle = items.partition { $0 >= pivot }
  if middle == items.startIndex {
    quickSort(&items[items.index(after: middle)...])
  } else {
    quickSort(&items[..<middle])
    quickSort(&items[middle...])
  }
}

var numbers = [5, 2, 3, 4, 1]
numbers.rotate(to: 2)
print(numbers)
numbers.sortFirst(3)
print(numbers)
var part = numbers[1...3]
part.rotate(to: 2)
print(part, numbers)
quickSort(&numbers)
print(numbers)

struct Ring: MutableCollection, BidirectionalCollection {
  var items = [1, 2, 3, 4]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Int {
    get { items[index] }
    set {
      print("set \(index) to \(newValue)")
      items[index] = newValue
    }
  }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
}

var ring = Ring()
ring[1...2] = ring[2...3]
print(ring.items)
let bounds = 1..<3
ring[bounds].swapAt(1, 2)
ring[..<2][0] = 9
print(ring.items, ring[..<2].last ?? 0, ring.dropFirst().dropLast().last ?? 0)
ring[...].reverse()
print(ring.items)
// expect: [3, 4, 1, 5, 2]
// expect: [1, 3, 4, 5, 2]
// expect: [4, 5, 3] [1, 3, 4, 5, 2]
// expect: [1, 2, 3, 4, 5]
// expect: set 1 to 3
// expect: set 2 to 4
// expect: [1, 3, 4, 4]
// expect: set 1 to 4
// expect: set 2 to 3
// expect: set 1 to 4
// expect: set 2 to 3
// expect: set 0 to 9
// expect: set 0 to 9
// expect: set 1 to 4
// expect: [9, 4, 3, 4] 4 3
// expect: set 0 to 4
// expect: set 3 to 9
// expect: set 1 to 3
// expect: set 2 to 4
// expect: set 0 to 4
// expect: set 1 to 3
// expect: set 2 to 4
// expect: set 3 to 9
// expect: [4, 3, 4, 9]
