protocol Identified { var id: Int { get } }
protocol Titled { var title: String { get } }
protocol Entry: Identified, Titled, CustomStringConvertible { var date: String { get } }
extension Entry { var description: String { "#\(id) \(title) (\(date))" } }
extension Identified { func same(as other: any Identified) -> Bool { id == other.id } }
struct Note: Entry { let id: Int; var title: String; var date = "today" }
struct Tag: Identified, Titled { let id: Int; let title: String }
func show(_ item: any Identified & Titled) -> String { "\(item.id):\(item.title)" }
func label<T: Identified & Titled>(_ item: T) -> String where T: Hashable { "hashable \(item.title)" }
typealias Listed = Identified & Titled
func all(_ items: [any Listed]) -> [String] { items.map(show) }
let note = Note(id: 1, title: "Shop")
let tag = Tag(id: 1, title: "Red")
print(note, show(note), show(tag), note.same(as: tag))
print(all([note, tag, Note(id: 2, title: "Rest", date: "later")]))
extension Tag: Hashable {}
print(label(tag))
let things: [Any] = [note, tag, 5]
print(things.map { $0 is any Entry }, things.compactMap { ($0 as? any Titled)?.title })
for thing in things {
  switch thing {
  case let e as any Entry: print("entry", e.date)
  case let l as any Listed: print("listed", l.title)
  default: print("neither")
  }
}
class Model { let id = 9 }
protocol Saving: Model { func save() -> String }
class Doc: Model, Saving { func save() -> String { "saved \(id)" } }
let s: any Saving = Doc()
print(s.save(), s.id)
func both(_ x: Model & Titled) -> String { "\(x.id) \(x.title)" }
class Page: Model, Titled { var title = "page" }
print(both(Page()))
// expect: #1 Shop (today) 1:Shop 1:Red true
// expect: ["1:Shop", "1:Red", "2:Rest"]
// expect: hashable Red
// expect: [true, false, false] ["Shop", "Red"]
// expect: entry today
// expect: listed Red
// expect: neither
// expect: saved 9 9
// expect: 9 page
