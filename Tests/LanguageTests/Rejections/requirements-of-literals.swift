protocol Monoid { static var zero: Self { get } }
protocol Sized {}
extension Double: Sized {}
extension Array where Element: Monoid {
  func combined() -> Int { 1 }
}
extension Array where Element: Sized {
  func sized() -> Int { 2 }
}
func show<T: Monoid>(_ x: T) {}
struct Box<T> {
  var v: T
}
extension Box where T: Monoid {
  func boxed() -> Int { 0 }
}
print(["a"].combined())
print([1].sized())
print([true].combined())
print([[1]].combined())
print([1, 2].combined())
print(["a"].sized())
print(Box(v: 1).boxed())
let box = Box(v: "s")
print(box.boxed())
show(1)
show("s")
// expect error 17:13: referencing instance method 'combined()' on 'Array' requires that 'String' conform to 'Monoid'
// expect error 19:14: referencing instance method 'combined()' on 'Array' requires that 'Bool' conform to 'Monoid'
// expect error 20:13: referencing instance method 'combined()' on 'Array' requires that '[Int]' conform to 'Monoid'
// expect error 21:14: referencing instance method 'combined()' on 'Array' requires that 'Int' conform to 'Monoid'
// expect error 22:13: referencing instance method 'sized()' on 'Array' requires that 'String' conform to 'Sized'
// expect error 23:17: referencing instance method 'boxed()' on 'Box' requires that 'Int' conform to 'Monoid'
// expect error 25:11: referencing instance method 'boxed()' on 'Box' requires that 'String' conform to 'Monoid'
// expect error 26:1: global function 'show' requires that 'Int' conform to 'Monoid'
// expect error 27:1: global function 'show' requires that 'String' conform to 'Monoid'
