struct Response<T>: Codable { var data: T }
struct Wrapped<T>: Encodable { var value: [T]? }
enum Choice<T>: Codable { case some(T), nothing }
class Holder<T>: Codable {
  var value: T
  init(value: T) { self.value = value }
}
struct Pair<A: Codable, B>: Encodable {
  let first: A
  let second: B
}
struct Key<T>: Hashable { var value: T }
struct Same<T>: Equatable { var value: T? }
enum Order<T>: Comparable { case by(T) }
class Action: Codable { var run: () -> Void = {} }
struct Outer { struct Inner<T>: Decodable { var values: [T] } }
struct Fine<T: Codable>: Codable { var data: T }
struct Conditional<T> { var data: T }
extension Conditional: Codable where T: Codable {}
extension Conditional: Equatable where T: Equatable {}
struct Written<T>: Encodable {
  var data: T
  func encode(to encoder: any Encoder) throws {}
}
struct Single<T>: Encodable {
  var value: T
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
struct List<T>: Decodable {
  var value: T
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    value = try container.decode(T.self)
  }
}
// expect error 1:8: type 'Response' does not conform to protocol 'Decodable'
// expect error 1:8: type 'Response' does not conform to protocol 'Encodable'
// expect error 2:8: type 'Wrapped' does not conform to protocol 'Encodable'
// expect error 3:6: type 'Choice' does not conform to protocol 'Decodable'
// expect error 3:6: type 'Choice' does not conform to protocol 'Encodable'
// expect error 4:7: type 'Holder' does not conform to protocol 'Decodable'
// expect error 4:7: type 'Holder' does not conform to protocol 'Encodable'
// expect error 8:8: type 'Pair' does not conform to protocol 'Encodable'
// expect error 12:8: type 'Key' does not conform to protocol 'Hashable'
// expect error 12:8: type 'Key<T>' does not conform to protocol 'Equatable'
// expect error 13:8: type 'Same<T>' does not conform to protocol 'Equatable'
// expect error 14:6: type 'Order<T>' does not conform to protocol 'Comparable'
// expect error 14:6: type 'Order<T>' does not conform to protocol 'Equatable'
// expect error 15:7: type 'Action' does not conform to protocol 'Decodable'
// expect error 15:7: type 'Action' does not conform to protocol 'Encodable'
// expect error 16:23: type 'Outer.Inner' does not conform to protocol 'Decodable'
// expect error 29:19: instance method 'encode' requires that 'T' conform to 'Encodable'
// expect error 36:27: instance method 'decode' requires that 'T' conform to 'Decodable'
