extension Int {
  var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }
  var squared: Int { self * self }
  func times(_ work: (Int) -> Void) { for i in 0..<self { work(i) } }
  static func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
  mutating func double() { self *= 2 }
  enum Parity { case even, odd }
  var parity: Parity { isMultiple(of: 2) ? .even : .odd }
  subscript(digit index: Int) -> Int { self / (10 ** index) % 10 }
  init(bits: [Bool]) { self = bits.reduce(0) { $0 * 2 + ($1 ? 1 : 0) } }
}
infix operator **: MultiplicationPrecedence
print((1...20).filter(\.isPrime), 7.squared, 2 ** 10, 3 + 2 ** 3)
3.times { print($0, terminator: " ") }
print()
var n = 21
n.double()
print(n, n.parity, 4.parity == .even, 1234[digit: 2], Int(bits: [true, false, true]))
extension String {
  var vowels: Int { filter { "aeiou".contains($0) }.count }
  func shouted(times n: Int = 1) -> String { uppercased() + String(repeating: "!", count: n) }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(range: Range<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)] }
  mutating func indent() { self = "  " + self }
  var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) }
}
print("education".vowels, "hey".shouted(), "hey".shouted(times: 3), "swift"[1], "swift"[1..<4])
print("A man, a plan, a canal: Panama".isPalindrome, "nope".isPalindrome)
var line = "x"
line.indent()
print(line + "|")
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  mutating func rotate() { if let f = first { removeFirst(); append(f) } }
}
var list = [1, 2, 3, 4, 5]
print(list[safe: 9] as Any, list[safe: 0]!, list.chunked(2))
list.rotate()
print(list)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } ; var isBlank: Bool { orEmpty.isEmpty } }
print((nil as String?).isBlank, Optional("x").orEmpty)
extension Bool { var number: Int { self ? 1 : 0 }; static func random(_ n: Int) -> Bool { n > 2 } }
print(true.number + false.number, Bool.random(3))
// expect: [2, 3, 5, 7, 11, 13, 17, 19] 49 1024 11
// expect: 0 1 2 
// expect: 42 even true 2 5
// expect: 5 HEY! HEY!!! w wif
// expect: true false
// expect: x|
// expect: nil 1 [[1, 2], [3, 4], [5]]
// expect: [2, 3, 4, 5, 1]
// expect: true x
// expect: 1 true
