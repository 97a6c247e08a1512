struct Endless: IteratorProtocol { mutating func next() -> Int { 3 } }
protocol Source {
  associatedtype Item
  func give() -> Item?
}
struct Always: Source { func give() -> Int { 1 } }
struct Good: Sequence, IteratorProtocol { mutating func next() -> Int? { nil } }
struct Fine: Source { func give() -> String? { nil } }
// expect error 1:8: type 'Endless' does not conform to protocol 'IteratorProtocol'
// expect error 6:8: type 'Always' does not conform to protocol 'Source'
