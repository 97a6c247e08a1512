// What is more specific of generic functions, however many parameters they have.
func j<T>(_ x: [T]) -> String { "arr" }
func j<S: Sequence>(_ x: S) -> String { "seq" }
func j<K, V>(_ x: [K: V]) -> String { "dict" }
let dd = [1: 2]
print(j(dd), j([1: 2]), j(Set([1])), j([1]))
func q<S: Sequence>(_ x: S) -> String { "seq" }
func q<K, V>(_ x: [K: V]) -> String { "dict" }
print(q(dd), q([1: 2]))
func u<S: Sequence>(_ x: S) -> String { "seq" }
func u<V>(_ x: Set<V>) -> String { "set" }
func u<V>(_ x: V) -> String { "any" }
print(u(Set([1])), u([1]), u(1), u(dd))
func v<T>(_ x: T?) -> String { "opt" }
func v<T>(_ x: T) -> String { "any" }
func v<T: Equatable>(_ x: T) -> String { "eq" }
print(v(1), v(Optional(1)), v([1]), v({ 1 }))
struct Pair<A, B> { var a: A, b: B }
func w<A, B>(_ p: Pair<A, B>) -> String { "pair" }
func w<A>(_ p: Pair<A, A>) -> String { "same" }
func w<A>(_ p: Pair<A, Int>) -> String { "int" }
func w<T>(_ p: T) -> String { "any" }
print(w(Pair(a: 1, b: "x")), w(Pair(a: "x", b: "y")), w(Pair(a: "x", b: 1)), w(3))
func x<A, B>(_ f: (A) -> B) -> String { "fun" }
func x<A>(_ f: (A) -> A) -> String { "endo" }
func x<T>(_ t: T) -> String { "any" }
let fi: (Int) -> Int = { $0 }
let fs: (Int) -> String = { "\($0)" }

func zz<T: Collection>(_ x: T) -> String where T.Element == Int { "ints" }
func zz<T: Collection>(_ x: T) -> String { "coll" }
print(zz("abc"))
let text = "abc"
print(zz(text))
struct Holder<T> { var v: T }
extension Holder { func t() -> String { "any" } }
extension Holder where T: Collection, T.Element == Int { func t() -> String { "strings" } }
let held = Holder(v: "ab")
print(held.t())
print(Holder(v: "ab").t())
// expect: dict dict seq arr
// expect: dict dict
// expect: set seq any seq
// expect: eq eq eq any
// expect: pair same int any
// expect: coll
// expect: coll
// expect: any
// expect: any
