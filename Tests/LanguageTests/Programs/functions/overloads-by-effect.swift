class P {}; class A: P { func foo() throws {} }; class B: P { func foo() {} }
func bar(_ f: () -> ()) { print("plain") }
func bar(_ f: () throws -> ()) { print("throwing") }
func empty() {}; func bad() throws {}
bar(empty); bar(bad); bar {}; bar { try bad() }
func foo(_ x: [() -> ()]) { print("list") }
func foo(_ x: [() throws -> ()]) { print("throwing list") }
foo([empty]); foo([bad])
let fs = [empty]; foo(fs)
func auto(_ f: @autoclosure () -> Int) { print("auto", f()) }
func auto(_ f: () -> Int) { print("closure", f()) }
auto(3); auto { 4 }; let k = { 5 }; auto(k)
class X {}; class Y: X {}; class Z: X {}
func types<T: X>(_ t: [T.Type]) { print(t.count, T.self) }
types([X.self, Y.self]); types([Y.self, X.self])
let makers: [() -> X] = [{ Y() }, { Z() }]; print(makers.count)
let mixed = [{ () -> X in Y() }, { () -> Y in Y() }]; print(mixed.count)
// expect: plain
// expect: throwing
// expect: plain
// expect: throwing
// expect: list
// expect: throwing list
// expect: list
// expect: auto 3
// expect: closure 4
// expect: closure 5
// expect: 2 X
// expect: 2 X
// expect: 2
// expect: 2
