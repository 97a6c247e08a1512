// Which of several default properties is meant, in generic functions and outside.
protocol P { var text: String { get } ; static func make() -> String }
protocol Q: P {}
extension P { var text: String { "P" } ; var plain: String { "P plain" }; static func make() -> String { "P make" } }
extension P where Self: Equatable { var text: String { "P eq" }; var plain: String { "P eq plain" } }
extension Q { var text: String { "Q" }; var plain: String { "Q plain" }; static func make() -> String { "Q make" } }
struct A: P {}
struct B: P, Equatable {}
struct C: Q {}
struct D: Q { var text: String { "D" }; static func make() -> String { "D make" } }
struct Box<T> { var t: T }
extension Box: P {}
extension Box: Equatable where T: Equatable {}
struct Cup<T> { var t: T }
extension Cup: P where T: P {}
extension Cup: Q where T: Q {}
func p<T: P>(_ t: T) -> String { "\(t.text) \(t.plain) \(T.make())" }
func pe<T: P & Equatable>(_ t: T) -> String { "\(t.text) \(t.plain) \(T.make())" }
func q<T: Q>(_ t: T) -> String { "\(t.text) \(t.plain) \(T.make())" }
func inBox<T: Equatable>(_ t: Box<T>) -> String { "\(t.text) \(t.plain)" }
func inBoxPlain<T>(_ t: Box<T>) -> String { "\(t.text) \(t.plain)" }
func inCup<T: P>(_ t: Cup<T>) -> String { "\(t.text) \(t.plain) \(Cup<T>.make())" }
func inCupQ<T: Q>(_ t: Cup<T>) -> String { "\(t.text) \(t.plain) \(Cup<T>.make())" }
print(p(A()), p(B()), p(C()), p(D()))
print(pe(B()), q(C()), q(D()))
print(A().text, B().text, C().text, D().text, A().plain, B().plain, C().plain, D().plain)
print(Box(t: 1).text, Box(t: A()).text, Box(t: 1).plain, Box(t: A()).plain, p(Box(t: 1)), pe(Box(t: 1)))
print(inBox(Box(t: 1)), inBoxPlain(Box(t: 1)))
print(inCup(Cup(t: C())), inCupQ(Cup(t: C())), p(Cup(t: C())), q(Cup(t: D())))
print(Cup(t: C()).text, Cup(t: A()).text, Cup<C>.make())
let ps: [any P] = [A(), B(), C(), D(), Box(t: 1), Cup(t: C())]
print(ps.map(\.text), ps.map(\.plain), ps.map { type(of: $0).make() })
// expect: P P plain P make P eq P plain P make Q P plain Q make D P plain D make
// expect: P eq P eq plain P make Q Q plain Q make D Q plain D make
// expect: P P eq Q D P plain P eq plain Q plain Q plain
// expect: P eq P P eq plain P plain P P plain P make P P eq plain P make
// expect: P eq P eq plain P P plain
// expect: P P plain P make Q Q plain Q make P P plain P make P Q plain P make
// expect: Q P Q make
// expect: ["P", "P eq", "Q", "D", "P", "P"] ["P plain", "P plain", "P plain", "P plain", "P plain", "P plain"] ["P make", "P make", "Q make", "D make", "P make", "P make"]
