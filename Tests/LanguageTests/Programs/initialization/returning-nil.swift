// An initializer whose one expression is nil, as coding keys have it.
struct Key: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
print(Key(intValue: 1) as Any, Key(stringValue: "a").stringValue)
class Never1 {
  let name: String
  init?(_ name: String?) {
    guard let name else { return nil }
    self.name = name
  }
  init?(none: Void) { nil }
}
print(Never1("a")?.name as Any, Never1(nil) == nil, Never1(none: ()) == nil)
// expect: nil a
// expect: Optional("a") true true
