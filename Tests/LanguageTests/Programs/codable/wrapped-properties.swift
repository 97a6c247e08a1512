import Foundation
@propertyWrapper struct Wrap<T: Codable>: Codable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(T.self) }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct F1: Codable { @Wrap var on: Bool; var n: Int? }
print(try JSONDecoder().decode(F1.self, from: Data(#"{"on":true}"#.utf8)))
print(String(decoding: try JSONEncoder().encode(F1(on: true, n: nil)), as: UTF8.self))
@propertyWrapper struct Auto: Codable { var wrappedValue: Bool }
struct F2: Codable { @Auto var on: Bool }
print(String(decoding: try JSONEncoder().encode(F2(on: true)), as: UTF8.self))
@propertyWrapper struct DefaultFalse: Codable, Hashable { var wrappedValue = false; init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
 init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(Bool.self) }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
extension KeyedDecodingContainer { func decode(_ t: DefaultFalse.Type, forKey k: Key) throws -> DefaultFalse { try decodeIfPresent(t, forKey: k) ?? DefaultFalse(wrappedValue: false) } }
struct F3: Codable { @DefaultFalse var on: Bool; var x: Int }
print(try JSONDecoder().decode(F3.self, from: Data(#"{"x":1}"#.utf8)))
print(try JSONDecoder().decode(F3.self, from: Data(#"{"x":1,"on":true}"#.utf8)))
// expect: F1(_on: main.Wrap<Swift.Bool>(wrappedValue: true), n: nil)
// expect: {"on":true}
// expect: {"on":{"wrappedValue":true}}
// expect: F3(_on: main.DefaultFalse(wrappedValue: false), x: 1)
// expect: F3(_on: main.DefaultFalse(wrappedValue: true), x: 1)
