// The tables of sets and dictionaries grow by doubling.
var seen = Set<Int>()
var table: [Int: String] = [:]
var capacities: [[Int]] = []
for number in 0..<100 {
  if capacities.last?.first != seen.capacity { capacities.append([seen.capacity, table.capacity, seen.count]) }
  seen.insert(number)
  table[number] = "\(number)"
}
print(capacities)
print(Set([1, 2, 3]).capacity, Set(["a"]).capacity, [1: 1, 2: 2].capacity, Set<Int>().capacity)
seen.removeAll()
print(seen.capacity)
// expect: [[0, 0, 0], [1, 1, 1], [3, 3, 2], [6, 6, 4], [12, 12, 7], [24, 24, 13], [48, 48, 25], [96, 96, 49], [192, 192, 97]]
// expect: 3 1 3 0
// expect: 0
