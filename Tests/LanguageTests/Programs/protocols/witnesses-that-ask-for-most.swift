protocol Describe { func d() -> String }
extension Describe { func d() -> String { "default" } }
extension Describe where Self: Equatable { func d() -> String { "equatable" } }
extension Describe where Self: Comparable { func d() -> String { "comparable" } }
extension Int: Describe {}
extension Bool: Describe {}
struct P: Describe {}
struct Q: Describe, Comparable { static func < (a: Q, b: Q) -> Bool { false } }
func gen<T: Describe>(_ t: T) -> String { t.d() }
print(5.d(), (5 as any Describe).d(), true.d(), gen(true), P().d(), gen(P()), Q().d(), gen(Q()))
// expect: comparable comparable equatable equatable default default comparable comparable
