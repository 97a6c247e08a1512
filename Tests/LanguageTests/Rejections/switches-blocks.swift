switch 3 { case 1: print("one")
case 1: print("again")
default: print("x")
default: print("y") }
enum E { case a, b }
let e = E.a
switch e { case .a: print(1)
case .a: print(2)
case .b: print(3) }
switch e { case .a: 
case .b: print(1) }
// expect error 4:1: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
// expect error 10:12: 'case' label in a 'switch' must have at least one executable statement
