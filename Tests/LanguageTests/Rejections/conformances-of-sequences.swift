struct Number: Sequence {
  func makeIterator() -> Int { 3 }
}
struct Collected: Sequence {
  func makeIterator() -> [Int] { [3] }
}
struct Maybe: Sequence {
  func makeIterator() -> AnyIterator<Int>? { nil }
}
struct Plain: Sequence {
  struct Steps { mutating func next() -> Int? { nil } }
  func makeIterator() -> Steps { Steps() }
}
struct Labelled: Sequence {
  func makeIterator(from start: Int) -> AnyIterator<Int> { AnyIterator { nil } }
}
struct Fine: Sequence, IteratorProtocol { mutating func next() -> Int? { nil } }
// expect error 1:8: type 'Number' does not conform to protocol 'Sequence'
// expect error 4:8: type 'Collected' does not conform to protocol 'Sequence'
// expect error 7:8: type 'Maybe' does not conform to protocol 'Sequence'
// expect error 10:8: type 'Plain' does not conform to protocol 'Sequence'
// expect error 14:8: type 'Labelled' does not conform to protocol 'Sequence'
