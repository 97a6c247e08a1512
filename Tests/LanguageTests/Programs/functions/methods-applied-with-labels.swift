struct Note {
  func line(width: Int, mark: String = "-") -> String { String(repeating: mark, count: width) }
}
let note = Note()
print(Note.line(note)(width: 2, mark: "*"))
print(Int.isMultiple(9)(of: 3))
print(String.hasPrefix("abc")("ab"))
prefix operator +
prefix func + (amount: Int) -> (Int) -> Int { { $0 + amount } }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
print((+5)(4), ((+1) >>> { $0 * 10 })(4))
let plain: Int = +3
print(plain)
// expect: **
// expect: true
// expect: true
// expect: 9 50
// expect: 3
