#if true
precedencegroup Joining { higherThan: MultiplicationPrecedence associativity: left }
infix operator <+>: Joining
#else
infix operator <+>
#endif
func <+> (left: Int, right: Int) -> Int { left * 10 + right }
print(2 * 3 <+> 4, 1 <+> 2 <+> 3 + 1)
// expect: 68 124
