struct Person { var name: String; var age: Int }
let people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 25), Person(name: "Cy", age: 30)]
print(people.sorted { $0.age < $1.age }.map(\.name))
print(people.sorted { ($0.age, $0.name) > ($1.age, $1.name) }.map(\.name))
var numbers = [3, 1, 2]
numbers.sort()
print(numbers)
numbers.sort(by: >)
print(numbers, ["b", "A", "c"].sorted(), ["b", "A"].sorted { $0.lowercased() < $1.lowercased() })
let stable = (0..<40).sorted { $0 % 3 < $1 % 3 }
print(stable)
print([2.5, -1].sorted(), [true, false].sorted { !$0 && $1 }, [(1, "b"), (1, "a")].sorted { $0 < $1 }.map(\.1))
// expect: ["Al", "Bo", "Cy"]
// expect: ["Cy", "Bo", "Al"]
// expect: [1, 2, 3]
// expect: [3, 2, 1] ["A", "b", "c"] ["A", "b"]
// expect: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38]
// expect: [-1.0, 2.5] [false, true] ["a", "b"]
