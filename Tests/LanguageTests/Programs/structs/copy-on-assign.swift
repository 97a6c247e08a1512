struct Shelf {
  var name: String
  var books: [String] = []
  mutating func add(_ book: String) { books.append(book) }
}
struct Library {
  var shelves: [Shelf]
  var front: Shelf {
    get { shelves[0] }
    set { shelves[0] = newValue }
  }
}
var a = Library(shelves: [Shelf(name: "Poetry"), Shelf(name: "Maps")])
var b = a
b.front.add("Odes")
b.shelves[1].name = "Atlases"
print(a.front.books.count, b.front.books.count)
print(a.shelves.map(\.name), b.shelves.map(\.name))
var shelf = b.front
shelf.add("Elegies")
print(b.front.books, shelf.books)
b.front = shelf
print(b.shelves[0].books)
func rename(_ shelf: Shelf, to name: String) -> Shelf {
  var copy = shelf
  copy.name = name
  return copy
}
let renamed = rename(a.front, to: "Verse")
print(a.front.name, renamed.name)
var list = [a.front, a.front]
list[0].add("Sonnets")
print(list[0].books, list[1].books, a.front.books)
let closure = { [shelf] in shelf.books.count }
shelf.add("Ballads")
print(closure(), shelf.books.count)
let late = { shelf.books.count }
shelf.add("Limericks")
print(late())
// expect: 0 1
// expect: ["Poetry", "Maps"] ["Poetry", "Atlases"]
// expect: ["Odes"] ["Odes", "Elegies"]
// expect: ["Odes", "Elegies"]
// expect: Poetry Verse
// expect: ["Sonnets"] [] []
// expect: 2 3
// expect: 4
