@dynamicMemberLookup struct JSON {
  var value: Any
  subscript(dynamicMember name: String) -> JSON { JSON(value: (value as? [String: Any])?[name] ?? "missing") }
  subscript(index: Int) -> JSON { JSON(value: (value as? [Any])?[index] ?? "missing") }
  var text: String { "\(value)" }
}
let json = JSON(value: ["user": ["name": "Ann", "tags": ["x", "y"]]])
print(json.user.name.text, json.user.tags[1].text, json.nobody.name.text)
struct Point { var x = 1, y = 2 }
@dynamicMemberLookup struct Wrapper<Base> {
  var base: Base
  subscript<T>(dynamicMember path: WritableKeyPath<Base, T>) -> T { get { base[keyPath: path] } set { base[keyPath: path] = newValue } }
}
var w = Wrapper(base: Point())
w.x += 10
print(w.x, w.y, w.base)
@dynamicCallable struct Sum { func dynamicallyCall(withArguments list: [Int]) -> Int { list.reduce(0, +) } }
print(Sum()(1, 2, 3), Sum()())
// expect: Ann y missing
// expect: 11 2 Point(x: 11, y: 2)
// expect: 6 0
