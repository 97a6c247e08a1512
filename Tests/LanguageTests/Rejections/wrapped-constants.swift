@propertyWrapper struct Clamped {
  var wrappedValue: Int
}
struct Volume {
  @Clamped let level = 3
  @Clamped var other = 4
}
enum Switch: Bool {
  case on, off
}
struct Empty {}
let empty = Empty(name: "a")
let totals = [1, 2].reduce(0) { $0 + $1 + $2 }
// expect error 5:3: property wrapper can only be applied to a 'var'
// expect error 8:14: 'Switch' declares raw type 'Bool', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 8:14: raw type 'Bool' is not expressible by a string, integer, or floating-point literal
// expect error 12:25: argument passed to call that takes no arguments
// expect error 13:31: contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 3 were used in closure body
