@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: String { "p" } }
@propertyWrapper struct Clamp { var wrappedValue: Int; let range: ClosedRange<Int>; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue; self.range = range } }
@propertyWrapper struct Made { var wrappedValue: Int; init() { wrappedValue = 3 } }
struct N1 { @Box var b: Int; init() { } }
struct N2 { @Box var b: Int; init(b: Int) { self.b = b } }
struct N3 { @Box var b: Int; init(b: Int) { _b = Box(wrappedValue: b) } }
struct N5 { @Made var b: Int; init() { } }
struct N6 { @Box var b = 1; init() { } }
struct N7 { @Box var b: Int; var c: Int; init(c: Int) { self.c = c } }
struct N8 { @Box var b: Int; init(x: Bool) { if x { b = 1 } else { b = 2 } } }
struct N9 { @Box var b: Int; init(x: Bool) { if x { b = 1 } } }
print(N2(b: 1).b, N3(b: 2).b, N5().b, N6().b, N8(x: true).b)
// expect error 4:39: return from initializer without initializing all stored properties
// expect error 9:68: return from initializer without initializing all stored properties
// expect error 11:61: return from initializer without initializing all stored properties
