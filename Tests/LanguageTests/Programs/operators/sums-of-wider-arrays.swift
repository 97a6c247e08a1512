// Arrays of which one can be of the type of the other add up to that.
class Animal {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Dog: Animal {}
protocol Scored { var score: Int { get } }
extension Int: Scored { var score: Int { self } }
struct Bonus: Scored { var score = 7 }

let dogs = [Dog("Rex")]
let animals = [Animal("Tom")]
print((dogs + animals).map(\.name), (animals + dogs).map(\.name), type(of: dogs + animals))
let numbers = [1, 2]
let scored: [any Scored] = [Bonus()]
print((numbers + scored).map(\.score), (scored + [1, 2]).map(\.score), ([3] + scored).map(\.score))
let optionals: [Int?] = [nil, 3]
print(numbers + optionals, optionals + numbers)
var all: [Any] = numbers + ["x"]
all += numbers
all = all + numbers + ["end"]
print(all)
let mixed: [Any] = ["a"] + numbers + [2.5]
print(mixed)
let padded: [Int?] = numbers + [nil]
print(padded)
let pets: [Animal] = dogs + [Animal("Kit")]
print(pets.map(\.name))
func scores() -> [any Scored] { numbers + [Bonus()] }
print(scores().map(\.score))
func show(_ values: [Any]) { print(values.count, values) }
show(numbers + ["q"])
// expect: ["Rex", "Tom"] ["Tom", "Rex"] Array<Animal>
// expect: [1, 2, 7] [7, 1, 2] [3, 7]
// expect: [Optional(1), Optional(2), nil, Optional(3)] [nil, Optional(3), Optional(1), Optional(2)]
// expect: [1, 2, "x", 1, 2, 1, 2, "end"]
// expect: ["a", 1, 2, 2.5]
// expect: [Optional(1), Optional(2), nil]
// expect: ["Rex", "Kit"]
// expect: [1, 2, 7]
// expect: 3 [1, 2, "q"]
