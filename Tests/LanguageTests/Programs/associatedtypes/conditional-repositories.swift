// Conditional conformances that sort, and subclasses of generic classes that conform.
protocol Repo { associatedtype Model; func all() -> [Model]; func titles() -> [String]; subscript(i: Int) -> Model { get } }
protocol SortedRepo: Repo where Model: Comparable { func sorted() -> [Model] }
extension Repo { func titles() -> [String] { all().map { "\($0)" } }; subscript(i: Int) -> Model { all()[i] } }
extension Repo where Model: CustomStringConvertible { func titles() -> [String] { all().map { "<\($0.description)>" } } }
extension SortedRepo { func sorted() -> [Model] { all().sorted() }; func titles() -> [String] { sorted().map { "s\($0)" } } }
struct Mem<M> { var items: [M] }
extension Mem: Repo { func all() -> [M] { items } }
extension Mem: SortedRepo where M: Comparable {}
struct Fixed: SortedRepo { func all() -> [Int] { [3, 1, 2] } }
struct X { var n = 0 }
func t<R: Repo>(_ r: R) -> [String] { r.titles() }
func s<R: SortedRepo>(_ r: R) -> [String] { r.titles() + r.sorted().map { "\($0)" } }
print(t(Mem(items: [2, 1])), t(Mem(items: [X()])), t(Fixed()))
print(s(Mem(items: [2, 1])), s(Fixed()))
print(Mem(items: ["b", "a"]).titles(), Mem(items: [X(n: 1)]).titles(), Mem(items: [1.5])[0])
func gen<M: CustomStringConvertible>(_ m: Mem<M>) -> [String] { m.titles() }
print(gen(Mem(items: [5])))
class Base<T> { init() {} }
protocol Tagged { func tag() -> String }
extension Tagged { func tag() -> String { "tagged" } }
extension Base: Tagged where T: Tagged { func tag() -> String { "base of tagged" } }
class Sub: Base<Sub2> {}
struct Sub2: Tagged {}
func tg<T: Tagged>(_ t: T) -> String { t.tag() }
print(tg(Sub()), tg(Base<Sub2>()), Sub().tag(), (Base<Int>() as Any) is any Tagged, (Sub() as Any) is any Tagged)
// expect: ["2", "1"] ["X(n: 0)"] ["s1", "s2", "s3"]
// expect: ["2", "1", "1", "2"] ["s1", "s2", "s3", "1", "2", "3"]
// expect: ["sa", "sb"] ["X(n: 1)"] 1.5
// expect: ["<5>"]
// expect: base of tagged base of tagged base of tagged false true
