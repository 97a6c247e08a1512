// Overloads for classes, collections, texts, optionals and numbers of two kinds.
class A {}; class B: A {}; class C: A {}
let a = A(), b = B(), c = C(), n = 1, o: Int? = 2
func f(_ x: [A]) -> String { "[A]" }
func f(_ x: [B]) -> String { "[B]" }
func f<T>(_ x: [T]) -> String { "[T]" }
print(f([a]), f([b]), f([b, c]), f([1]), f([]), f([a, b]), f([B(), C()]), f([A()]))
func g(_ x: A?) -> String { "A?" }
func g<T: A>(_ x: T) -> String { "T: A" }
func g(_ x: Any?) -> String { "Any?" }
print(g(a), g(b), g(nil), g(1), g(b as B?), g(B()), g(o))
func h<T>(_ x: T?) -> String { "T?" }
func h<T>(_ x: [T]) -> String { "[T]" }
func h(_ x: Any) -> String { "Any" }
print(h(1), h([1]), h(o), h([o]), h(n), h("a"), h((1, 2)), h([n]), h(nil as Int?), h([1].first), h([1: 2]))
func k(_ x: Double, _ y: Double) -> String { "D,D" }
func k(_ x: Int, _ y: Int) -> String { "I,I" }
func k<T: Numeric>(_ x: T, _ y: T) -> String { "T,T" }
func k(_ x: Any, _ y: Any) -> String { "A,A" }
print(k(1, 2), k(1.5, 2), k(1, 2.5), k(n, 2), k(n, 2.5), k(2.5, n), k(Float(1), 2), k("a", 1), k(n * 2, 3), k(Double(n), 2), k(2, Double(n)), k(o!, 2), k(o, 2), k(-1, -2.5))
func s(_ x: String) -> String { "String" }
func s(_ x: Substring) -> String { "Substring" }
func s<S: StringProtocol>(_ x: S) -> String { "S" }
func s(_ x: Character) -> String { "Character" }
func s(_ x: Any) -> String { "Any" }
let str = "abc"
print(s("a"), s("abc"), s(str), s(str.prefix(1)), s(str.first!), s("a" as Character), s(str + "x"), s("x\(n)"), s(str.dropFirst()), s(String(str)), s(str.first), s(1), s(Character("x")), s(str.uppercased()))
func t(_ x: Set<Int>) -> String { "Set" }
func t(_ x: [Int]) -> String { "Array" }
func t(_ x: any Collection) -> String { "any Collection" }
print(t([1]), t(Set([1])), t(["a"]), t([1: 2]), t([]), t("abc"), t([n]), t(Array([1])))
enum E { case x; static func y(_ i: Int) -> E { .x } }
func u(_ e: E) -> String { "E" }
func u<T>(_ e: T) -> String { "T" }
func u(_ e: E?, _ d: Int = 1) -> String { "E?" }
print(u(.x), u(E.x), u(.y(1)), u(E.y(1)), u(nil as E?), u(1))
func v(x: Int, y: Any) -> String { "Int, Any" }
func v<T>(x: T, y: T) -> String { "T, T" }
func v<T, U>(x: T, y: U) -> String { "T, U" }
print(v(x: 1, y: 2), v(x: n, y: n), v(x: 1, y: "a"), v(x: "a", y: "b"), v(x: "a", y: 1), v(x: (1, 2), y: (1, 2)), v(x: n, y: (1, 2)), v(x: [1], y: [2]))
func w(_ f: (Int) -> Int, _ x: Any) -> String { "I->I, Any" }
func w<T>(_ f: (T) -> T, _ x: T) -> String { "T->T, T" }
print(w({ $0 }, 1), w({ $0 + 1 }, n), w({ $0 }, "a"), w({ $0 }, (1, 2)))
// expect: [A] [B] [A] [T] [B] [A] [A] [A]
// expect: T: A T: A A? Any? A? T: A Any?
// expect: Any [T] T? [T] Any Any Any [T] T? T? Any
// expect: I,I A,A A,A I,I A,A A,A A,A A,A I,I A,A A,A I,I A,A A,A
// expect: String String String Substring Character Character String String Substring String Any Any Character String
// expect: Array any Collection any Collection any Collection Array any Collection Array any Collection
// expect: E E E E E? T
// expect: T, T T, T T, U T, T T, U T, T Int, Any T, T
// expect: T->T, T T->T, T T->T, T T->T, T
