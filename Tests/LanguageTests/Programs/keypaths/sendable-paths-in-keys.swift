// What is an object of a class, and `Sendable` besides, conforms as the class does.
struct Reading { var value = 1, unit = "m" }
struct Key: Hashable, Sendable { let path: KeyPath<Reading, Int> & Sendable }
struct Column: Equatable {
  let path: any PartialKeyPath<Reading> & Sendable
  let width: Int
}
print(Key(path: \.value) == Key(path: \.value), Set([Key(path: \.value), Key(path: \.value)]).count)
print(Column(path: \.unit, width: 1) == Column(path: \.value, width: 1), Column(path: \.unit, width: 2).width)
// expect: true 1
// expect: false 2
