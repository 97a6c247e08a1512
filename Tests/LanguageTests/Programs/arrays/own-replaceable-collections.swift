struct Ring<T>: RandomAccessCollection, RangeReplaceableCollection {
    private var s: [T] = []
    init() {}
    var startIndex: Int { 0 }; var endIndex: Int { s.count }
    subscript(i: Int) -> T { s[i] }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { s.replaceSubrange(r, with: c) }
}
var r = Ring([1, 2, 3, 4, 5, 6, 7, 8])
r.removeLast(2)
print(r.map { $0 })
r.removeLast()
print(r.map { $0 })
print(r.popLast()!)
r.replaceSubrange(1...2, with: [9])
print(r.map { $0 })
r.removeSubrange(1...)
print(r.map { $0 })
r.replaceSubrange(...0, with: [4, 5])
r.append(contentsOf: [6])
r.removeSubrange(..<1)
print(Array(r), r.isEmpty, r.last!)
r.removeFirst(2); print(Array(r))
@propertyWrapper struct W<T> { var wrappedValue: T?; init() {} }
struct S { @W<Int> var n; @W<String>() var s }
class C { @W<Int> var n }
var s = S(); s.n = 4
print(s.n as Any, s.s as Any, C().n as Any)
func j<T: StringProtocol>(_ a: [T]) -> String { a.joined(separator: "-") }
func k<S: Sequence>(_ a: S) -> String where S.Element: StringProtocol { a.joined() + a.joined(separator: ",") }
print(j(["a", "b"]), j("a b".split(separator: " ")), k(["a", "b"]), "x y".split(separator: " ").joined(separator: "+"), [["a"], ["b"]].joined(separator: ["c"]).map { $0 }, ["ab", "c"].joined(separator: "_"), Array(["ab", "c"].joined()))
// expect: [1, 2, 3, 4, 5, 6]
// expect: [1, 2, 3, 4, 5]
// expect: 5
// expect: [1, 9, 4]
// expect: [1]
// expect: [5, 6] false 6
// expect: []
// expect: Optional(4) nil nil
// expect: a-b a-b aba,b x+y ["a", "c", "b"] ab_c ["a", "b", "c"]
