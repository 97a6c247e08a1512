class Owner {}
protocol Listener {}
protocol Delegate: AnyObject {}
weak var number = 1
weak var title: String?
unowned let amount: Int = 1
weak var owner = Owner()
class Panel<Item> {
  weak var delegate: (any Delegate)?
  weak var listener: (any Listener)?
  weak var item: Item?
  weak var items = [Owner()]
  unowned(unsafe) var name = ""
  weak var made = Owner()
  weak var action: (() -> Int)?
  init() {}
}
func watch<Subject, Object: AnyObject>(_ subject: Subject, _ object: Object, _ any: Any) {
  weak var first = subject
  weak var second = object
  weak var pair: (Int, Int)?
  let changed = { [weak subject, weak object, unowned any] in print(subject as Any, object as Any, any) }
  let counted = { [weak total = 1, unowned owner = Owner()] in print(total as Any, owner) }
  print(first as Any, second as Any, pair as Any, changed, counted)
}
struct Point {
  weak var owner: Owner?
  func watch() -> () -> Void { { [weak self] in print(self as Any) } }
}
// expect error 4:10: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 5:10: 'weak' may only be applied to class and class-bound protocol types, not 'String'
// expect error 6:13: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 10:12: 'weak' must not be applied to non-class-bound 'any Listener'; consider adding a protocol conformance that has a class bound
// expect error 11:12: 'weak' must not be applied to non-class-bound 'Item'; consider adding a protocol conformance that has a class bound
// expect error 12:12: 'weak' may only be applied to class and class-bound protocol types, not '[Owner]'
// expect error 13:23: 'unowned(unsafe)' may only be applied to class and class-bound protocol types, not 'String'
// expect error 15:12: 'weak' may only be applied to class and class-bound protocol types, not '() -> Int'
// expect error 19:12: 'weak' must not be applied to non-class-bound 'Subject'; consider adding a protocol conformance that has a class bound
// expect error 21:12: 'weak' may only be applied to class and class-bound protocol types, not '(Int, Int)'
// expect error 22:25: 'weak' must not be applied to non-class-bound 'Subject'; consider adding a protocol conformance that has a class bound
// expect error 22:55: 'unowned' must not be applied to non-class-bound 'Any'; consider adding a protocol conformance that has a class bound
// expect error 23:25: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 28:40: 'weak' may only be applied to class and class-bound protocol types, not 'Point'
