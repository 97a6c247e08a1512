extension Outer.Inner { var b: Int { a + 1 } }
extension Outer { struct Inner { var a = 1 } }
struct Outer {}
print(Outer.Inner().b)
extension Other.Deep.Deeper { func hi() { print("hi") } }
extension Other.Deep { struct Deeper {} }
extension Other { enum Deep {} }
enum Other {}
Other.Deep.Deeper().hi()
struct Container { private func foo() { print("foo") }; private var bar = 1
  struct Inner { func t(_ o: Container) { o.foo(); print(o.bar); o.ext() } } }
extension Container { private func ext() { print("ext") } }
extension Container.Inner { func t2(_ o: Container) { o.foo(); print(o.bar); o.ext(); Container.st() } }
extension Container { private static func st() { print("st") } }
Container.Inner().t(Container()); Container.Inner().t2(Container())
// expect: 2
// expect: hi
// expect: foo
// expect: 1
// expect: ext
// expect: foo
// expect: 1
// expect: ext
// expect: st
