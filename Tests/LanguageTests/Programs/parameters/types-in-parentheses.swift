// What stands before the type of a parameter may stand in parentheses with it.
func later(filter: (@escaping (Int) -> Bool)) -> () -> Bool { { filter(3) } }
print(later { $0 > 2 }())
func increase(_ number: (inout Int)) { number += 1 }
var number = 3
increase(&number)
print(number)
// expect: true
// expect: 4
