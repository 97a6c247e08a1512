// Functions are not equatable, whatever they give.
extension Array { func what() -> String { "any" } }
extension Array where Element: Equatable { func what() -> String { "eq" } }
print([{ 1 }].what())
print([1].what())
print([print].count)
print([(1, 2)].what())
print([[1]].what())
print([nil, 1].what())
print([[1: 2]].what())
let f = { 1 }
let fs = [f]
print(fs.what())
print([f].what())
func g() {}
print([g].what())
print([{ 1 }, { 2 }].what())
print([{ (x: Int) in x }].what())
// expect: any
// expect: eq
// expect: 1
// expect: any
// expect: eq
// expect: eq
// expect: eq
// expect: any
// expect: any
// expect: any
// expect: any
// expect: any
