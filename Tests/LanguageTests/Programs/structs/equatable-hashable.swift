struct Coordinate: Hashable { var row, column: Int }
struct Piece: Equatable {
  let name: String
  var at: Coordinate?
  var history: [Coordinate] = []
}
struct CaseInsensitive: Hashable {
  let text: String
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
let home = Coordinate(row: 1, column: 2)
print(home == Coordinate(row: 1, column: 2), home != Coordinate(row: 2, column: 1))
var seen: Set<Coordinate> = [home]
print(seen.insert(Coordinate(row: 1, column: 2)).inserted, seen.insert(Coordinate(row: 0, column: 0)).inserted)
print(seen.count, seen.contains(home))
var board: [Coordinate: Piece] = [:]
board[home] = Piece(name: "knight", at: home)
print(board[Coordinate(row: 1, column: 2)]?.name ?? "none")
print(Piece(name: "a") == Piece(name: "a"), Piece(name: "a", at: home) == Piece(name: "a"))
print(Piece(name: "a", history: [home]) == Piece(name: "a", history: [home]))
let words: Set = [CaseInsensitive(text: "Tea"), CaseInsensitive(text: "tea"), CaseInsensitive(text: "Milk")]
print(words.count)
print([home, home].firstIndex(of: home)!, [Piece(name: "z")].contains(Piece(name: "z")))
print(home.hashValue == Coordinate(row: 1, column: 2).hashValue)
struct Wrapper<T> { var value: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
print(Wrapper(value: 1) == Wrapper(value: 1), Set([Wrapper(value: "x"), Wrapper(value: "x")]).count)
print([Wrapper(value: [1])] == [Wrapper(value: [1])])
// expect: true true
// expect: false true
// expect: 2 true
// expect: knight
// expect: true false
// expect: true
// expect: 2
// expect: 0 true
// expect: true
// expect: true 1
// expect: true
