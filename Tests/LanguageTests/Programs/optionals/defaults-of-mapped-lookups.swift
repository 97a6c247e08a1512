// A lookup inside of `map` gives an optional of an optional, whose default is one too.
struct Node {
  var children: [Character: Node] = [:]
  var isEnd = false
  mutating func insert(_ word: some StringProtocol) {
    guard let first = word.first else { isEnd = true; return }
    children[first, default: Node()].insert(word.dropFirst())
  }
  func find(_ path: some StringProtocol) -> Node? { path.first.map { children[$0]?.find(path.dropFirst()) } ?? self }
}
var root = Node()
for word in ["car", "cat"] { root.insert(word) }
print(root.find("ca")?.children.keys.sorted() ?? [], root.find("cat")?.isEnd ?? false, root.find("x") == nil)
extension Node: Equatable {}
let table = ["a": 1]
func look(_ key: String?, _ fallback: Int?) -> Int? { key.map { table[$0] } ?? fallback }
print(look("a", 5) as Any, look("b", 5) as Any, look(nil, 5) as Any, look(nil, nil) as Any)
// expect: ["r", "t"] true true
// expect: Optional(1) nil Optional(5) nil
