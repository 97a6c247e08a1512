class P1 { var a = 1 { didSet { print(newValue) } } }
class P2 { var a = 1 { willSet { print(oldValue) } } }
class P3 { var a = 1 { didSet(n) { print(newValue) } } }
class P4 { var a = 1 { willSet(n) { print(newValue) } } }
func f() { var a = 1 { didSet { print(newValue) } }; a = 2 }
func g() { var a = 1 { willSet(n) { print(newValue) } }; a = 2 }
var k = 1 { willSet(n) { print(newValue) } }
// expect error 1:39: cannot find 'newValue' in scope
// expect error 2:40: cannot find 'oldValue' in scope
// expect error 3:42: cannot find 'newValue' in scope
// expect error 4:43: cannot find 'newValue' in scope
// expect error 5:39: cannot find 'newValue' in scope
// expect error 6:43: cannot find 'newValue' in scope
// expect error 7:32: cannot find 'newValue' in scope
