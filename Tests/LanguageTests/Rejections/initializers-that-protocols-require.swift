protocol Big { init() }
class K: Big { }
class L: Big { var x = 1 }
final class M: Big { }
class N: Big { required init() { } }
class O: N { }
class Q: Big { init() { } }
class R: Big { var x: Int; init(x: Int) { self.x = x } }
// expect error 2:7: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'K'
// expect error 3:7: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'L'
// expect error 7:16: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'Q'
// expect error 8:7: type 'R' does not conform to protocol 'Big'
