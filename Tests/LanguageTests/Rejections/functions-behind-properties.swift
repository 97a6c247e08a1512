struct S { static let max = 3; static var min: Int { 2 }; func f() -> Int { max(1, 2) + min(1, 2) }; static func g() -> Int { max(1, 2) } }
struct V { let max = 3; func f() -> Int { max(1, 2) } }
struct W { func max() -> Int { 3 }; func f() -> Int { max(1, 2) } }
extension Int { func a() -> Int { abs(self) + max(1, 2) } }
extension Array where Element == Int { func b() -> Int { max(1, 2) } }
extension Array { func c() -> Int { min(count, 3) } }
enum E { static let abs = 3; case x; func f() -> Int { abs(1) } }
struct O { struct I { func f() -> Int { max(1, 2) } }; static let max = 3 }
// expect error 1:77: cannot call value of non-function type 'Int'
// expect error 1:77: static member 'max' cannot be used on instance of type 'S'
// expect error 1:89: cannot call value of non-function type 'Int'
// expect error 1:89: static member 'min' cannot be used on instance of type 'S'
// expect error 1:127: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
// expect error 2:43: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
// expect error 3:55: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
// expect error 4:47: cannot call value of non-function type 'Int'
// expect error 4:47: static member 'max' cannot be used on instance of type 'Int'
// expect error 5:58: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
// expect error 6:37: use of 'min' refers to instance method rather than global function 'min' in module 'Swift'
// expect error 7:56: cannot call value of non-function type 'Int'
// expect error 7:56: static member 'abs' cannot be used on instance of type 'E'
// expect error 8:41: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
