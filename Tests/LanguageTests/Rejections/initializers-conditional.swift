struct N {}
struct Foo<V> {}
extension Foo where V: Hashable {
  init(_ name: String, v: V) {}
  init(all: [V]) {}
}
struct Bar<V: Hashable> { init(v: V) {} }
struct Baz<V> { init(v: V) where V: Hashable {} }
@propertyWrapper struct W<V> {
  var wrappedValue: V
  init(wrappedValue: V, _ name: String) { self.wrappedValue = wrappedValue }
}
extension W where V: ExpressibleByNilLiteral {
  init(_ name: String) { self.init(wrappedValue: nil, name) }
}
struct A {
  @W("a") var n: Int
  @W("a") var m: Int?
}
func f() {
  _ = Foo("a", v: N())
  _ = Foo(all: [N()])
  _ = Bar(v: N())
  _ = Baz(v: N())
  _ = Foo<N>("a", v: N())
  _ = Baz<N>(v: N())
  _ = Foo<Int>("a", v: 1)
}
// expect error 17:4: referencing initializer 'init(_:)' on 'W' requires that 'Int' conform to 'ExpressibleByNilLiteral'
// expect error 21:7: referencing initializer 'init(_:v:)' on 'Foo' requires that 'N' conform to 'Hashable'
// expect error 22:7: referencing initializer 'init(all:)' on 'Foo' requires that 'N' conform to 'Hashable'
// expect error 23:7: generic struct 'Bar' requires that 'N' conform to 'Hashable'
// expect error 24:7: initializer 'init(v:)' requires that 'N' conform to 'Hashable'
// expect error 25:7: referencing initializer 'init(_:v:)' on 'Foo' requires that 'N' conform to 'Hashable'
// expect error 26:7: initializer 'init(v:)' requires that 'N' conform to 'Hashable'
