func two<T>(_ a: T, _ b: T) {}
two(1, "a")
two("a", 1)
two(2.5, "a")
two([1], ["a"])
two(1, true)
struct A {}; struct B {}
two(A(), B())
func twoE<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(twoE(1, "x"))
print(twoE("x", 1))
func dict<K>(_ a: [K: Int], _ k: K) {}
dict(["a": 1], 2)
struct Box<T> { init(_ a: T, _ b: T) {} }
_ = Box(1, "a")
var list = [1]
list.append("x")
list.insert("y", at: 0)
print(list.firstIndex(of: "z") as Any)
func three<T>(_ a: T, _ b: T, _ c: T) {}
three(1, 2, "x")
// expect error 2:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 3:1: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
// expect error 4:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Double')
// expect error 6:1: conflicting arguments to generic parameter 'T' ('Bool' vs. 'Int')
// expect error 8:1: conflicting arguments to generic parameter 'T' ('A' vs. 'B')
// expect error 10:7: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 11:7: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
// expect error 15:5: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 17:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 18:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 19:27: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 21:13: cannot convert value of type 'String' to expected argument type 'Int'
