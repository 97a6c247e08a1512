class A { required init() {} ; class func make() -> Self { self.init() } }
class B: A { }
func f<T: A>(_ t: T.Type) -> T { T.make() }
print(type(of: f(B.self)))
func g<T: A>(_ t: T) -> T { type(of: t).make() }
print(type(of: g(B())))
// expect: B
// expect: B
