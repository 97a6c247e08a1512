struct Item { var name: String?; var sizes: [Int] }
let items = [Item(name: "a", sizes: [1]), Item(name: nil, sizes: [2, 3])]
print([1, nil, 3].flatMap { $0 }, ["a", nil].flatMap { $0 })
print(items.flatMap(\.name), items.flatMap(\.sizes), items.compactMap(\.name))
print([1, 2, 3].contains([2, 3]), [1, 2, 3].contains([3, 2]), [1, 2, 3].contains(2))
let numbers = [1, 2, 3]
print(numbers.contains(numbers.dropFirst()), numbers.contains(3...3), numbers.contains([]))
// expect: [1, 3] ["a"]
// expect: ["a"] [1, 2, 3] ["a"]
// expect: true false true
// expect: true true true
