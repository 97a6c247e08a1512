class Screen {
  let title: String
  init(title: String) { self.title = title }
  @available(*, unavailable)
  required init?(coder: Int) { fatalError("not there") }
}
class List: Screen {
  let rows: Int
  init(rows: Int) {
    self.rows = rows
    super.init(title: "list")
  }
}
final class LongList: List {
  let isLong = true
  override init(rows: Int) { super.init(rows: rows * 10) }
}
print(List(rows: 2).title, LongList(rows: 3).rows)
// expect: list 30
