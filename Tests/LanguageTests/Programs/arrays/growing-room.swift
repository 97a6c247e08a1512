// How much room arrays have, and how it grows.
func grow<T>(_ make: (Int) -> T) {
  var list: [T] = []
  var rooms = [list.capacity]
  for number in 0..<100 {
    list.append(make(number))
    if list.capacity != rooms.last { rooms.append(list.capacity) }
  }
  print(T.self, rooms)
}
struct Point { var x = 0, y = 0, z = 0 }
enum Side { case left, right }
final class Node {}
grow { $0 }
grow { "\($0)" }
grow { UInt8($0) }
grow { Int32($0) }
grow { $0 > 3 }
grow { Optional($0) }
grow { _ in Point() }
grow { _ in Side.left }
grow { _ in Node() }
grow { ($0, "a") }
grow { [$0] }
grow { $0 as Any }
for room in [0, 1, 2, 5, 10, 100] {
  var numbers: [Int] = []
  var texts: [String] = []
  var bytes: [UInt8] = []
  numbers.reserveCapacity(room)
  texts.reserveCapacity(room)
  bytes.reserveCapacity(room)
  print(room, numbers.capacity, texts.capacity, bytes.capacity)
}
var list = [1, 2, 3]
list.append(4)
print(list.capacity)
list.removeLast(3)
print(list.capacity)
list.removeAll()
print(list.capacity)
list = [1, 2, 3, 4, 5]
list.removeAll(keepingCapacity: true)
print(list.capacity)
list = [1, 2, 3]
list += [4, 5, 6, 7, 8]
print(list.capacity)
list.insert(0, at: 0)
print(list.capacity)
list.append(contentsOf: Array(repeating: 1, count: 20))
var copy = list
copy.append(1)
print(list.capacity, copy.capacity, (list + [1]).capacity, Array(repeating: 0, count: 5).capacity)
// expect: Int [0, 1, 3, 7, 15, 31, 63, 127]
// expect: String [0, 1, 2, 4, 8, 16, 32, 64, 128]
// expect: UInt8 [0, 8, 24, 56, 120]
// expect: Int32 [0, 2, 6, 14, 30, 62, 126]
// expect: Bool [0, 8, 24, 56, 120]
// expect: Optional<Int> [0, 1, 2, 4, 8, 16, 32, 64, 128]
// expect: Point [0, 1, 2, 4, 8, 16, 32, 64, 128]
// expect: Side [0, 8, 24, 56, 120]
// expect: Node [0, 1, 3, 7, 15, 31, 63, 127]
// expect: (Int, String) [0, 1, 2, 4, 8, 16, 32, 64, 128]
// expect: Array<Int> [0, 1, 3, 7, 15, 31, 63, 127]
// expect: Any [0, 1, 2, 4, 8, 16, 32, 64, 128]
// expect: 0 0 0 0
// expect: 1 1 1 8
// expect: 2 3 2 8
// expect: 5 5 5 8
// expect: 10 11 10 24
// expect: 100 101 100 104
// expect: 7
// expect: 7
// expect: 0
// expect: 5
// expect: 9
// expect: 9
// expect: 29 59 59 5
