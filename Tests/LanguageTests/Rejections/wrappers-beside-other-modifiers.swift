@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: String { "p" } }
struct N3 { @Box lazy var b: Int = 3 }
struct N4 { @Box var (a, b) = (1, 2) }
@propertyWrapper struct W { private var wrappedValue: Int }
@propertyWrapper struct W2 { static var wrappedValue = 1 }
// expect error 2:27: property 'b' with a wrapper cannot also be lazy
// expect error 3:13: property wrapper can only apply to a single variable
// expect error 3:13: property wrapper can only apply to a single variable
// expect error 4:41: private property 'wrappedValue' cannot have more restrictive access than its enclosing property wrapper type 'W' (which is internal)
// expect error 5:25: property wrapper type 'W2' does not contain a non-static property named 'wrappedValue'
