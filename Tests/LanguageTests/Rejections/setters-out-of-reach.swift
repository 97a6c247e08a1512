class Store {
  private(set) var items: [Int] = []
}
struct Shelf {
  private(set) var books: [Int] = []
}
struct Room {
  var shelf = Shelf()
  mutating func fill() {
    shelf.books.append(1)
    shelf.books = []
    shelf.books[0] = 1
    shelf.books += [2]
    swap(&shelf.books, &shelf.books)
  }
}
let store = Store()
store.items.append(1)
// expect error 10:17: cannot use mutating member on immutable value: 'books' setter is inaccessible
// expect error 11:11: cannot assign to property: 'books' setter is inaccessible
// expect error 12:16: cannot assign through subscript: 'books' setter is inaccessible
// expect error 13:17: left side of mutating operator isn't mutable: 'books' setter is inaccessible
// expect error 14:10: cannot pass immutable value as inout argument: 'books' setter is inaccessible
// expect error 14:24: cannot pass immutable value as inout argument: 'books' setter is inaccessible
// expect error 18:13: cannot use mutating member on immutable value: 'items' setter is inaccessible
