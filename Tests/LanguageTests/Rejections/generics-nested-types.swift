func show<T>(_ value: T) {
  enum Kind { case one }
  print(value)
}
struct Box<T> {
  func open() {
    struct Lid { var n = 1 }
  }
}
func compare(_ value: some Equatable) {
  struct Pair { var n = 1 }
}
protocol Toy {}
func put(_ toys: some Toy...) {}
// expect error 2:8: type 'Kind' cannot be nested in generic function 'show'
// expect error 7:12: type 'Lid' cannot be nested in generic function 'open()'
// expect error 11:10: type 'Pair' cannot be nested in generic function 'compare'
// expect error 14:18: 'some' types are only permitted in properties, subscripts, and functions
