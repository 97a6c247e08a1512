// `#line` and `#column` as default arguments are the place where the arguments of the call begin.
struct S {
    @discardableResult func t(_ l: Int = #line) -> S { print(l); return self }
    @discardableResult func u(_ f: () -> Void, l: Int = #line, c: Int = #column) -> S { print(l, c); return self }
    init(_ l: Int = #line, c: Int = #column) { print("init", l, c) }
    static func make(c: Int = #column) -> S { print(c); return S() }
}
S()
    .t()
    .u { }
    .t(
    )
    .u({ })
func trace(_ m: String = "", col: Int = #column) -> Int { col }
print(trace(), trace("x"), trace(
  "y"))
let s: S = .make()
let f = [1].map { _ in trace() }
print(f)
func check(_ c: @autoclosure () -> Bool, line: UInt = #line, file: StaticString = #fileID, function: String = #function) { print(c(), line, function) }
check(
  1 == 1)
check(1 == 2
  && true)
// expect: init 8 2
// expect: 9
// expect: 10 8
// expect: 11
// expect: 13 7
// expect: 12 21 33
// expect: 17
// expect: init 6 65
// expect: [29]
// expect: true 21 main
// expect: false 23 main
