class W { let a: Int; var g: () -> Int; init(a: Int) { g = { self.a }; self.a = a } }
class W3 { var a: Int; var g: (() -> Int)?; init(a: Int) { self.a = a; g = { self.a } } }
class W4 { var a: Int; init(a: Int) { [1].forEach { _ in print(self.a) }; self.a = a } }
class W5 { var a: Int; lazy var b: Int = { self.a }(); init(a: Int) { self.a = a } }
// expect error 1:60: 'self' captured by a closure before all members were initialized
// expect error 3:51: 'self' captured by a closure before all members were initialized
