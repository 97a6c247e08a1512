struct A { var count = 1, size: Double }
struct B { let count = 1, size: Double, title = "" }
struct C { var title: String?, size: Double }
struct D { var count: Int = 1, size: Double; var other: Int? }
class E { var count = 1, size: Double }
struct F<T> { var count = 1, value: T }
struct G { var size: Double, count = 1 }
struct H { var count = 1, size: Double; var other: Int }
struct I { var count = 1, size: Double; init() { size = 2 } }
class J { var count: Int?, size: Double; init(size: Double) { self.size = size } }
// expect error 1:8: return from initializer without initializing all stored properties
// expect error 2:8: return from initializer without initializing all stored properties
// expect error 3:8: return from initializer without initializing all stored properties
// expect error 4:8: return from initializer without initializing all stored properties
// expect error 5:7: return from initializer without initializing all stored properties
// expect error 6:8: return from initializer without initializing all stored properties
