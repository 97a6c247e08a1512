struct Thermostat {
  var degrees = 20 { didSet { oldValue = 3 } }
  var limit = 30 { willSet { newValue = 4 } }
  var floor = 10 { willSet(next) { next = 5 } didSet(before) { before = 6 } }
  var unused = 0 { didSet { alarm(unused) } }
  static var shared = 1 { didSet { let text: String = shared } }
}
var count = 0 {
  willSet { print(newCount) }
}
class Cache {
  lazy var table: [String] = load()
  lazy var size: Int = "none"
  lazy var place = 1 { didSet { print(olderValue) } }
}
@propertyWrapper struct Clamped { var wrappedValue: Int }
struct Dial {
  @Clamped var turns = 1 { didSet { ring() } }
}
// expect error 2:31: cannot assign to value: 'oldValue' is immutable
// expect error 3:30: cannot assign to value: 'newValue' is immutable
// expect error 4:36: cannot assign to value: 'next' is a 'let' constant
// expect error 4:64: cannot assign to value: 'before' is a 'let' constant
// expect error 5:29: cannot find 'alarm' in scope
// expect error 6:55: cannot convert value of type 'Int' to specified type 'String'
// expect error 9:19: cannot find 'newCount' in scope
// expect error 12:30: cannot find 'load' in scope
// expect error 13:24: cannot convert value of type 'String' to specified type 'Int'
// expect error 14:39: cannot find 'olderValue' in scope
// expect error 18:37: cannot find 'ring' in scope
