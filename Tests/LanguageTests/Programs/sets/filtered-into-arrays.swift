// What is wanted says whether what is kept of a set, a dictionary or a text is of its type or an array.

let numbers: Set<Int> = [1, 2, 3]
let asArray: [Int] = numbers.filter { $0 > 2 }
let asSet: Set<Int> = numbers.filter { $0 > 2 }
let kept = numbers.filter { $0 > 2 }
print(asArray, asSet, type(of: kept))

let ages = ["Anna": 30, "Ben": 3]
let pairs: [(key: String, value: Int)] = ages.filter { $0.value > 10 }
print(pairs.map(\.key), type(of: ages.filter { $0.value > 10 }))

struct Habit {
  var days: Set<Int>
  func days(after day: Int) -> [Int] { days.filter { $0 > day } }
  var early: [Int] { days.filter { $0 < 2 } }
}
print(Habit(days: [1, 5]).days(after: 2), Habit(days: [1, 5]).early)

let text: String = "abc".filter { $0 != "b" }
let characters: [Character] = "abc".filter { $0 != "b" }
print(text, characters)
// expect: [3] [3] Set<Int>
// expect: ["Anna"] Dictionary<String, Int>
// expect: [5] [1]
// expect: ac ["a", "c"]
