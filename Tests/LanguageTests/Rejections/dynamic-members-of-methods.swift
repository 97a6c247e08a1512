@propertyWrapper @dynamicMemberLookup struct Bin<V> {
  var wrappedValue: V
  var projectedValue: Bin<V> { self }
  subscript<S>(dynamicMember path: WritableKeyPath<V, S>) -> Bin<S> { fatalError() }
}
struct P {
  var n = 1
  let m = 2
  var t: Int { n }
  func hi() {}
  func double(_ n: Int) -> Int { n * 2 }
}
struct A {
  @Bin var isOn = false
  @Bin var names = ["a"]
  @Bin var p = P()
  @Bin var o: P?
  func f() {
    $isOn.toggle()
    _ = $names.count
    _ = $names.isEmpty
    $p.hi()
    $p.double(3)
    _ = $p.t
    _ = $p.m
    _ = $o.n
    _ = $p.n
  }
}
func act(_ action: () -> Void) {}
func take(_ flag: Bool) {}
func takeBin(_ flag: Bin<Bool>) {}
extension A {
  func g() {
    act { f }
    act { self.f }
    take($isOn)
    takeBin(isOn)
    takeBin(self.isOn)
    _ = !$isOn
  }
}
func h<T: Hashable>(_ value: T, _ other: T) {}
func i() {
  h(.a, .b)
}
// expect error 19:11: cannot call value of non-function type 'Bin<() -> ()>'
// expect error 19:11: dynamic key path member lookup cannot refer to instance method 'toggle()'
// expect error 20:16: cannot assign to property: 'count' is a get-only property
// expect error 21:16: cannot assign to property: 'isEmpty' is a get-only property
// expect error 22:8: cannot call value of non-function type 'Bin<() -> ()>'
// expect error 22:8: dynamic key path member lookup cannot refer to instance method 'hi()'
// expect error 23:8: cannot call value of non-function type 'Bin<(Int) -> Int>'
// expect error 23:8: dynamic key path member lookup cannot refer to instance method 'double'
// expect error 24:12: cannot assign to property: 't' is a get-only property
// expect error 25:12: cannot assign to property: 'm' is a 'let' constant
// expect error 26:9: value of optional type 'P?' must be unwrapped to refer to member 'n' of wrapped base type 'P'
// expect error 35:11: function is unused
// expect error 36:16: function is unused
// expect error 37:10: cannot convert value '$isOn' of type 'Bin<Bool>' to expected type 'Bool', use wrapped value instead
// expect error 38:13: cannot convert value 'isOn' of type 'Bool' to expected type 'Bin<Bool>', use wrapper instead
// expect error 39:18: cannot convert value 'isOn' of type 'Bool' to expected type 'Bin<Bool>', use wrapper instead
// expect error 40:10: cannot convert value '$isOn' of type 'Bin<Bool>' to expected type 'Bool', use wrapped value instead
// expect error 45:6: type 'Hashable' has no member 'a'
// expect error 45:10: type 'Hashable' has no member 'b'
