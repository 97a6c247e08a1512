import Foundation
let e: Error? = NSError(domain: "t", code: 3, userInfo: nil)
print((e as NSError?)?.domain ?? "-")
print(e!._code, e!._domain)
enum My: Error { case a, b }
print((My.b as Error)._code, (nil as (any Error)?) as NSError? == nil, (My.b as NSError?)!.code)
print(Array(Data(bytes: [0xC0, 1])))
struct C<K: CodingKey>: KeyedDecodingContainerProtocol {
  var codingPath: [any CodingKey] = []; var allKeys: [K] = []
  func contains(_ key: K) -> Bool { false }
  func decodeNil(forKey key: K) throws -> Bool { true }
  func decode<T: Decodable>(_ t: T.Type, forKey key: K) throws -> T { throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no") }
  func nestedContainer<N: CodingKey>(keyedBy t: N.Type, forKey k: K) throws -> KeyedDecodingContainer<N> { fatalError() }
  func nestedUnkeyedContainer(forKey k: K) throws -> any UnkeyedDecodingContainer { fatalError() }
  func superDecoder() throws -> any Decoder { fatalError() }
  func superDecoder(forKey k: K) throws -> any Decoder { fatalError() }
}
enum CK: String, CodingKey { case a }
do { _ = try KeyedDecodingContainer(C<CK>()).decode(String.self, forKey: .a) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.count) }   // no 1
// expect: t
// expect: 3 t
// expect: 1 true 1
// expect: [192, 1]
// expect: no 1
