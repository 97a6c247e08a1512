import Foundation
func k(_ x: Int) -> String { "Int" }; func k(_ x: Double) -> String { "Double" }; func k(_ x: String) -> String { "String" }; func k(_ x: Any) -> String { "Any" }; func k<T>(_ x: [T]) -> String { "[T]" }; func k(_ x: Int?) -> String { "Int?" }
func st<T>(_ t: T) -> T.Type { T.self }
protocol P { associatedtype A; func a() -> A; static var z: A { get } }
extension P { func b() -> [A] { [a()] }; func c() -> (A, Self) { (a(), self) } }
extension P where A == Int { func kind() -> String { "int P" } }
extension P { func kind() -> String { "P" } }
struct X: P { func a() -> Int { 1 }; static var z: Int { 2 } }
struct Y<T>: P { let t: T; func a() -> T { t }; static var z: T { fatalError() } }
func some1() -> some P { X() }
func some2() -> some Collection<Int> { [1, 2] }
func some3<T: Hashable>(_ t: T) -> some Hashable { t }
print(st(some1()), st(some1().a()), st(some2().first), k(some2().first!), st(some3(1)), k(some1().a()))
print(X().kind(), Y(t: "s").kind(), Y(t: 3).kind(), some1().kind())
func g<T: P>(_ t: T) -> String { k(t.a()) + t.kind() }
func g2<T: P>(_ t: T) -> String where T.A == Int { k(t.a()) + t.kind() }
print(g(X()), g2(X()), g(Y(t: 2.5)))
let any: any P = X(); print(k(any.a()), g(any), st(any.b()), st(any.c()), st(type(of: any).z), any.kind())
let arr: [Any] = [1, "a", 2.5]; print(arr.map(k), arr.map { k($0) })
let mixed = [1, 2.5] ; print(st(mixed), k(mixed[0]))
let h: [AnyHashable] = [1, "a"]; print(st(h[0]), k(h[0]))
let opt: Int? = 1; print(k(opt), k(opt as Any), st(opt.map { $0 }), st(opt.flatMap { Optional($0) }), k(opt!))
let cl = { (x: Int) in x > 0 ? 1.5 : 2 }; print(st(cl), k(cl(1)))
let tern = true ? 1 : 2.5; print(st(tern)); let t2: Any = true ? 1 : "a"; print(t2)
let d = ["a": 1]; print(st(d["a"]), st(d.first), st(d.map { $0 }), st(d.mapValues { "\($0)" }), st(d.filter { $0.value > 0 }), st(d.sorted { $0.key < $1.key }), st(d.keys), st(d.min { $0.value < $1.value }))
print(st([1, 2].lazy.map { $0 * 2 }), st([1, 2].lazy.filter { $0 > 1 }.map { "\($0)" }), st((1...3).reversed()), st([1].enumerated()), st(zip([1], ["a"])), st("abc".reversed()), st("a b".split(separator: " ")), st([[1]].joined()), st([1].prefix(1)), st(stride(from: 0, to: 1, by: 0.5)), st([1, 2].indices), st("a".indices), st([3].publisherish))
extension Array { var publisherish: some Sequence { self } }
print(st(1...), st(..<3), st("a"..."b"), st(1..<2), st((1..<2).lazy), st(repeatElement(1, count: 2)), st(sequence(first: 1) { $0 }), st(AnySequence([1])), st(CollectionOfOne(1)), st(EmptyCollection<Int>()), st([1].makeIterator()), st("a".utf8), st("a".unicodeScalars), st("a".startIndex), st(Set([1]).firstIndex(of: 1)))
func ov(_ f: () -> Int) -> String { "() -> Int" }; func ov(_ f: () -> Double) -> String { "() -> Double" }; func ov(_ f: () -> String) -> String { "() -> String" }
print(ov { 1 }, ov { 1.5 }, ov { "a" }, ov { let x = 2; return x })
func lab(_ x: Int, y: Int = 0) -> String { "y" }; func lab(_ x: Int) -> String { "plain" }; func lab(_ x: Int...) -> String { "variadic" }
print(lab(1), lab(1, y: 2), lab(1, 2), lab())
func io(_ x: inout Int) -> String { "inout" }; func io(_ x: Int) -> String { "value" }
var v = 1; print(io(&v), io(v))
func thr() throws -> Int { 1 }; func ng<T>(_ x: T?) -> String { "T?" }; func ng<T>(_ x: T) -> String { "T" }
print(ng(1), ng(opt), ng(nil as Int?), ng(try? thr()), ng([1]), ng({ 1 }))
class Animal { func k2(_ o: Animal) -> String { "A" } }; class Dog: Animal { override func k2(_ o: Animal) -> String { "D" }; func k2(_ o: Dog) -> String { "DD" } }
let an: Animal = Dog(); print(an.k2(Dog()), Dog().k2(Dog()), Dog().k2(an), (an as! Dog).k2(Dog()))
struct S { var x = 1; subscript(i: Int) -> String { "Int" }; subscript(i: Double) -> String { "Double" }; subscript(s: String) -> Int { s.count }; subscript(dynamic d: Any) -> String { "Any" }; static subscript(i: Int) -> String { "static \(i)" } }
print(S()[1], S()[1.0], S()["abc"], S()[dynamic: 1], S[4])
let u: UInt8 = 200; print(st(u + 1), st(u << 1), st(Int(u) * 2), st(1 + 1.5), st(-u.distance(to: 3)), u &+ 100, k(Int(u)), st(u.advanced(by: 1)), st(2 * Double(u)), st(pow2(3)))
func pow2(_ x: Double) -> Double { x * x }
// expect: X Int Optional<Int> Int Int Any
// expect: int P P int P P
// expect: AnyP Intint P AnyP
// expect: Any AnyP Array<Any> (Any, P) Any P
// expect: ["Any", "Any", "Any"] ["Any", "Any", "Any"]
// expect: Array<Double> Double
// expect: AnyHashable Any
// expect: Int? Any Optional<Int> Optional<Int> Int
// expect: (Int) -> Double Double
// expect: Double
// expect: 1
// expect: Optional<Int> Optional<(key: String, value: Int)> Array<(key: String, value: Int)> Dictionary<String, String> Dictionary<String, Int> Array<(key: String, value: Int)> Keys Optional<(key: String, value: Int)>
// expect: LazyMapSequence<Array<Int>, Int> LazyMapSequence<LazyFilterSequence<Array<Int>>, String> ReversedCollection<ClosedRange<Int>> EnumeratedSequence<Array<Int>> Zip2Sequence<Array<Int>, Array<String>> ReversedCollection<String> Array<Substring> FlattenSequence<Array<Array<Int>>> ArraySlice<Int> StrideTo<Double> Range<Int> DefaultIndices<String> Array<Int>
// expect: PartialRangeFrom<Int> PartialRangeUpTo<Int> ClosedRange<String> Range<Int> LazySequence<Range<Int>> Repeated<Int> UnfoldSequence<Int, (Optional<Int>, Bool)> AnySequence<Int> CollectionOfOne<Int> EmptyCollection<Int> IndexingIterator<Array<Int>> UTF8View UnicodeScalarView Index Optional<Index>
// expect: () -> Int () -> Double () -> String () -> Int
// expect: plain y variadic variadic
// expect: inout value
// expect: T T? T? T? T T
// expect: D DD D DD
// expect: Int Double 3 Any static 4
// expect: UInt8 UInt8 Int Double Int 44 Int UInt8 Double Double
