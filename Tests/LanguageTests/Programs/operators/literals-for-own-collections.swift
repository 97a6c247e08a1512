// Literals beside operators of the program's own that take a collection.
protocol Observer { var id: Int { get } }
struct A: Observer { let id = 1 }; class B: Observer { let id = 2 }; class C: Observer { let id = 3 }
class Subject { var observers: [Observer] = [] 
 static func - (l: Subject, r: [Observer]) -> Int { l.observers.count - r.count }
 static func --= (l: Subject, r: Observer) { l.observers.removeAll { $0.id == r.id } } }
infix operator --=
func += (l: Subject, r: [Observer]) { l.observers += r }
func += (l: Subject, r: Observer) { l.observers.append(r) }
infix operator ~>: AdditionPrecedence
func ~> (l: Subject, r: [Any]) { print(r.count) }
func ~> (l: Subject, r: [String: Any]) { print(r.keys.sorted()) }
let s = Subject()
let b: B? = B()
s += [A(), b!, C()]
s += A()
print(s.observers.map(\.id), s - [A(), C()])
s --= C()
print(s.observers.map(\.id))
s ~> [1, "a"]
s ~> ["k": 1, "l": "b"]
// expect: [1, 2, 3, 1] 2
// expect: [1, 2, 1]
// expect: 2
// expect: ["k", "l"]
