let f: (Int) -> Int = { x in if x > 1 { return 2 } else { return 3 } }
let g: (Int) -> Int = { x in guard x > 0 else { fatalError() }; switch x { case 1: return 1; default: return 2 } }
let h = { (x: Int) -> Int in while true { if x > 0 { return 1 } } }
let i = { (x: Int) throws -> Int in if x > 0 { return 1 }; throw CancellationError() }
let j: () -> Never = { fatalError() }
let k: () -> Void = { if true { return } }
let l = [1, 2].map { x -> String in for i in 0..<x { if i > 3 { return "a" } }; return "b" }
let m = [1, 2].map { x in if x > 1 { return "a" }; return "b" }
let n = [3].filter { x in do { return try i(x) > 0 } catch { return false } }
print(f(1), g(1), h(1), l, m, n)
// expect: 3 1 1 ["b", "b"] ["b", "a"] [3]
