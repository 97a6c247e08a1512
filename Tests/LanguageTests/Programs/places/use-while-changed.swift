// A variable is used while a call changes a part of it that a subscript gives.
final class Index {
  var pages: [String: [Int]] = [:]
  func add(_ list: inout [Int]) {
    list.append(1)
    print("added", list)
    pages["a"]?.append(2)
    print("not reached")
  }
}
let index = Index()
index.add(&index.pages["a", default: []])
// expect: added [1]
// expect trap: 
