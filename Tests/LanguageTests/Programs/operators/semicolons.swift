postfix operator %; infix operator <+>: AdditionPrecedence; prefix operator ¬;
postfix func % (x: Double) -> Double { x / 100 }
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
prefix func ¬ (x: Bool) -> Bool { !x }
print(50%, 1 <+> 2, ¬true)
// expect: 0.5 12 false
