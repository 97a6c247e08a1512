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
// expect error 2: type alias 'First' references itself
// expect error 4: type alias 'List' references itself
// expect error 6: type alias 'Back' references itself
