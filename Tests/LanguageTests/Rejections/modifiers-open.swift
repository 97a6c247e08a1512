struct I0 { }
open struct O1 { open var x = 1; open func f() {} }
open enum O2 { case a }
open protocol O3 { }
open func o4() { }
open var o5 = 1
final class O6 { open func g() {}; open init() {}; open static func h() {}; open final func k() {}; open var x = 1; open let y = 1 }

open typealias O8 = Int
@globalActor actor GA { }
@dynamicMemberLookup struct DM { }
@dynamicCallable struct DC { }
open extension Int { }
extension O7 { open func q() {} }
struct S { open let x = 1; open init() {}; open static let y = 1; open class L {}; open subscript(i: Int) -> Int { i }; open static func f() {} }
protocol P { open func f() }
actor A { open func f() {}; open var x: Int { 1 } }
enum E { open case a; open func f() {} }
class N { final open class func m() {}; final open var x = 1; open final class P { open func x() {} } }
// expect error 2:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 2:18: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 2:34: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 3:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 4:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 5:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 6:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 7:28: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
// expect error 7:36: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 7:69: static declarations are implicitly 'final'; use 'public' instead of 'open'
// expect error 7:82: instance method cannot be declared both 'final' and 'open'
// expect error 7:93: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
// expect error 7:110: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
// expect error 7:126: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
// expect error 9:1: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 10:20: type 'GA' does not conform to protocol 'GlobalActor'
// expect error 11:1: '@dynamicMemberLookup' requires 'DM' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
// expect error 12:1: '@dynamicCallable' requires 'DC' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method
// expect error 13:1: extensions cannot be declared 'open'; declare individual members as 'open' instead
// expect error 14:11: cannot find type 'O7' in scope
// expect error 15:12: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 15:28: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 15:44: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 15:84: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 15:121: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 16:14: 'open' modifier cannot be used in protocols
// expect error 17:11: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 17:29: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 18:10: 'open' modifier cannot be applied to this declaration
// expect error 18:23: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 19:17: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 19:47: only classes and overridable class members can be declared 'open'; use 'public'
// expect error 19:68: class cannot be declared both 'final' and 'open'
// expect error 19:94: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
