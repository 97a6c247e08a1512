func +++ (a: Int, b: Int) -> Int { a }
prefix func √ (a: Int) -> Int { a }
struct V { static func ** (a: V, b: V) -> V { a } }
infix operator ***
func *** (a: Int, b: Int) -> Int { a }
func == (a: V, b: V) -> Bool { true }
prefix func - (a: V) -> V { a }
postfix func ++ (a: V) -> V { a }
prefix operator ++
prefix func ++ (a: V) -> V { a }
// expect error 1:6: operator implementation without matching operator declaration
// expect error 2:13: operator implementation without matching operator declaration
// expect error 3:24: operator implementation without matching operator declaration
