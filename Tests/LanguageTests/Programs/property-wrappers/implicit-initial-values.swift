// The initial value of a wrapped property is an implicit member of the written type; nothing has named the type before.
@propertyWrapper struct Box<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Counter {
  @Box var taps: Int = .zero
  @Box var limit: Int8 = .max
  @Box var ratio: Double = .pi
  @Box var names: [String] = .init()
}
var counter = Counter()
counter.taps += 1
print(counter.taps, counter.limit, counter.ratio, counter.names)
print(Counter(taps: .min).taps, type(of: counter.taps))
func local() {
  @Box var small: UInt16 = .zero
  small += 7
  print(small, type(of: small))
}
local()
// expect: 1 127 3.141592653589793 []
// expect: -9223372036854775808 Int
// expect: 7 UInt16
