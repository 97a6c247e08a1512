let numbers = [1, 2]
print(numbers.filter { $0 + 1 })
print(numbers.filter { return $0 + 1 })
let test: (Int) -> Bool = { $0 * 2 }
func apply(_ function: (Int) -> String) {}
apply { number in number }
let pair: (Int) -> Int = { x, y in x + y }
// expect error 2:27: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 3:34: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 4:32: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 6:19: cannot convert value of type 'Int' to closure result type 'String'
// expect error 7:28: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
