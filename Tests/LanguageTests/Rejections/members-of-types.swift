struct S { var n = 1
 func f() {}
 static func g() {}
 static var k = 1 }
S.f()
print(S.n)
S().g()
print(S().k)
class C { func run() { g() } 
 static func g() {} 
 var m: Int { k }
 static let k = 2 }
// expect error 5:1: instance member 'f' cannot be used on type 'S'; did you mean to use a value of this type instead?
// expect error 6:7: instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
// expect error 7:1: static member 'g' cannot be used on instance of type 'S'
// expect error 8:7: static member 'k' cannot be used on instance of type 'S'
// expect error 9:24: static member 'g' cannot be used on instance of type 'C'
// expect error 11:15: static member 'k' cannot be used on instance of type 'C'
