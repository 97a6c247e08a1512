typealias Amount = Int
typealias Amount = Int
let sum = { (a: Int, a: Int) in a }
struct Box {
  typealias Element = Int
  typealias Element = String
}
func local() {
  typealias Inner = Int
  typealias Inner = Int
}
typealias Pair<A, A> = (A, A)
// expect error 2:11: invalid redeclaration of 'Amount'
// expect error 3:22: invalid redeclaration of 'a'
// expect error 6:13: invalid redeclaration of 'Element'
// expect error 10:13: invalid redeclaration of 'Inner'
// expect error 12:19: invalid redeclaration of 'A'
