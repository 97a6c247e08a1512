// Literals say which of several functions is made to take them.
func mk(_ n: Int) -> (Int?) -> String { { "opt \($0 as Any)" } }
func mk(_ n: Int) -> ([Int]) -> String { { "arr \($0)" } }
print(mk(2)([]))
print(mk(2)([1]))
print(mk(2)(1))
print(mk(2)(nil))
func make(_ n: Int) -> (String) -> String { { "s \($0)" } }
func make(_ n: Int) -> (Double) -> String { { "d \($0)" } }
print(make(1)(3))
print(make(1)("3"))
print(make(1)(2.5))
// expect: arr []
// expect: arr [1]
// expect: opt Optional(1)
// expect: opt nil
// expect: d 3.0
// expect: s 3
// expect: d 2.5
