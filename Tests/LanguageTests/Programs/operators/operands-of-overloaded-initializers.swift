// Operands that are made in two ways are made such that the operator takes them.
struct Wrapped<T> {
  var value: T
  init(_ value: T) {
    self.value = value
    print("value")
  }
  init(_ make: () -> T) {
    value = make()
    print("made")
  }
}
extension Wrapped: Equatable where T: Equatable {}
print(Wrapped { 4 } == Wrapped(4))
print(Wrapped(4) == Wrapped { 4 })
print(Wrapped { 4 } == Wrapped { 4 })
let function = Wrapped { 4 }
print(type(of: function))
let number: Wrapped<Int> = Wrapped { 4 }
print(number == Wrapped(4), number == Wrapped { 4 })
// expect: made
// expect: value
// expect: true
// expect: value
// expect: made
// expect: true
// expect: made
// expect: made
// expect: true
// expect: value
// expect: Wrapped<() -> Int>
// expect: made
// expect: value
// expect: made
// expect: true true
