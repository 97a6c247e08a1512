public protocol Pu { func f(); var v: Int { get } }
public struct S: Pu { func f() {}; var v: Int { 1 } }
public struct T: Pu { public func f() {}; public var v: Int { 1 } }
struct U: Pu { func f() {}; var v: Int { 1 } }
enum En { private case a }
// expect error 2:28: method 'f()' must be declared public because it matches a requirement in public protocol 'Pu'
// expect error 2:40: property 'v' must be declared public because it matches a requirement in public protocol 'Pu'
// expect error 5:11: 'private' modifier cannot be applied to this declaration
