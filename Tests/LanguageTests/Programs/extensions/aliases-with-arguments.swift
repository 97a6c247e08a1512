typealias JSON = [String: Any]
extension JSON { func string(_ k: String) -> String? { self[k] as? String } }
let j: JSON = ["a": "x"]; print(j.string("a")!)
typealias Grid = [[Int]]
extension Grid { var total: Int { map { $0.reduce(0, +) }.reduce(0, +) } }
print([[1, 2], [3]].total)
typealias IntRes = Result<Int, Error>
extension IntRes { var v: Int { (try? get()) ?? -1 } }
print(IntRes.success(3).v)
typealias MaybeS = Optional<String>
extension MaybeS { var orEmpty: String { self ?? "" } }
print(MaybeS.none.orEmpty + "!")
struct Board { typealias Cells = [[Bool]] }
extension Board.Cells { var live: Int { joined().filter { $0 }.count } }
print([[true, false], [true]].live)
typealias Pairs<T> = [(T, Int)]
class A1<V> { var v: V; init(v: V) { self.v = v } }
extension A1 where V: Comparable { func get() -> String { "comparable" } }
final class F<T: Comparable>: A1<T> {}
print(F(v: 1).get(), A1(v: 1).get())
// expect: x
// expect: 6
// expect: 3
// expect: !
// expect: 2
// expect: comparable comparable
