struct Shelf {
  let books = ["a", "b"]
  subscript() -> String { "all of \(books.count)" }
  subscript(i: Int) -> String { books[i] }
  func `subscript`() -> String { "a method" }
  func `subscript`(i: Int) -> String { "a method of \(i)" }
}
let shelf = Shelf()
print(shelf[], shelf[1], shelf.subscript(), shelf.subscript(i: 1))
// expect: all of 2 b a method a method of 1
