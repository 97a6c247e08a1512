struct Point { let x: Int; var y: Int
  func move() { y = 1 }
  mutating func shift() { x = 3 }
}
let n = 1
n = 2
let p = Point(x: 1, y: 2)
p.y = 5
p.shift()
var q = p
q.x = 4
let list = [1]
list.append(2)
func f(a: Int) { a = 3 }
for i in 0..<3 { i = 5 }
// expect error 2:17: cannot assign to property: 'self' is immutable
// expect error 3:27: cannot assign to property: 'x' is a 'let' constant
// expect error 6:1: cannot assign to value: 'n' is a 'let' constant
// expect error 8:3: cannot assign to property: 'p' is a 'let' constant
// expect error 9:3: cannot use mutating member on immutable value: 'p' is a 'let' constant
// expect error 11:3: cannot assign to property: 'x' is a 'let' constant
// expect error 13:6: cannot use mutating member on immutable value: 'list' is a 'let' constant
// expect error 14:18: cannot assign to value: 'a' is a 'let' constant
// expect error 15:18: cannot assign to value: 'i' is a 'let' constant
