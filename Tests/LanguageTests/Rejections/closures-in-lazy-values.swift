final class Model {
  var count = 1
  func save() {}
  lazy var first: () -> Int = { count }
  lazy var second: () -> Void = { save() }
  lazy var list: [() -> Void] = [{ save() }]
  lazy var timer = Timer { save() }
  lazy var fine: () -> Int = { self.count }
  lazy var captured: () -> Void = { [self] in save() }
  lazy var weak: () -> Void = { [weak self] in self?.save() }
  lazy var atOnce: Int = { count + 1 }()
  lazy var mapped = [1].map { $0 + count }
  lazy var method: () -> Void = save
}
struct Timer { init(_ action: @escaping () -> Void) {} }
struct Value {
  var count = 1
  lazy var fine: () -> Int = { 1 }
}
// expect error 4:33: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 5:35: call to method 'save' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 6:36: call to method 'save' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 7:28: call to method 'save' in closure requires explicit use of 'self' to make capture semantics explicit
