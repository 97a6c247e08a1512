@propertyWrapper struct W { var wrappedValue: Int; init(wrappedValue: Int, max: Int) { self.wrappedValue = min(wrappedValue, max) } }
@propertyWrapper struct V { var wrappedValue: Int; init(wrappedValue: Int, max: Int, low: Int) { self.wrappedValue = min(wrappedValue, max) } }
@propertyWrapper struct U { var wrappedValue: Int; init(_ n: Int) { wrappedValue = n } }
struct A { @W var a = 3 }
struct B { @V var a = 3 }
struct C { @W(wrappedValue: 2, max: 3) var a = 3 }
struct E { @V(max: 3) var a = 3 }
struct F { @W var a: Int }
struct G { @U var a = 3 }
struct H { @W(wrappedValue: 2) var a: Int }
struct I { @W() var a: Int }
struct J { @W() var a: Int = 3 }
func k() { @W var a = 3 }
// expect error 4:13: missing argument for parameter 'max' in property wrapper initializer; add 'wrappedValue' and 'max' arguments in '@W(...)'
// expect error 5:13: missing arguments for parameters 'max', 'low' in call
// expect error 6:29: extra argument 'wrappedValue' in call
// expect error 7:13: missing argument for parameter 'low' in property wrapper initializer; add 'wrappedValue' and 'low' arguments in '@V(...)'
// expect error 9:13: extraneous argument label 'wrappedValue:' in call
// expect error 10:30: missing argument for parameter 'max' in call
// expect error 11:14: missing arguments for parameters 'wrappedValue', 'max' in call
// expect error 12:13: missing argument for parameter 'max' in property wrapper initializer; add 'wrappedValue' and 'max' arguments in '@W(...)'
// expect error 13:13: missing argument for parameter 'max' in property wrapper initializer; add 'wrappedValue' and 'max' arguments in '@W(...)'
