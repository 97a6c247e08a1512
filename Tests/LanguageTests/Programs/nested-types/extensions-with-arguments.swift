enum NS { struct K<T> { var d: T }; struct Two<A, B> { var a: A; var b: B } }
extension NS.K<Bool> { static var b: Self { .init(d: false) }; func flipped() -> Bool { !d } }
extension NS.Two<Int, String> { var text: String { b + String(a) } }
print(NS.K.b.d, NS.K(d: true).flipped(), NS.Two(a: 1, b: "x").text)
struct Box<T> { struct Inner { var t: T }; enum Kind<U> { case one(T), two(U) } }
extension Box<Int>.Inner { var doubled: Int { t * 2 } }
print(Box<Int>.Inner(t: 4).doubled)
// expect: false false x1
// expect: 8
