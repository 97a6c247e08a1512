struct A {}
struct B {}
class P {}
class Q: P {}
class R: P {}
let mixed = [1, "a"]
let named = ["a": 1, "b": "c"]
let others = [A(), B()]
let related = [Q(), R()]
let optional = [1, nil, 2]
let numbers = [1, 2.5]
let written: [Any] = [1, "a"]
func show(_ value: Any) {}
show([1, "a"])
func local() {
  let inside = [true, 2]
}
let mixedKeys = [1: 2, "a": 3]
func keepsMixedKeys() { let kept = ["x": true, 2.5: false]; print(kept) }
// expect error 6:13: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
// expect error 7:13: heterogeneous collection literal could only be inferred to '[String : Any]'; add explicit type annotation if this is intentional
// expect error 8:14: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
// expect error 16:16: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
// expect error 18:17: heterogeneous collection literal could only be inferred to '[AnyHashable : Int]'; add explicit type annotation if this is intentional
// expect error 19:36: heterogeneous collection literal could only be inferred to '[AnyHashable : Bool]'; add explicit type annotation if this is intentional
