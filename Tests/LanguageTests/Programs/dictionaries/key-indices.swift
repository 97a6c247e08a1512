var ages = ["a": 1]
print(ages.keys.firstIndex(of: "a") == ages.startIndex, ages[ages.keys.firstIndex(of: "a")!], ages.values.firstIndex(of: 1) == ages.startIndex, ages.values.endIndex == ages.endIndex)
print(ages.keys[ages.startIndex], ages.values[ages.startIndex], ages.keys.contains("b"), ages.keys.sorted(), ages.keys, ages.values)
ages.values[ages.startIndex] = 9
print(ages, ages.keys.first as Any, ages.values.map { $0 * 2 }, ages.keys == ["a": 5].keys, ages.keys.isEmpty)
// expect: true (key: "a", value: 1) true true
// expect: a 1 false ["a"] ["a"] [1]
// expect: ["a": 9] Optional("a") [18] true false
