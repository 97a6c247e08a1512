let a: Int?? = .some(nil)
let b: Int?? = nil
let c: Int?? = 5
print(a == nil, b == nil, c == nil, a as Any, b as Any, c as Any)
print(a != nil, c! == 5, c!! + 1, (a ?? 7) as Any, (b ?? 7) as Any)
if let inner = a { print("some", inner as Any) } else { print("none") }
if let inner = b { print("some", inner as Any) } else { print("none") }
if case .some(.some(let n)) = c { print(n) }
switch a { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let n)): print(n) }
let table: [String: Int?] = ["x": 1, "y": nil]
print(table["x"] as Any, table["y"] as Any, table["z"] as Any, table.count)
print(table["y"] == nil, table["z"] == nil, table["x"]! ?? 0, (table["y"] ?? 9) as Any)
var mutable = table
mutable["x"] = .some(nil)
mutable["w"] = nil
print(mutable["x"] as Any, mutable.count)
mutable["x"] = nil
print(mutable.count)
mutable.updateValue(nil, forKey: "q")
print(mutable.keys.sorted())
let list: [Int?] = [1, nil, 3]
print(list, list.first as Any, list.last!! + 1, list.compactMap { $0 }, list.first == nil)
for case let n? in list { print(n) }
let flat: Int? = c.flatMap { $0 }
print(flat as Any, (list.first ?? nil) as Any)
func wrap<T>(_ t: T) -> T? { t }
print(wrap(wrap(1)) as Any, wrap(nil as Int?) as Any, type(of: wrap(wrap(1))))
let text = ["1", "x"].map { Int($0) }
print(text, text.first! as Any, text.firstIndex(of: nil) as Any)
let triple: Int??? = 3
print(triple as Any, triple!!!, triple == 3, [nil, 1, 2].max { ($0 ?? 0) < ($1 ?? 0) } as Any)
print((try? Int("4")) as Any, Optional(Optional("s")) as Any)
// expect: false true false Optional(nil) nil Optional(Optional(5))
// expect: true true 6 nil Optional(7)
// expect: some nil
// expect: none
// expect: 5
// expect: some none
// expect: Optional(Optional(1)) Optional(nil) nil 2
// expect: false true 1 nil
// expect: Optional(nil) 2
// expect: 1
// expect: ["q", "y"]
// expect: [Optional(1), nil, Optional(3)] Optional(Optional(1)) 4 [1, 3] false
// expect: 1
// expect: 3
// expect: Optional(5) Optional(1)
// expect: Optional(Optional(1)) Optional(nil) Optional<Optional<Int>>
// expect: [Optional(1), nil] Optional(1) Optional(1)
// expect: Optional(Optional(Optional(3))) 3 true Optional(Optional(2))
// expect: Optional(4) Optional(Optional("s"))
