protocol P { init(); static var name: String { get } }
struct A: P { static var name: String { "A" } }
struct B: P { static var name: String { "B" } }
func make<T: P>(_ t: T) -> String { "\(T.self) \(T.name)" }
let items: [any P] = [A(), B()]
for i in items { print(make(i)) }
func gen<T>(_ t: T) { print(T.self, type(of: t)) }
let x: Any = 5
gen(x)
let p: any P = A()
func opened<T: P>(_ t: T) -> T.Type { T.self }
print(opened(p))
print([A(), B()] as [any P])
func arr<T: P>(_ t: T) -> [T] { [t, T()] }
print(arr(p))
// expect: A A
// expect: B B
// expect: Any Any
// expect: A
// expect: [main.A(), main.B()]
// expect: [main.A(), main.A()]
