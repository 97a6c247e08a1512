@propertyWrapper struct Lazy2<T> { enum S { case todo(() -> T), done(T) }; var s: S; init(wrappedValue: @autoclosure @escaping () -> T) { s = .todo(wrappedValue) }
  var wrappedValue: T { mutating get { switch s { case .done(let v): return v; case .todo(let f): let v = f(); s = .done(v); return v } } set { s = .done(newValue) } } }
struct A { var x = 4; @Lazy2 var other = 5 }
var a = A(); print(a.x); print(a.other); a.other += 1; print(a.other)
struct C { @Lazy2 var x = 4; @Lazy2 var y = 3; @Lazy2 var other = 5 }
var c = C(x: 1, y: 2, other: 3); print(c.x); print(c.y); print(c.other)
var d = C(y: 2); print(d.other);  print(d.y); print(d.x)
struct B { @Lazy2 var other: Int = 5 }
var bb = B(); print(bb.other)
bb.other += 1; print(bb.other)
var cc = B(); cc.other = 7; print(cc.other)
var dd = B(); dd.other += 1; print(dd.other)
// expect: 4
// expect: 5
// expect: 6
// expect: 1
// expect: 2
// expect: 3
// expect: 5
// expect: 2
// expect: 4
// expect: 5
// expect: 6
// expect: 7
// expect: 6
