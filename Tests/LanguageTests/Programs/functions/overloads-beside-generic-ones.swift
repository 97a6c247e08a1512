func a(_ r: Range<Int>) -> String { "range" }
func a<S: Sequence>(_ s: S) -> String { "sequence" }
func b(_ r: Range<Int>) -> String { "range" }
func b<S: Sequence>(_ s: S) -> String where S.Element == Int { "sequence of Int" }
func c(_ r: [Double]) -> String { "doubles" }
func c<S: Sequence>(_ s: S) -> String { "sequence" }
func d(_ r: [Int]) -> String { "ints" }
func d<S: Collection>(_ s: S) -> String where S.Element: Comparable { "collection" }
func e(_ r: Range<Int>, _ x: Int) -> String { "range" }
func e<S: Sequence>(_ s: S, _ x: Double) -> String { "sequence" }
func f(_ x: Int, in r: ClosedRange<Int>) -> String { "int" }
func f<T: Comparable>(_ x: T, in r: ClosedRange<T>) -> String { "generic" }
func g(_ x: Set<Int>) -> String { "set" }
func g<T: Collection>(_ x: T) -> String { "collection" }
func h(_ x: [String: Int]) -> String { "dict" }
func h<K, V>(_ x: [K: V]) -> String { "generic dict" }
func i<T>(_ x: T, _ y: T) -> String { "same" }
func i(_ x: Array<Int>, _ y: Array<Int>) -> String { "arrays" }
func j(_ x: Result<Int, Never>) -> String { "result" }
func j<T>(_ x: T) -> String { "generic" }
func k(_ x: (Int, Int)) -> String { "tuple" }
func k<T>(_ x: T) -> String { "generic" }
func l(_ x: [Int], by: (Int) -> Int) -> String { "ints" }
func l<T>(_ x: [T], by: (T) -> T) -> String { "generic" }
let n = 3
print(a(0..<n), a(0..<3), b(0..<n), b(Range(0...2)), c([1]), c([1.5]), d([1, 2]), d(Array(0..<2)), e(0..<n, 1))
print(f(1, in: 0...2), f(n, in: 0...n), f(1.5, in: 0...2), g(Set([1])), g([1]), g(Set<Int>()), h(["a": 1]), h(Dictionary(uniqueKeysWithValues: [("a", 1)])), h([1: 2]))
print(i([1], [2]), i(Array([1]), [2]), i(Array(0..<2), Array(0..<2)), j(.success(1)), j(Result<Int, Never>.success(1)), k((1, 2)), l([1]) { $0 }, l(Array(0..<2)) { $0 }, l(["a"]) { $0 })
extension Int { func m(_ r: Range<Int>) -> String { "range" }; func m<T>(_ t: T) -> String { "generic" } }
print(1.m(0..<3), 1.m(1))
struct Stack<T> { var items: [T] = []; init(_ i: [T] = []) { items = i } }
func describe<T>(_ value: T) -> String { "generic" }
func describe(_ value: Stack<Int>) -> String { "stack" }
func describe(_ value: String) -> String { "string" }
print(describe(Stack([1])), describe(Stack<Int>()), describe("a"), describe(1), describe(String("x")))
func outer() {
  func inner(_ s: Stack<Int>) -> String { "stack" }
  func inner2<T>(_ s: T) -> String { "T" }
  print(inner(Stack([1])), inner2(Stack([1])))
}
outer()
// expect: sequence sequence range range doubles doubles ints collection sequence
// expect: int int generic collection collection set dict dict generic dict
// expect: arrays same same result result tuple ints ints generic
// expect: range generic
// expect: generic stack string generic string
// expect: stack T
