struct E: Error {}
extension Array where Element == Int { mutating func bad() throws { append(2); throw E() } }
@propertyWrapper struct W { var wrappedValue: [Int] }
struct S { @W(wrappedValue: [1]) var a { didSet { print("didSet", a) } }
 @W(wrappedValue: [1]) var b { didSet { print("old", oldValue) } }
 @W(wrappedValue: [1]) static var c { didSet { print("static", c) } } 
 @W(wrappedValue: [1]) var d { willSet { print("will", newValue) } } }
var s = S()
do { try s.a.bad() } catch { print("caught", s.a) }
do { try s.b.bad() } catch { print("caught", s.b) }
do { try S.c.bad() } catch { print("caught", S.c) }
do { try s.d.bad() } catch { print("caught", s.d) }
class C { @W(wrappedValue: [1]) var a { didSet { print("didSet", a) } } }
let c = C()
do { try c.a.bad() } catch { print("caught", c.a) }
c.a.append(1); c.a = []
s.a.append(1); s.a = []; S.c = [3]
// expect: didSet [1, 2]
// expect: caught [1, 2]
// expect: old [1]
// expect: caught [1, 2]
// expect: static [1, 2]
// expect: caught [1, 2]
// expect: will [1, 2]
// expect: caught [1, 2]
// expect: didSet [1, 2]
// expect: caught [1, 2]
// expect: didSet [1, 2, 1]
// expect: didSet []
// expect: didSet [1, 2, 1]
// expect: didSet []
// expect: static [3]
