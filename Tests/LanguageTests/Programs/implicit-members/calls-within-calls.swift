// What an implicit member, `nil` or `[]` is may be said by the call around the call that it is given to.
enum Cell: Hashable { case empty, full }

struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct Stack<Element> {
  var items: [Element]
  init<S: Sequence>(from other: S) where S.Element == Element { items = Array(other) }
}

struct Board {
  var rows: [[Cell]] = Array(repeating: Array(repeating: .full, count: 1), count: 2)
  init() {}
  init(side: Int) { rows = Array(repeating: Array(repeating: .empty, count: side), count: side) }
}

func wrap<Value>(_ value: Value) -> Box<Value> { Box(value) }
func cells<S: Sequence>(_ sequence: S) -> [Cell] where S.Element == Cell { Array(sequence) }

print([[Cell]](repeating: Array(repeating: .empty, count: 2), count: 1))
print(Board(), Board(side: 1))
let wrapped: Box<Box<Cell>> = Box(Box(.full))
print(wrapped)
let made: Box<Box<Cell>> = wrap(wrap(.empty))
print(made)
print(Box<[Cell]>(Array(repeating: .full, count: 1)))
let optionals: [[Int?]] = Array(repeating: Array(repeating: nil, count: 2), count: 1)
print(optionals)
print([[Set<Int>]](repeating: Array(repeating: [], count: 1), count: 1))

let numbers = Dictionary<Cell, Int>(uniqueKeysWithValues: zip([.empty, .full], 1...))
print(numbers[.empty] as Any, numbers[.full] as Any)
let pairs: [(Cell, Int)] = Array(zip([.empty, .full], [1, 2]))
print(pairs)
let reversed: [Cell] = Array([.empty, .full].reversed())
print(reversed)
let maybe: [Cell?] = Array([.full, nil].reversed())
print(maybe)
print(Set<Cell>([.empty, .full].dropFirst()))
print(cells([.empty, .full].dropLast()), cells(Set([.full])), [Cell](Set([.empty])))
print(Stack<Cell>(from: [.full, .full].prefix(1)))
// expect: [[main.Cell.empty, main.Cell.empty]]
// expect: Board(rows: [[main.Cell.full], [main.Cell.full]]) Board(rows: [[main.Cell.empty]])
// expect: Box<Box<Cell>>(value: main.Box<main.Cell>(value: main.Cell.full))
// expect: Box<Box<Cell>>(value: main.Box<main.Cell>(value: main.Cell.empty))
// expect: Box<Array<Cell>>(value: [main.Cell.full])
// expect: [[nil, nil]]
// expect: [[Set([])]]
// expect: Optional(1) Optional(2)
// expect: [(main.Cell.empty, 1), (main.Cell.full, 2)]
// expect: [main.Cell.full, main.Cell.empty]
// expect: [nil, Optional(main.Cell.full)]
// expect: [main.Cell.full]
// expect: [main.Cell.empty] [main.Cell.full] [main.Cell.empty]
// expect: Stack<Cell>(items: [main.Cell.full])
