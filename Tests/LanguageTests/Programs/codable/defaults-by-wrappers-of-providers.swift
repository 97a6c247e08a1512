import Foundation
protocol DefaultProvider { associatedtype Value: Codable; static var value: Value { get } }
@propertyWrapper struct Default<Provider: DefaultProvider>: Codable where Provider.Value: Equatable {
  var wrappedValue: Provider.Value
  init() { wrappedValue = Provider.value }
  init(wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Provider.Value.self) }
  func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
  var isDefault: Bool { wrappedValue == Provider.value }
}
extension KeyedDecodingContainer {
  func decode<P>(_ type: Default<P>.Type, forKey key: Key) throws -> Default<P> { try decodeIfPresent(type, forKey: key) ?? Default() }
}
enum Empty: DefaultProvider { static let value = "none" }
enum Zero: DefaultProvider { static let value = 0 }
struct Post: Codable { @Default<Empty> var title: String; @Default<Zero> var likes: Int; var id: Int }
let posts = try JSONDecoder().decode([Post].self, from: Data(#"[{"id": 1}, {"id": 2, "title": "a", "likes": 3}]"#.utf8))
print(posts.map { "\($0.id) \($0.title) \($0.likes)" })
func check<P>(_ d: Default<P>) -> Bool { d.isDefault && d.wrappedValue == P.value }
print(check(Default<Zero>()), check(Default<Empty>(wrappedValue: "x")))
// expect: ["1 none 0", "2 a 3"]
// expect: true false
