let a: [Int] = [1, 2].map { $0 + $1 }
let d = [(1, 2, 3)].map { a, b in a }
let e = [(1, 2, 3)].map { $0 + $1 + $2 }
let f = [1, 2].map { (x: Int, y: Int) -> Int in x }
// expect error 1:27: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
// expect error 2:27: contextual closure type '((Int, Int, Int)) -> T' expects 1 argument, but 2 were used in closure body
// expect error 4:22: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
