import Foundation
class Sheet: NSCopying {
  var title: String
  var pages = [1]
  init(title: String) { self.title = title }
  func copy(with zone: NSZone? = nil) -> Any {
    let other = Sheet(title: title)
    other.pages = pages
    return other
  }
}
let first = Sheet(title: "a")
let second = first.copy() as! Sheet
second.title = "b"
second.pages.append(2)
print(first.title, first.pages, second.title, second.pages, first === second)
func duplicate<T: NSCopying>(_ value: T) -> T? { value.copy(with: nil) as? T }
print(duplicate(second)?.title ?? "none", (first as Any) is NSCopying)
// expect: a [1] b [1, 2] false
// expect: b true
