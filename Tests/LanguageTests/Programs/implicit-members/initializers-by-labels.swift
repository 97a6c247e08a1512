// The labels of `.init(…)` say which overload is meant.

struct Cell: Equatable {
  let row: Int
  let column: Int
  init(row: Int, column: Int) throws {
    struct Outside: Error {}
    guard row >= 0, column >= 0 else { throw Outside() }
    self.row = row
    self.column = column
  }
}

extension Array where Element == Cell {
  init(rows: Int, columns: Int) throws {
    self = try (0..<rows).flatMap { row in try (0..<columns).map { try Cell(row: row, column: $0) } }
  }
}

func count(at cells: [Cell]) -> String { "\(cells.count) in an array" }
func count(at cells: Cell...) -> String { "\(cells.count) one by one" }

struct Name { let text: String }
struct Age { let years: Int }
func describe(_ name: Name) -> String { "named \(name.text)" }
func describe(_ age: Age) -> String { "aged \(age.years)" }
func describe(_ numbers: [Int]) -> String { "numbers \(numbers)" }

print(try count(at: .init(row: 1, column: 2)))
print(try count(at: .init(rows: 2, columns: 3)))
print(try count(at: .init(row: 1, column: 2), .init(row: 3, column: 4)))
print(describe(.init(text: "Anna")), describe(.init(years: 3)), describe(.init(repeating: 1, count: 2)))
do {
  print(try count(at: .init(row: -1, column: 0)))
} catch {
  print("thrown \(type(of: error))")
}
// expect: 1 one by one
// expect: 6 in an array
// expect: 2 one by one
// expect: named Anna aged 3 numbers [1, 1]
// expect: thrown Outside
