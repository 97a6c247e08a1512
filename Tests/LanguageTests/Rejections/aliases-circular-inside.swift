struct Outer {
  typealias First = Second
  typealias Second = First
  typealias List = [List]
  typealias Plain = Int
  struct Inner { typealias Back = Outer.Through }
  typealias Through = Inner.Back
  typealias Itself = Outer
}
protocol Chain {
  associatedtype A = B
  associatedtype B = A
}
// expect error 2:13: type alias 'First' references itself
// expect error 4:13: type alias 'List' references itself
// expect error 6:28: type alias 'Back' references itself
