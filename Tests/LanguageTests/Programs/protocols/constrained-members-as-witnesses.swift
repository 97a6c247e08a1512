// Members of constrained extensions stand for a requirement only where the conformance asks as much.
protocol P { func p() -> String }
extension P { func p() -> String { "P default" } }
struct Box<T> { var t: T }
extension Box where T == Int { func p() -> String { "Int box" } }
extension Box: P {}
extension Box where T: Sequence { func p() -> String { "seq box" } }
func f<X: P>(_ x: X) -> String { x.p() }
print(f(Box(t: 1)), f(Box(t: [1])), f(Box(t: "s" as Character)))
print(Box(t: 1).p(), Box(t: [1]).p(), Box(t: true).p())
// expect: P default P default P default
// expect: Int box seq box P default
