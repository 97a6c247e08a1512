// A type that has a nil of its own is compared with that.
enum Cell: Equatable, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
  case empty, number(Int)
  init(nilLiteral: ()) { self = .empty }
  init(integerLiteral value: Int) { self = .number(value) }
}
let cells: [Cell] = [nil, 3, nil, 7]
print(cells[0] == nil, nil == cells[1], cells[1] != nil, cells.filter { $0 != nil }.count)
let found: Cell? = cells.first
let missing: Cell? = [Cell]().first
print(found == nil, missing == nil, found == .some(nil), cells.map { $0 == nil ? "-" : "x" }.joined())
// expect: true false true 2
// expect: false true true -x-x
