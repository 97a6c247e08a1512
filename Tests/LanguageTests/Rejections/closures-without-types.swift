let same = { x in x }
let text = { (x: Int) -> String in x }
let other = { () -> Int in return "a" }
let nothing: () -> Void = { return 5 }
let items = [1, 2]
for index in 0..<items { print(index) }
for index in 0..<"a" { print(index) }
items.forEach { $0 = 2 }
// expect error 1:14: cannot infer type of closure parameter 'x' without a type annotation
// expect error 2:26: declared closure result 'String' is incompatible with return type 'Int'
// expect error 3:21: declared closure result 'Int' is incompatible with return type 'String'
// expect error 4:36: cannot convert value of type 'Int' to closure result type 'Void'
// expect error 6:18: cannot convert value of type '[Int]' to expected argument type 'Int'
// expect error 7:18: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:17: cannot assign to value: '$0' is immutable
