struct Numbers: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
  static func larger(_ a: Int, _ b: Int) -> Int { max(a, b) + 1 }
  static var least: Int { min(1, 2) }
  static func right(_ a: Int, _ b: Int) -> Int { Swift.max(a, b) }
}
struct Scale {
  func max(_ a: Int, _ b: Int) -> Int { 1 }
  static func top() -> Int { max(1, 2) }
}
extension Sequence { static func top() -> Int { max(1, 2) } }
// expect error 3:51: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
// expect error 4:27: use of 'min' refers to instance method rather than global function 'min' in module 'Swift'
// expect error 9:30: instance member 'max' cannot be used on type 'Scale'
// expect error 11:49: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
