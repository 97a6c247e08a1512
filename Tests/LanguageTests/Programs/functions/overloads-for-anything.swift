// Overloads for values of all kinds, beside one that is generic and one for anything.
protocol Shape { var area: Double { get } }
struct Sq: Shape, Equatable, CustomStringConvertible { var s = 1.0; var area: Double { s * s }; var description: String { "sq" } }
class Animal { let n: String; init(_ n: String) { self.n = n } }
class Dog: Animal { convenience init(name: String) { self.init(name) } ; override init(_ n: String) { super.init(n) } }
enum Kind { case a, b(Int) }
func d(_ x: Int) -> String { "Int" }
func d(_ x: Double) -> String { "Double" }
func d(_ x: String) -> String { "String" }
func d(_ x: [Int]) -> String { "[Int]" }
func d<T>(_ x: T) -> String { "T" }
func d(_ x: Any) -> String { "Any" }
func d<T: Shape>(_ x: T) -> String { "Shape" }
func d(_ x: Animal) -> String { "Animal" }
let n = 1, f = 2.5, s = "x", l = [1], o: Int? = 1, sq = Sq(), dog = Dog("d"), k = Kind.a
print(d(1), d(1.5), d("a"), d([1]), d([1.5]), d(["a"]), d(true), d(nil as Int?), d(()), d((1, 2)), d([1: 2]))
print(d(n), d(f), d(s), d(l), d(o), d(sq), d(dog), d(k), d(Sq()), d(Dog("x")), d(Animal("y")), d(Kind.b(1)))
print(d(n + 1), d(f * 2), d(s + "a"), d(l + [1]), d(-1), d(1 + 2), d(1.0 / 2), d(n > 0), d(n > 0 ? 1 : 2), d(o ?? 0), d(l.count), d(l.first), d(l.map { $0 + 1 }), d(l.map { "\($0)" }), d(s.count), d("a\(n)"), d(s.uppercased()), d(Int(f)), d(Double(n)), d(String(n)), d(Int("3")), d(Array(l)), d(l.sorted()), d(l[0]), d({ 1 }), d(Int.self), d(l.reduce(0, +)), d(max(n, 2)), d(abs(-1)))
func e(_ a: Int, _ b: Double) -> String { "Int, Double" }
func e(_ a: Double, _ b: Int) -> String { "Double, Int" }
func e(_ a: Double, _ b: Double) -> String { "Double, Double" }
print(e(1, 2.5), e(2.5, 1), e(1.5, 2.5), e(n, 2), e(2, n), e(f, 2), e(1, f), e(n, f), e(f, n), e(f, f))
func g<T>(_ a: T, _ b: T) -> String { "T, T" }
func g(_ a: Int, _ b: Int) -> String { "Int, Int" }
func g(_ a: Any, _ b: Any) -> String { "Any, Any" }
func g<T, U>(_ a: T, _ b: U) -> String { "T, U" }
print(g(1, 2), g(1, 2.5), g(1, "a"), g(n, f), g(n, n), g(o, n), g(o, 1), g((1, 2), n), g([1], [2]), g(dog, Animal("z")), g(sq, sq))
func h(_ a: Int?) -> String { "Int?" }
func h(_ a: String?) -> String { "String?" }
func h(_ a: Double) -> String { "Double" }
print(h(1), h("a"), h(n), h(s), h(o), h(f), h(1.5), h(Int("1")), h(l.first))
func q(_ a: any Shape) -> String { "any Shape" }
func q<T: Shape>(_ a: T) -> String { "T: Shape" }
func q(_ a: Any) -> String { "Any" }
let any: any Shape = sq
print(q(sq), q(any), q(1), q(Sq(s: 3)))
func r(_ a: [Any]) -> String { "[Any]" }
func r<T>(_ a: [T]) -> String { "[T]" }
func r(_ a: Any) -> String { "Any" }
print(r([1]), r([1, "a"] as [Any]), r([]), r(l), r([sq]), r([sq, any]), r(n))
// expect: Int Double String [Int] T T T T T Any T
// expect: Int Double String [Int] T Shape Animal T Shape Animal Animal T
// expect: Int Double String [Int] Int Int Double T Int Int Int T Any Any Int String String Int Double String T Any [Int] Int T T Int Int Int
// expect: Int, Double Double, Int Double, Double Int, Double Double, Int Double, Int Int, Double Int, Double Double, Int Double, Double
// expect: Int, Int T, U T, U T, U Int, Int T, U T, U Any, Any T, T T, T T, T
// expect: Int? String? Int? String? Int? Double Double Int? Int?
// expect: any Shape any Shape Any any Shape
// expect: [T] [Any] [Any] [T] [T] [T] Any
