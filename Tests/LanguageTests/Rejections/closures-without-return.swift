let a: (Int) -> Int = { x in if x > 1 { return 2 } }
let b = { (x: Int) -> String in switch x { case 0: return "a"; default: print(x) } }
let c = [1, 2].map { x -> Int in for i in 0..<x { return i } }
let d: (Int) -> Int = { x in if x > 1 { return 2 } else { return 1 } }
// expect error 1:52: missing return in closure expected to return 'Int'
// expect error 2:84: missing return in closure expected to return 'String'
// expect error 3:62: missing return in closure expected to return 'Int'
