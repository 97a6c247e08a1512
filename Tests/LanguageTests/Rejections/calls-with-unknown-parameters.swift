struct Good { func f(_ x: Unknown) -> Int { 1 } ; func g(_ x: [Unknown], y: Int) { } }
func c2() { let g = Good(); _ = g.f("a") + "b"; let v = Good().f(1, 2, 3); g.g(1, z: 2) }
struct Item { var name: String; var price: Dubble }
func top(_ x: Nope) -> Int { 1 }
func c4() { let a: String = top(1); top("a", 2); print(foo(3)) }
enum E { case a(Nope) }
func c5() { let e = E.a(1) }
// expect error 1:27: cannot find type 'Unknown' in scope
// expect error 1:64: cannot find type 'Unknown' in scope
// expect error 3:44: cannot find type 'Dubble' in scope
// expect error 4:15: cannot find type 'Nope' in scope
// expect error 5:56: cannot find 'foo' in scope
// expect error 6:17: cannot find type 'Nope' in scope
