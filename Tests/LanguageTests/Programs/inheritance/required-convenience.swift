class A { var name: String
    init(name: String) { self.name = name }
    required convenience init() { self.init(name: "default") }
    convenience init(n: Int) { self.init(name: "n\(n)") }
}
class C: A { override init(name: String) { super.init(name: name + "!") } }
print(C().name, C(n: 3).name)
func make<T: A>(_ t: T.Type) -> T { t.init() }
print(make(C.self).name)
class D: C { var k: Int; init(k: Int) { self.k = k; super.init(name: "d") }; required convenience init() { self.init(k: 4) } }
print(D().name, make(D.self).k)
// expect: default! n3!
// expect: default!
// expect: d! 4
