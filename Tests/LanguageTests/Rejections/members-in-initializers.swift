struct S { let a = 1
 let b = a + 1
 func f() -> Int { g() }
 static func g() -> Int { 1 }
 static func h() -> Int { a } }
// expect error 2:10: cannot use instance member 'a' within property initializer; property initializers run before 'self' is available
// expect error 3:20: static member 'g' cannot be used on instance of type 'S'
// expect error 5:27: instance member 'a' cannot be used on type 'S'
