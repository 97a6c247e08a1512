// What a private extension at the top of a file declares can be used in all of the file.
struct Screen {
  fileprivate var item: Item? = nil
}
private extension Screen {
  enum Item { case note(String), count(Int) }
  struct Row { let item: Item }
}
private extension Screen {
  func row(for item: Item) -> Row { Row(item: item) }
  var rows: [Row] { [row(for: .note("a")), row(for: .count(2))] }
}
extension Screen {
  fileprivate func first() -> Item { rows[0].item }
}
for case .count(let count) in Screen().rows.map(\.item) { print(count) }
if case .note(let text) = Screen().first() { print(text) }
// expect: 2
// expect: a
