struct Row { var title: some String { "a" } }
func count() -> some Int { 1 }
func list() -> some [Int] { [1] }
enum Step { case one }
let step: some Step = Step.one
class Base {}
func base() -> some Base { Base() }
// expect error 1:25: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class
// expect error 2:17: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class
// expect error 3:16: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class
// expect error 5:11: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class
