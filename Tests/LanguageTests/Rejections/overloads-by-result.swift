func size() -> Int { 1 }
func size() -> String { "small" }
let own = size()
print(size())
let wide: Int = size()
func area(of side: Int) -> Int { side }
func area(of side: Int) -> Double { 1 }
let whole = area(of: 2)
func f() { let inner = area(of: 3) }
// expect error 3:11: ambiguous use of 'size()'
// expect error 4:7: ambiguous use of 'size()'
// expect error 8:13: ambiguous use of 'area(of:)'
// expect error 9:24: ambiguous use of 'area(of:)'
