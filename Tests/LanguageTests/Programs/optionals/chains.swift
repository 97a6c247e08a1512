struct Address { var street: String?; var number = 1 }
class Person { var address: Address?; var friend: Person?; var name: String
  init(_ name: String) { self.name = name }
  func greet() -> String { "hi \(name)" } }
let p = Person("Ann")
print(p.address?.street as Any, p.friend?.greet() as Any)
p.address = Address(street: "Main")
p.address?.number += 41
print(p.address?.number ?? 0, p.address!.street!)
p.friend = Person("Bob")
p.friend?.friend = p
print(p.friend?.friend?.name ?? "none")
p.friend?.name = "Robert"
print(p.friend?.name as Any)
p.friend = nil
p.friend?.name = "ignored"
var n: Int? = 5
n? += 1
print(n as Any, n.map { $0 * 2 } as Any)
if let n, n > 3 { print("n is", n) }
func f(_ x: Int?) -> String {
  guard let x else { return "nil" }
  return "\(x)"
}
print(f(3), f(nil))
let none: Int?? = nil
print(none as Any, none == nil)
let list: [Int?] = [1, nil, 3]
print(list)
for case let x? in list { print(x) }
print(list.compactMap { $0 })
let s: String? = nil
print(s?.count as Any, s ?? "default")
let any: Any = n as Any
print(any)
if let i = any as? Int { print("int", i) }
var w: Int! = 3
print(w + 1)
let dict = ["a": 1]
print(dict["a"] as Any, dict["b"] as Any, dict["b", default: 7])
let forced: Int? = nil
print("now")
print(forced!)
// expect: nil nil
// expect: 42 Main
// expect: Ann
// expect: Optional("Robert")
// expect: Optional(6) Optional(12)
// expect: n is 6
// expect: 3 nil
// expect: nil true
// expect: [Optional(1), nil, Optional(3)]
// expect: 1
// expect: 3
// expect: [1, 3]
// expect: nil default
// expect: Optional(6)
// expect: int 6
// expect: 4
// expect: Optional(1) nil 7
// expect: now
// expect trap: Unexpectedly found nil while unwrapping an Optional value
