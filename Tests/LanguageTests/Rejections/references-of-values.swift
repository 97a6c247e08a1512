class Owner { weak var parent: Owner; init(_ owner: Owner) { parent = owner } }
class Wrong { weak var count: Int?; unowned var size: Int = 1 }
protocol Delegate: AnyObject {}
struct Value: Delegate {}
enum Choice: Delegate { case a }
class Fine: Delegate { weak var delegate: (any Delegate)?; unowned let owner: Owner; init(_ owner: Owner) { self.owner = owner } }
// expect error 1:24: 'weak' variable should have optional type 'Owner?'
// expect error 2:24: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 2:49: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 4:8: non-class type 'Value' cannot conform to class protocol 'Delegate'
// expect error 5:6: non-class type 'Choice' cannot conform to class protocol 'Delegate'
