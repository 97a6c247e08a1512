struct Stack<Element> { var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) } }
class Box<T> { var v: T?; init() {} }
enum Opt<T> { case a, b(T) }
func make<T>() -> [T] { [] }
func f() { let b = Box(); b.v = 1 }
func g() { var b = Opt.a; b = .b(1) }
func h() { var b = make(); b.append(1) }
func i() { var b = Set(); b.insert(1) }
func j() { var b = Array(); b.append(1) }
func k() { var b = Dictionary(); b["a"] = 1 }
var t = Stack()
t.push(1)
// expect error 5:20: generic parameter 'T' could not be inferred
// expect error 6:20: generic parameter 'T' could not be inferred
// expect error 7:20: generic parameter 'T' could not be inferred
// expect error 8:20: generic parameter 'Element' could not be inferred
// expect error 9:20: generic parameter 'Element' could not be inferred
// expect error 10:20: generic parameter 'Key' could not be inferred
// expect error 11:9: generic parameter 'Element' could not be inferred
