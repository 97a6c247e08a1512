@propertyWrapper final class Published<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: [V] { [wrappedValue] } }
func log<T>(_ p: String) -> (T) -> Void { { print(p, $0) } }
final class VM { @Published var valid = false }
let vm = VM(); print(vm.$valid.count); vm.$valid.forEach(log("x"))
// expect: 1
// expect: x false
