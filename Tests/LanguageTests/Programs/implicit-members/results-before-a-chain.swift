// What the end of a chain is wanted for says of what type the implicit members are that a closure before it gives.

enum Size: Int {
  case small, large
  static func of(_ number: Int) -> Size { number > 0 ? .large : .small }
}
let large: [Size] = [0, 1].map { .of($0) }.filter { $0 == .large }
print(large)
let greatest: Size = [0, 1].map { .of($0) }.max { $0.rawValue < $1.rawValue }!
print(greatest)
func sorted() -> [Size] { [1, 0].map { .of($0) }.sorted { $0.rawValue < $1.rawValue } }
print(sorted())
let made: Size = [1].map { .init(rawValue: $0)! }.first!
print(made)
let chosen: [Size] = [0, 1].map { $0 > 0 ? .small : .large }.reversed()
print(chosen)
func count(_ sizes: [Size]) -> Int { sizes.count }
print(count([3, 4].map { .of($0) }.dropFirst().filter { $0 == .large }))
// expect: [main.Size.large]
// expect: large
// expect: [main.Size.small, main.Size.large]
// expect: large
// expect: [main.Size.small, main.Size.large]
// expect: 1
