print(#line, #function, #fileID)
func f(_ l: Int = #line, _ n: String = #function, file: String = #fileID) { print(l, n, file) }
f()
struct S { func m(a: Int) { print(#function, #line); f() }; var p: String { #function }; init() { print(#function) }; subscript(i: Int) -> String { #function } 
 static func st() { print(#function) } }
let s = S()
s.m(a: 1)
print(s.p, s[1])
S.st()
let c = { print(#function, #line) }
c()
print(#column)
// In an initial value it is the type around it; in a lazy one the property.
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }
struct Names {
  @Kept var a = #function
  var b: () -> String = { #function }
  lazy var c = #function
  static let d: String = #function
  let e = Names.called()
  struct Inner<T> { let f = { () -> String in let name = #function; return name }() }
  static func called(_ name: String = #function) -> String { name }
}
extension Names { static let g = #function }
var names = Names()
print(names.a, names.b(), names.c, Names.d, names.e, Names.Inner<Int>().f, Names.g)
// expect: 1 main main/main.swift
// expect: 3 main main/main.swift
// expect: init()
// expect: m(a:) 4
// expect: 4 m(a:) main/main.swift
// expect: p subscript(_:)
// expect: st()
// expect: main 10
// expect: 7
// expect: Names Names c Names Names Inner Names
