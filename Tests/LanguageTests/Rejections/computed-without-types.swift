struct S { var y { return 1 } }
class C { static var z { 2 }; var w { get { 1 } set {} } ; lazy var k = 3 }
func f() { var q { 3 }; print(q) }
enum E { case a; var t { switch self { case .a: 1 } } }
extension S { var e { "a" } }
protocol P { var p { get } }
var x { 5 }
// expect error 1:16: computed property must have an explicit type
// expect error 1:16: type annotation missing in pattern
// expect error 2:22: computed property must have an explicit type
// expect error 2:22: type annotation missing in pattern
// expect error 2:35: computed property must have an explicit type
// expect error 2:35: type annotation missing in pattern
// expect error 3:16: computed property must have an explicit type
// expect error 3:16: type annotation missing in pattern
// expect error 4:22: computed property must have an explicit type
// expect error 4:22: type annotation missing in pattern
// expect error 5:19: computed property must have an explicit type
// expect error 5:19: type annotation missing in pattern
// expect error 6:18: computed property must have an explicit type
// expect error 6:18: type annotation missing in pattern
// expect error 7:5: computed property must have an explicit type
// expect error 7:5: type annotation missing in pattern
