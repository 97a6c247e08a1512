func twice(_ body: () -> Void) rethrows { body(); body() }
func never() rethrows {}
struct Box<T> {
  var value: T
  init(_ make: () throws -> T) rethrows { value = try make() }
  func map<U>(_ f: (T) -> U) rethrows -> U { f(value) }
}
typealias Work = () throws -> Void
func run(_ work: Work) rethrows { try work() }
func start(_ work: (() throws -> Void)?) rethrows { try work?() }
func all(_ works: [() throws -> Void]) rethrows {}
func later(_ work: @autoclosure () throws -> Int) rethrows -> Int { try work() }
// expect error 1:32: 'rethrows' function must take a throwing function argument
// expect error 2:14: 'rethrows' function must take a throwing function argument
// expect error 6:30: 'rethrows' function must take a throwing function argument
// expect error 11:40: 'rethrows' function must take a throwing function argument
