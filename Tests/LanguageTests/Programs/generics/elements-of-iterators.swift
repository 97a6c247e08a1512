extension Collection where Self.Iterator.Element == String {
  var myCommaSeparatedList: String {
    var result = ""
    for x in self { result += ", "; result += x }
    return result
  }
}
print(["x", "y", "z"].myCommaSeparatedList)
func total<S: Sequence>(_ s: S) -> Int where S.Iterator.Element == Int { var t = 0; for x in s { t += x }; return t }
func first<C: Collection>(_ c: C) -> String? where C.Iterator.Element: CustomStringConvertible { c.first.map { $0.description } }
func sub<C: Collection>(_ c: C) -> [C.Iterator.Element] where C.SubSequence.Iterator.Element == C.Iterator.Element, C.Iterator.Element: Comparable { c.dropFirst().sorted() }
print(total([1, 2]), total(1...4), first([3]) ?? "", sub([3, 2, 1]))
extension Sequence where Iterator.Element: Hashable { func unique() -> [Iterator.Element] { var s = Set<Iterator.Element>(); return filter { s.insert($0).inserted } } }
print([1, 2, 1].unique(), "hello".unique())
struct Pair<S: Sequence> where S.Iterator.Element == Int { var s: S; var sum: Int { s.reduce(0, +) } }
print(Pair(s: [1, 2]).sum)
protocol Shelf: Collection where Iterator.Element == String {}
extension Array: Shelf where Element == String {}
func show<T: Shelf>(_ t: T) -> String { var s = ""; for x in t { s += x }; return s + t.joined(separator: "-") }
print(show(["a", "b"]))
func zip2<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Iterator.Element == B.Iterator.Element, A.Iterator.Element: Equatable { a.elementsEqual(b) }
print(zip2([1, 2], 1...2))
// expect: , x, y, z
// expect: 3 10 3 [1, 2]
// expect: [1, 2] ["h", "e", "l", "o"]
// expect: 3
// expect: aba-b
// expect: true
