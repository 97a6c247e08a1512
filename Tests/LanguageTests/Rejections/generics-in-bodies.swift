func largest<T>(_ xs: [T]) -> T? {
  xs.max()
}

func ordered<T: Equatable>(_ xs: [T]) -> [T] {
  xs.sorted()
}

func need<U: Equatable>(_ u: U) {}

struct Shelf<Book> {
  var books: [Book]
  func compare(_ other: Book) {
    need(other)
  }
}

extension Array where Element == Int {
  func top() -> Int? { self.max() }
}
// expect error 2:6: referencing instance method 'max()' on 'Sequence' requires that 'T' conform to 'Comparable'
// expect error 6:6: referencing instance method 'sorted()' on 'Sequence' requires that 'T' conform to 'Comparable'
// expect error 14:5: global function 'need' requires that 'Book' conform to 'Equatable'
