@resultBuilder enum B { static func buildBlock(_ t: Int...) -> [Int] { t } }
func local() { @B var x: [Int] { 1; 2 }; @B var y: [Int] { 7 }; print(x, y) }
local()
// expect: [1, 2] [7]
