struct Point { var x: Int }
extension Point {
  init(x: Int) { self.x = x }
}
struct Size {
  var width = 1
  var height: Int
}
extension Size {
  init(height: Int) { self.height = height }
  init(width: Int, height: Int) { self.width = width; self.height = height }
}
struct Empty {}
extension Empty { init() {} }
struct Filled { var count = 1 }
extension Filled { init() { count = 2 } }
final class Counter { var count = 1 }
extension Counter { convenience init(count: Int) { self.init() } }
struct Box<Item> { var item: Item }
extension Box { init(item: Item) { self.item = item } }
extension Box where Item == Int { init(item: Int) { self.item = item } }
struct Named {
  var name: String
  init(name: String) { self.name = name }
}
extension Named { init(name: Int) { self.name = "\(name)" } }
struct Other { var name: String }
extension Other { init(name: Int) { self.name = "\(name)" } }
struct Parted { var (left, right): (Int, Int) = (1, 2) }
// expect error 3:3: invalid redeclaration of synthesized memberwise 'init(x:)'
// expect error 11:3: invalid redeclaration of synthesized memberwise 'init(width:height:)'
// expect error 14:19: invalid redeclaration of synthesized 'init()'
// expect error 16:20: invalid redeclaration of synthesized 'init()'
// expect error 20:17: invalid redeclaration of synthesized memberwise 'init(item:)'
