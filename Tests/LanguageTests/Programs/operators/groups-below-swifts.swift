precedencegroup Low {
  associativity: right
  lowerThan: AdditionPrecedence
}
infix operator ==>: Low
func ==> (b: Int, p: Int) -> Int { b * p }
print(1 + 2 ==> 3 + 4)
// expect: 21
