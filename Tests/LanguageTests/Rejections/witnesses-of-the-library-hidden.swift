import Foundation
struct Decoded: Codable {
  var a = 1
  private init(from decoder: any Decoder) throws {}
}
struct Encoded: Codable {
  var a = 1
  private func encode(to encoder: any Encoder) throws {}
}
struct Options: OptionSet {
  private let rawValue: Int
}
struct Flags: OptionSet {
  let rawValue: Int
  private init(rawValue: Int) { self.rawValue = rawValue }
}
struct Raw: RawRepresentable {
  fileprivate var rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
struct Text: CustomStringConvertible { private var description: String { "" } }
struct Hashed: Hashable { private func hash(into hasher: inout Hasher) {} }
struct Item: Identifiable { private let id = 1 }
struct Steps: IteratorProtocol { private mutating func next() -> Int? { 1 } }
struct List: Sequence { private func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
enum Failure: LocalizedError {
  case one
  private var errorDescription: String? { "" }
}
enum Side: CaseIterable {
  case left
  private static var allCases: [Side] { [] }
}
class Box: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
class Sack: ExpressibleByArrayLiteral { init(arrayLiteral value: Int...) {} }
class Word: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
class Coded: Codable {
  init() {}
  init(from decoder: any Decoder) throws {}
}
final class Fine: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
private struct Hidden: CustomStringConvertible { var description: String { "" } }
protocol Made { init(x: Int) }
struct Memberwise: Made { var y: Int }
// expect error 4:11: initializer 'init(from:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'Decodable'
// expect error 8:16: method 'encode(to:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'Encodable'
// expect error 10:8: initializer 'init(rawValue:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'OptionSet'
// expect error 10:8: initializer 'init(rawValue:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'RawRepresentable'
// expect error 11:15: property 'rawValue' must be as accessible as its enclosing type because it matches a requirement in protocol 'RawRepresentable'
// expect error 15:11: initializer 'init(rawValue:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'OptionSet'
// expect error 15:11: initializer 'init(rawValue:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'RawRepresentable'
// expect error 18:19: property 'rawValue' must be as accessible as its enclosing type because it matches a requirement in protocol 'RawRepresentable'
// expect error 21:52: property 'description' must be as accessible as its enclosing type because it matches a requirement in protocol 'CustomStringConvertible'
// expect error 22:40: method 'hash(into:)' must be as accessible as its enclosing type because it matches a requirement in protocol 'Hashable'
// expect error 23:41: property 'id' must be as accessible as its enclosing type because it matches a requirement in protocol 'Identifiable'
// expect error 24:56: method 'next()' must be as accessible as its enclosing type because it matches a requirement in protocol 'IteratorProtocol'
// expect error 25:38: method 'makeIterator()' must be as accessible as its enclosing type because it matches a requirement in protocol 'Sequence'
// expect error 28:15: property 'errorDescription' must be as accessible as its enclosing type because it matches a requirement in protocol 'LocalizedError'
// expect error 32:22: property 'allCases' must be as accessible as its enclosing type because it matches a requirement in protocol 'CaseIterable'
// expect error 34:42: initializer requirement 'init(integerLiteral:)' can only be satisfied by a 'required' initializer in non-final class 'Box'
// expect error 35:41: initializer requirement 'init(arrayLiteral:)' can only be satisfied by a 'required' initializer in non-final class 'Sack'
// expect error 36:42: initializer requirement 'init(stringLiteral:)' can only be satisfied by a 'required' initializer in non-final class 'Word'
// expect error 39:3: initializer requirement 'init(from:)' can only be satisfied by a 'required' initializer in non-final class 'Coded'
// expect error 44:8: initializer 'init(y:)' has different argument labels from those required by protocol 'Made' ('init(x:)')
