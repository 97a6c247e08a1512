struct Size { var width: Int, title: String? }
print(Size(width: 1, title: nil), Size(width: 2, title: "a"))
struct Names { var first: String?, last: String? }
print(Names(), Names(first: "a"), Names(last: "b"))
struct Count { var start = 1, end: Int?, step = 2 }
print(Count(), Count(end: 3), Count(start: 0, step: 1))
struct Later { var value: Double, count = 1; var other: Int }
print(Later(value: 1, other: 2), Later(value: 1, count: 3, other: 2))
struct Made { var width: Int, title: String?; init() { width = 4 } }
print(Made())
class Box { var width: Int, title: String?, count = 3; init(width: Int) { self.width = width } }
let box = Box(width: 5)
print(box.width, box.title as Any, box.count)
func local() {
  var a = 1, b: Int?
  print(a, b as Any)
  (a, b) = (2, 3)
  print(a, b as Any)
}
local()
// expect: Size(width: 1, title: nil) Size(width: 2, title: Optional("a"))
// expect: Names(first: nil, last: nil) Names(first: Optional("a"), last: nil) Names(first: nil, last: Optional("b"))
// expect: Count(start: 1, end: nil, step: 2) Count(start: 1, end: Optional(3), step: 2) Count(start: 0, end: nil, step: 1)
// expect: Later(value: 1.0, count: 1, other: 2) Later(value: 1.0, count: 3, other: 2)
// expect: Made(width: 4, title: nil)
// expect: 5 nil 3
// expect: 1 nil
// expect: 2 Optional(3)
