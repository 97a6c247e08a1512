struct P { let x: Int }
func f(_ g: (Int) -> String) {}
let a = [1, 2].map(String)
let b = (1...3).map(Double)
let c: [String] = [1, 2].map(String)
[1, 2].forEach(String)
f(String)
let d = [1, 2].map(P)
let e = [1, 2].sorted(by: Int)
let g = [1, 2].reduce(0, Int)
// expect error 3:16: no exact matches in call to instance method 'map'
// expect error 4:17: no exact matches in call to instance method 'map'
// expect error 5:26: no exact matches in call to instance method 'map'
// expect error 6:16: cannot convert value of type 'String.Type' to expected argument type '(Int) throws -> Void'
// expect error 7:3: cannot convert value of type 'String.Type' to expected argument type '(Int) -> String'
// expect error 8:16: no exact matches in call to instance method 'map'
// expect error 9:27: cannot convert value of type 'Int.Type' to expected argument type '(Int, Int) throws -> Bool'
// expect error 10:26: cannot convert value of type 'Int.Type' to expected argument type '(Int, Int) throws -> Int'
