// How much room dictionaries and sets have, which removals leave to them.
for room in [0, 1, 2, 3, 4, 10, 50, 1000] {
  var numbers = Set<Int>()
  var ages: [String: Int] = [:]
  numbers.reserveCapacity(room)
  ages.reserveCapacity(room)
  print(
    room, numbers.capacity, ages.capacity, Dictionary<Int, Int>(minimumCapacity: room).capacity,
    Set<String>(minimumCapacity: room).capacity)
}
var numbers = Set<Int>()
var rooms = [numbers.capacity]
for number in 0..<100 {
  numbers.insert(number)
  if numbers.capacity != rooms.last { rooms.append(numbers.capacity) }
}
print(rooms)
for number in 0..<95 { numbers.remove(number) }
print(numbers.capacity, numbers.count)
numbers.removeAll()
print(numbers.capacity)
numbers = [1, 2, 3]
numbers.removeAll(keepingCapacity: true)
print(numbers.capacity)

var ages: [Int: String] = [:]
for number in 0..<50 { ages[number] = "x" }
for number in 0..<48 { ages[number] = nil }
print(ages.count, ages.capacity, ages.filter { $0.key > 48 }.capacity, ages.mapValues { $0 + "y" }.capacity)
print([1: 2, 3: 4].capacity, Set([1, 2, 3, 4]).capacity, Dictionary(grouping: 0..<10) { $0 % 3 }.capacity)
print(Set([1, 2, 3]).union([4, 5]).capacity, Set([1, 2, 3]).subtracting([1]).capacity)
var kept = [1: 1, 2: 2, 3: 3]
kept.removeAll(keepingCapacity: true)
let copy = kept
kept[5] = 1
print(kept.capacity, copy.capacity, copy.count)
// expect: 0 0 0 0 0
// expect: 1 1 1 1 1
// expect: 2 3 3 3 3
// expect: 3 3 3 3 3
// expect: 4 6 6 6 6
// expect: 10 12 12 12 12
// expect: 50 96 96 96 96
// expect: 1000 1536 1536 1536 1536
// expect: [0, 1, 3, 6, 12, 24, 48, 96, 192]
// expect: 192 5
// expect: 0
// expect: 3
// expect: 2 96 1 96
// expect: 3 6 3
// expect: 6 3
// expect: 3 3 0
