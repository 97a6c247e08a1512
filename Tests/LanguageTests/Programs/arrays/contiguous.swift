// A contiguous array is a type of its own.
let numbers: ContiguousArray = [3, 1, 2]
print(numbers, type(of: numbers), numbers.count, numbers[1], numbers.first!, numbers.last!)
debugPrint(numbers)
dump(numbers)
print(String(reflecting: type(of: numbers)), [numbers], Optional(numbers) as Any)

let plain = Array(numbers)
print(type(of: plain), ContiguousArray(plain) == numbers, type(of: ContiguousArray(plain.lazy.map { $0 * 2 })))

let any: Any = numbers
print(any as? [Int] as Any, any is ContiguousArray<Int>, any is ContiguousArray<String>)
print([1] as Any is ContiguousArray<Int>)

func name(_ list: [Int]) -> String { "array" }
func name(_ list: ContiguousArray<Int>) -> String { "contiguous" }
extension ContiguousArray { var letter: String { "C" } }
extension Array { var letter: String { "A" } }
print(name(numbers), name(plain), name([1]), numbers.letter, plain.letter)

var list = numbers
list.append(4)
list += [5, 6]
list.insert(0, at: 0)
list.remove(at: 1)
list.swapAt(0, 1)
list.sort(by: >)
list[0] = 60
list[1...2] = [50, 45, 40]
print(list, numbers, type(of: list[1...]), list[1...], list.firstIndex(of: 40)!)
print(list.sorted(), list.map { $0 + 1 }, type(of: list.map { $0 }), type(of: list + [1]), list + [1])
print(list.reversed(), list.dropFirst(2), list.prefix(1), list.contains(1), list.reduce(0, +))
print(list.removeLast(), list.popLast() as Any, list.removeFirst(), list)
list.removeAll()
print(list, list.isEmpty, ContiguousArray(repeating: "a", count: 2), ContiguousArray<Int>())

list = [1, 2, 3]
list.withUnsafeMutableBufferPointer { $0[0] = 9 }
print(list.withUnsafeBufferPointer { $0.reduce(0, +) }, list.hashValue == ContiguousArray([9, 2, 3]).hashValue)

struct Row: Hashable, Codable { var cells: ContiguousArray<String> = [] }
var row = Row()
row.cells.append("x")
row.cells[0] += "y"
print(row, Set([row, row]).count)

func appending<C: RangeReplaceableCollection>(_ list: C) -> C where C.Element == Int {
  var list = list
  list.append(7)
  return list
}
print(type(of: appending(numbers)), appending(numbers))
for (index, number) in numbers.enumerated() where index > 0 { print(index, number) }
for number in numbers { print(number, terminator: " ") }
print(numbers == [3, 1, 2], numbers == numbers, [[1], [2]].joined(separator: [0]).map { $0 })
// expect: [3, 1, 2] ContiguousArray<Int> 3 1 3 2
// expect: ContiguousArray([3, 1, 2])
// expect: ▿ 3 elements
// expect: - 3
// expect: - 1
// expect: - 2
// expect: Swift.ContiguousArray<Swift.Int> [ContiguousArray([3, 1, 2])] Optional(ContiguousArray([3, 1, 2]))
// expect: Array<Int> true ContiguousArray<Int>
// expect: nil true false
// expect: false
// expect: contiguous array array C A
// expect: [60, 50, 45, 40, 2, 1, 0] [3, 1, 2] ArraySlice<Int> [50, 45, 40, 2, 1, 0] 3
// expect: [0, 1, 2, 40, 45, 50, 60] [61, 51, 46, 41, 3, 2, 1] Array<Int> ContiguousArray<Int> [60, 50, 45, 40, 2, 1, 0, 1]
// expect: ReversedCollection<ContiguousArray<Int>>(_base: ContiguousArray([60, 50, 45, 40, 2, 1, 0])) [45, 40, 2, 1, 0] [60] true 198
// expect: 0 Optional(1) 60 [50, 45, 40, 2]
// expect: [] true ["a", "a"] []
// expect: 14 true
// expect: Row(cells: ContiguousArray(["xy"])) 1
// expect: ContiguousArray<Int> [3, 1, 2, 7]
// expect: 1 1
// expect: 2 2
// expect: 3 1 2 true true [1, 0, 2]
