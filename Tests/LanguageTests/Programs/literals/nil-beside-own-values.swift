enum Value: ExpressibleByNilLiteral, Equatable {
  case int(Int), null
  init(nilLiteral: ()) { self = .null }
}
func pick<T>(_ isFirst: Bool, _ a: T, _ b: T) -> T { isFirst ? a : b }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(pick(false, Value.int(1), nil), type(of: pick(true, Value.int(1), nil)), same(Value.null, nil))
print(pick(false, 1, nil) as Any, pick(true, "a", nil) as Any)
typealias Matrix<Element: Numeric> = [[Element]]
func total<Element>(_ matrix: Matrix<Element>) -> Element { matrix.joined().reduce(0, +) }
print(total([[1, 2], [3]]), total([[0.5]]))
// expect: null Value true
// expect: nil Optional("a")
// expect: 6 0.5
