protocol Sec { associatedtype Collection: Swift.Collection; var elements: Collection { get } }
struct Section<M, El>: Sec {
  var m: M; var elements: [El]
  init<C: Collection>(m: M, elements: C) where C.Element == El { self.m = m; self.elements = Array(elements) }
}
print(Section(m: 1, elements: [2]).elements)  // [2]

protocol Store {
  associatedtype Sequence: Swift.Sequence
  var all: Sequence { get }
}

struct Shelf: Store {
  var all: [Int]

  func joined<S: Sequence>(with other: S) -> [Int] where S.Element == Int { all + Array(other) }
  func count(of numbers: some Sequence<Int>) -> Int { numbers.reduce(0) { count, _ in count + 1 } }
}

print(Shelf(all: [1]).joined(with: Set([2])), Shelf(all: []).count(of: 1..<4))
// expect: [2]
// expect: [1, 2] 3
