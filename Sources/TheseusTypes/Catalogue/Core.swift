extension Catalogue {
  /// The types that literals, operators and statements need; the natives are registered under the symbols.
  static let core = #"""
    protocol AnyObject {
    }
    protocol Sendable {
    }
    protocol Copyable {
    }
    protocol Escapable {
    }
    protocol Equatable {
      static func == (a: Self, b: Self) -> Bool
    }
    extension Equatable {
      static func != (a: Self, b: Self) -> Bool { !(a == b) }
    }
    protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
    }
    extension Hashable {
      var hashValue: Int { get }
    }
    struct Hasher {
      init()
      mutating func combine<H: Hashable>(_ value: H)
      mutating func finalize() -> Int
    }
    protocol Comparable: Equatable {
      static func < (a: Self, b: Self) -> Bool
      static func <= (a: Self, b: Self) -> Bool
      static func >= (a: Self, b: Self) -> Bool
      static func > (a: Self, b: Self) -> Bool
    }
    extension Comparable {
      static func <= (a: Self, b: Self) -> Bool { !(b < a) }
      static func >= (a: Self, b: Self) -> Bool { !(a < b) }
      static func > (a: Self, b: Self) -> Bool { b < a }
      static func ..< (a: Self, b: Self) -> Range<Self> { Range(uncheckedBounds: (lower: a, upper: b)) }
      static func ... (a: Self, b: Self) -> ClosedRange<Self> { ClosedRange(uncheckedBounds: (lower: a, upper: b)) }
      static prefix func ..< (a: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(a) }
      static prefix func ... (a: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(a) }
      static postfix func ... (a: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(a) }
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    protocol CustomStringConvertible {
      var description: String { get }
    }
    protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }
    protocol Error: Sendable {
    }
    protocol CaseIterable {
      associatedtype AllCases
      static var allCases: AllCases { get }
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol Encodable {
    }
    protocol Decodable {
    }
    typealias Codable = Decodable & Encodable
    protocol ExpressibleByIntegerLiteral {
    }
    protocol ExpressibleByFloatLiteral {
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
    }
    protocol ExpressibleByUnicodeScalarLiteral {
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    }
    protocol ExpressibleByBooleanLiteral {
    }
    protocol ExpressibleByNilLiteral {
    }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
    }
    protocol ExpressibleByDictionaryLiteral {
    }
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (a: Self, b: Self) -> Self
      static func - (a: Self, b: Self) -> Self
    }
    extension AdditiveArithmetic {
      static func += (a: inout Self, b: Self) { a = a + b }
      static func -= (a: inout Self, b: Self) { a = a - b }
    }
    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { 0 }
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      static func * (a: Self, b: Self) -> Self
    }
    extension Numeric {
      static func *= (a: inout Self, b: Self) { a = a * b }
    }
    protocol SignedNumeric: Numeric {
      static prefix func - (a: Self) -> Self
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
    }
    protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable where Stride == Int {
      static func / (a: Self, b: Self) -> Self
      static func % (a: Self, b: Self) -> Self
    }
    extension BinaryInteger {
      func isMultiple(of other: Self) -> Bool { self % other == 0 }
    }
    protocol FixedWidthInteger: BinaryInteger {
      static var max: Self { get }
      static var min: Self { get }
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {
    }
    protocol UnsignedInteger: BinaryInteger {
    }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
      static func / (a: Self, b: Self) -> Self
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
    }
    enum Never: Hashable, Comparable, Error {
    }
    struct Bool: Hashable, CustomStringConvertible, ExpressibleByBooleanLiteral, Codable, Sendable {
      static func == (a: Bool, b: Bool) -> Bool
      static func != (a: Bool, b: Bool) -> Bool
      static prefix func ! (a: Bool) -> Bool
      static func && (a: Bool, b: @autoclosure () -> Bool) -> Bool
      static func || (a: Bool, b: @autoclosure () -> Bool) -> Bool
      mutating func toggle() { self = !self }
      var description: String { get }
      func hash(into hasher: inout Hasher)
    }
    struct Int: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: Int { get }
      static var min: Int { get }
      static func == (a: Int, b: Int) -> Bool
      static func != (a: Int, b: Int) -> Bool
      static func < (a: Int, b: Int) -> Bool
      static func > (a: Int, b: Int) -> Bool
      static func <= (a: Int, b: Int) -> Bool
      static func >= (a: Int, b: Int) -> Bool
      static func + (a: Int, b: Int) -> Int
      static func - (a: Int, b: Int) -> Int
      static func * (a: Int, b: Int) -> Int
      static func / (a: Int, b: Int) -> Int
      static func % (a: Int, b: Int) -> Int
      static func & (a: Int, b: Int) -> Int
      static func | (a: Int, b: Int) -> Int
      static func ^ (a: Int, b: Int) -> Int
      static func << (a: Int, b: Int) -> Int
      static func >> (a: Int, b: Int) -> Int
      static func &+ (a: Int, b: Int) -> Int
      static func &- (a: Int, b: Int) -> Int
      static func &* (a: Int, b: Int) -> Int
      static func += (a: inout Int, b: Int) { a = a + b }
      static func -= (a: inout Int, b: Int) { a = a - b }
      static func *= (a: inout Int, b: Int) { a = a * b }
      static func /= (a: inout Int, b: Int) { a = a / b }
      static func %= (a: inout Int, b: Int) { a = a % b }
      static prefix func - (a: Int) -> Int
      static prefix func + (a: Int) -> Int { a }
      static prefix func ~ (a: Int) -> Int
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("Int.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Int.init(double)") init(_ value: Double)
      @_symbol("Int.init(string)") init?(_ text: String)
    }
    struct Int8: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: Int8 { get }
      static var min: Int8 { get }
      static func == (a: Int8, b: Int8) -> Bool
      static func != (a: Int8, b: Int8) -> Bool
      static func < (a: Int8, b: Int8) -> Bool
      static func > (a: Int8, b: Int8) -> Bool
      static func <= (a: Int8, b: Int8) -> Bool
      static func >= (a: Int8, b: Int8) -> Bool
      static func + (a: Int8, b: Int8) -> Int8
      static func - (a: Int8, b: Int8) -> Int8
      static func * (a: Int8, b: Int8) -> Int8
      static func / (a: Int8, b: Int8) -> Int8
      static func % (a: Int8, b: Int8) -> Int8
      static func & (a: Int8, b: Int8) -> Int8
      static func | (a: Int8, b: Int8) -> Int8
      static func ^ (a: Int8, b: Int8) -> Int8
      static func << (a: Int8, b: Int8) -> Int8
      static func >> (a: Int8, b: Int8) -> Int8
      static func &+ (a: Int8, b: Int8) -> Int8
      static func &- (a: Int8, b: Int8) -> Int8
      static func &* (a: Int8, b: Int8) -> Int8
      static func += (a: inout Int8, b: Int8) { a = a + b }
      static func -= (a: inout Int8, b: Int8) { a = a - b }
      static func *= (a: inout Int8, b: Int8) { a = a * b }
      static func /= (a: inout Int8, b: Int8) { a = a / b }
      static func %= (a: inout Int8, b: Int8) { a = a % b }
      static prefix func - (a: Int8) -> Int8
      static prefix func + (a: Int8) -> Int8 { a }
      static prefix func ~ (a: Int8) -> Int8
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("Int8.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Int8.init(double)") init(_ value: Double)
      @_symbol("Int8.init(string)") init?(_ text: String)
    }
    struct Int16: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: Int16 { get }
      static var min: Int16 { get }
      static func == (a: Int16, b: Int16) -> Bool
      static func != (a: Int16, b: Int16) -> Bool
      static func < (a: Int16, b: Int16) -> Bool
      static func > (a: Int16, b: Int16) -> Bool
      static func <= (a: Int16, b: Int16) -> Bool
      static func >= (a: Int16, b: Int16) -> Bool
      static func + (a: Int16, b: Int16) -> Int16
      static func - (a: Int16, b: Int16) -> Int16
      static func * (a: Int16, b: Int16) -> Int16
      static func / (a: Int16, b: Int16) -> Int16
      static func % (a: Int16, b: Int16) -> Int16
      static func & (a: Int16, b: Int16) -> Int16
      static func | (a: Int16, b: Int16) -> Int16
      static func ^ (a: Int16, b: Int16) -> Int16
      static func << (a: Int16, b: Int16) -> Int16
      static func >> (a: Int16, b: Int16) -> Int16
      static func &+ (a: Int16, b: Int16) -> Int16
      static func &- (a: Int16, b: Int16) -> Int16
      static func &* (a: Int16, b: Int16) -> Int16
      static func += (a: inout Int16, b: Int16) { a = a + b }
      static func -= (a: inout Int16, b: Int16) { a = a - b }
      static func *= (a: inout Int16, b: Int16) { a = a * b }
      static func /= (a: inout Int16, b: Int16) { a = a / b }
      static func %= (a: inout Int16, b: Int16) { a = a % b }
      static prefix func - (a: Int16) -> Int16
      static prefix func + (a: Int16) -> Int16 { a }
      static prefix func ~ (a: Int16) -> Int16
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("Int16.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Int16.init(double)") init(_ value: Double)
      @_symbol("Int16.init(string)") init?(_ text: String)
    }
    struct Int32: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: Int32 { get }
      static var min: Int32 { get }
      static func == (a: Int32, b: Int32) -> Bool
      static func != (a: Int32, b: Int32) -> Bool
      static func < (a: Int32, b: Int32) -> Bool
      static func > (a: Int32, b: Int32) -> Bool
      static func <= (a: Int32, b: Int32) -> Bool
      static func >= (a: Int32, b: Int32) -> Bool
      static func + (a: Int32, b: Int32) -> Int32
      static func - (a: Int32, b: Int32) -> Int32
      static func * (a: Int32, b: Int32) -> Int32
      static func / (a: Int32, b: Int32) -> Int32
      static func % (a: Int32, b: Int32) -> Int32
      static func & (a: Int32, b: Int32) -> Int32
      static func | (a: Int32, b: Int32) -> Int32
      static func ^ (a: Int32, b: Int32) -> Int32
      static func << (a: Int32, b: Int32) -> Int32
      static func >> (a: Int32, b: Int32) -> Int32
      static func &+ (a: Int32, b: Int32) -> Int32
      static func &- (a: Int32, b: Int32) -> Int32
      static func &* (a: Int32, b: Int32) -> Int32
      static func += (a: inout Int32, b: Int32) { a = a + b }
      static func -= (a: inout Int32, b: Int32) { a = a - b }
      static func *= (a: inout Int32, b: Int32) { a = a * b }
      static func /= (a: inout Int32, b: Int32) { a = a / b }
      static func %= (a: inout Int32, b: Int32) { a = a % b }
      static prefix func - (a: Int32) -> Int32
      static prefix func + (a: Int32) -> Int32 { a }
      static prefix func ~ (a: Int32) -> Int32
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("Int32.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Int32.init(double)") init(_ value: Double)
      @_symbol("Int32.init(string)") init?(_ text: String)
    }
    struct Int64: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: Int64 { get }
      static var min: Int64 { get }
      static func == (a: Int64, b: Int64) -> Bool
      static func != (a: Int64, b: Int64) -> Bool
      static func < (a: Int64, b: Int64) -> Bool
      static func > (a: Int64, b: Int64) -> Bool
      static func <= (a: Int64, b: Int64) -> Bool
      static func >= (a: Int64, b: Int64) -> Bool
      static func + (a: Int64, b: Int64) -> Int64
      static func - (a: Int64, b: Int64) -> Int64
      static func * (a: Int64, b: Int64) -> Int64
      static func / (a: Int64, b: Int64) -> Int64
      static func % (a: Int64, b: Int64) -> Int64
      static func & (a: Int64, b: Int64) -> Int64
      static func | (a: Int64, b: Int64) -> Int64
      static func ^ (a: Int64, b: Int64) -> Int64
      static func << (a: Int64, b: Int64) -> Int64
      static func >> (a: Int64, b: Int64) -> Int64
      static func &+ (a: Int64, b: Int64) -> Int64
      static func &- (a: Int64, b: Int64) -> Int64
      static func &* (a: Int64, b: Int64) -> Int64
      static func += (a: inout Int64, b: Int64) { a = a + b }
      static func -= (a: inout Int64, b: Int64) { a = a - b }
      static func *= (a: inout Int64, b: Int64) { a = a * b }
      static func /= (a: inout Int64, b: Int64) { a = a / b }
      static func %= (a: inout Int64, b: Int64) { a = a % b }
      static prefix func - (a: Int64) -> Int64
      static prefix func + (a: Int64) -> Int64 { a }
      static prefix func ~ (a: Int64) -> Int64
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("Int64.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Int64.init(double)") init(_ value: Double)
      @_symbol("Int64.init(string)") init?(_ text: String)
    }
    struct UInt: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, UnsignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: UInt { get }
      static var min: UInt { get }
      static func == (a: UInt, b: UInt) -> Bool
      static func != (a: UInt, b: UInt) -> Bool
      static func < (a: UInt, b: UInt) -> Bool
      static func > (a: UInt, b: UInt) -> Bool
      static func <= (a: UInt, b: UInt) -> Bool
      static func >= (a: UInt, b: UInt) -> Bool
      static func + (a: UInt, b: UInt) -> UInt
      static func - (a: UInt, b: UInt) -> UInt
      static func * (a: UInt, b: UInt) -> UInt
      static func / (a: UInt, b: UInt) -> UInt
      static func % (a: UInt, b: UInt) -> UInt
      static func & (a: UInt, b: UInt) -> UInt
      static func | (a: UInt, b: UInt) -> UInt
      static func ^ (a: UInt, b: UInt) -> UInt
      static func << (a: UInt, b: UInt) -> UInt
      static func >> (a: UInt, b: UInt) -> UInt
      static func &+ (a: UInt, b: UInt) -> UInt
      static func &- (a: UInt, b: UInt) -> UInt
      static func &* (a: UInt, b: UInt) -> UInt
      static func += (a: inout UInt, b: UInt) { a = a + b }
      static func -= (a: inout UInt, b: UInt) { a = a - b }
      static func *= (a: inout UInt, b: UInt) { a = a * b }
      static func /= (a: inout UInt, b: UInt) { a = a / b }
      static func %= (a: inout UInt, b: UInt) { a = a % b }
      static prefix func + (a: UInt) -> UInt { a }
      static prefix func ~ (a: UInt) -> UInt
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("UInt.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("UInt.init(double)") init(_ value: Double)
      @_symbol("UInt.init(string)") init?(_ text: String)
    }
    struct UInt8: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, UnsignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: UInt8 { get }
      static var min: UInt8 { get }
      static func == (a: UInt8, b: UInt8) -> Bool
      static func != (a: UInt8, b: UInt8) -> Bool
      static func < (a: UInt8, b: UInt8) -> Bool
      static func > (a: UInt8, b: UInt8) -> Bool
      static func <= (a: UInt8, b: UInt8) -> Bool
      static func >= (a: UInt8, b: UInt8) -> Bool
      static func + (a: UInt8, b: UInt8) -> UInt8
      static func - (a: UInt8, b: UInt8) -> UInt8
      static func * (a: UInt8, b: UInt8) -> UInt8
      static func / (a: UInt8, b: UInt8) -> UInt8
      static func % (a: UInt8, b: UInt8) -> UInt8
      static func & (a: UInt8, b: UInt8) -> UInt8
      static func | (a: UInt8, b: UInt8) -> UInt8
      static func ^ (a: UInt8, b: UInt8) -> UInt8
      static func << (a: UInt8, b: UInt8) -> UInt8
      static func >> (a: UInt8, b: UInt8) -> UInt8
      static func &+ (a: UInt8, b: UInt8) -> UInt8
      static func &- (a: UInt8, b: UInt8) -> UInt8
      static func &* (a: UInt8, b: UInt8) -> UInt8
      static func += (a: inout UInt8, b: UInt8) { a = a + b }
      static func -= (a: inout UInt8, b: UInt8) { a = a - b }
      static func *= (a: inout UInt8, b: UInt8) { a = a * b }
      static func /= (a: inout UInt8, b: UInt8) { a = a / b }
      static func %= (a: inout UInt8, b: UInt8) { a = a % b }
      static prefix func + (a: UInt8) -> UInt8 { a }
      static prefix func ~ (a: UInt8) -> UInt8
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("UInt8.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("UInt8.init(double)") init(_ value: Double)
      @_symbol("UInt8.init(string)") init?(_ text: String)
    }
    struct UInt16: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, UnsignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: UInt16 { get }
      static var min: UInt16 { get }
      static func == (a: UInt16, b: UInt16) -> Bool
      static func != (a: UInt16, b: UInt16) -> Bool
      static func < (a: UInt16, b: UInt16) -> Bool
      static func > (a: UInt16, b: UInt16) -> Bool
      static func <= (a: UInt16, b: UInt16) -> Bool
      static func >= (a: UInt16, b: UInt16) -> Bool
      static func + (a: UInt16, b: UInt16) -> UInt16
      static func - (a: UInt16, b: UInt16) -> UInt16
      static func * (a: UInt16, b: UInt16) -> UInt16
      static func / (a: UInt16, b: UInt16) -> UInt16
      static func % (a: UInt16, b: UInt16) -> UInt16
      static func & (a: UInt16, b: UInt16) -> UInt16
      static func | (a: UInt16, b: UInt16) -> UInt16
      static func ^ (a: UInt16, b: UInt16) -> UInt16
      static func << (a: UInt16, b: UInt16) -> UInt16
      static func >> (a: UInt16, b: UInt16) -> UInt16
      static func &+ (a: UInt16, b: UInt16) -> UInt16
      static func &- (a: UInt16, b: UInt16) -> UInt16
      static func &* (a: UInt16, b: UInt16) -> UInt16
      static func += (a: inout UInt16, b: UInt16) { a = a + b }
      static func -= (a: inout UInt16, b: UInt16) { a = a - b }
      static func *= (a: inout UInt16, b: UInt16) { a = a * b }
      static func /= (a: inout UInt16, b: UInt16) { a = a / b }
      static func %= (a: inout UInt16, b: UInt16) { a = a % b }
      static prefix func + (a: UInt16) -> UInt16 { a }
      static prefix func ~ (a: UInt16) -> UInt16
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("UInt16.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("UInt16.init(double)") init(_ value: Double)
      @_symbol("UInt16.init(string)") init?(_ text: String)
    }
    struct UInt32: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, UnsignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: UInt32 { get }
      static var min: UInt32 { get }
      static func == (a: UInt32, b: UInt32) -> Bool
      static func != (a: UInt32, b: UInt32) -> Bool
      static func < (a: UInt32, b: UInt32) -> Bool
      static func > (a: UInt32, b: UInt32) -> Bool
      static func <= (a: UInt32, b: UInt32) -> Bool
      static func >= (a: UInt32, b: UInt32) -> Bool
      static func + (a: UInt32, b: UInt32) -> UInt32
      static func - (a: UInt32, b: UInt32) -> UInt32
      static func * (a: UInt32, b: UInt32) -> UInt32
      static func / (a: UInt32, b: UInt32) -> UInt32
      static func % (a: UInt32, b: UInt32) -> UInt32
      static func & (a: UInt32, b: UInt32) -> UInt32
      static func | (a: UInt32, b: UInt32) -> UInt32
      static func ^ (a: UInt32, b: UInt32) -> UInt32
      static func << (a: UInt32, b: UInt32) -> UInt32
      static func >> (a: UInt32, b: UInt32) -> UInt32
      static func &+ (a: UInt32, b: UInt32) -> UInt32
      static func &- (a: UInt32, b: UInt32) -> UInt32
      static func &* (a: UInt32, b: UInt32) -> UInt32
      static func += (a: inout UInt32, b: UInt32) { a = a + b }
      static func -= (a: inout UInt32, b: UInt32) { a = a - b }
      static func *= (a: inout UInt32, b: UInt32) { a = a * b }
      static func /= (a: inout UInt32, b: UInt32) { a = a / b }
      static func %= (a: inout UInt32, b: UInt32) { a = a % b }
      static prefix func + (a: UInt32) -> UInt32 { a }
      static prefix func ~ (a: UInt32) -> UInt32
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("UInt32.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("UInt32.init(double)") init(_ value: Double)
      @_symbol("UInt32.init(string)") init?(_ text: String)
    }
    struct UInt64: Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, UnsignedInteger, ExpressibleByIntegerLiteral, Strideable, Codable, Sendable {
      static var max: UInt64 { get }
      static var min: UInt64 { get }
      static func == (a: UInt64, b: UInt64) -> Bool
      static func != (a: UInt64, b: UInt64) -> Bool
      static func < (a: UInt64, b: UInt64) -> Bool
      static func > (a: UInt64, b: UInt64) -> Bool
      static func <= (a: UInt64, b: UInt64) -> Bool
      static func >= (a: UInt64, b: UInt64) -> Bool
      static func + (a: UInt64, b: UInt64) -> UInt64
      static func - (a: UInt64, b: UInt64) -> UInt64
      static func * (a: UInt64, b: UInt64) -> UInt64
      static func / (a: UInt64, b: UInt64) -> UInt64
      static func % (a: UInt64, b: UInt64) -> UInt64
      static func & (a: UInt64, b: UInt64) -> UInt64
      static func | (a: UInt64, b: UInt64) -> UInt64
      static func ^ (a: UInt64, b: UInt64) -> UInt64
      static func << (a: UInt64, b: UInt64) -> UInt64
      static func >> (a: UInt64, b: UInt64) -> UInt64
      static func &+ (a: UInt64, b: UInt64) -> UInt64
      static func &- (a: UInt64, b: UInt64) -> UInt64
      static func &* (a: UInt64, b: UInt64) -> UInt64
      static func += (a: inout UInt64, b: UInt64) { a = a + b }
      static func -= (a: inout UInt64, b: UInt64) { a = a - b }
      static func *= (a: inout UInt64, b: UInt64) { a = a * b }
      static func /= (a: inout UInt64, b: UInt64) { a = a / b }
      static func %= (a: inout UInt64, b: UInt64) { a = a % b }
      static prefix func + (a: UInt64) -> UInt64 { a }
      static prefix func ~ (a: UInt64) -> UInt64
      var description: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("UInt64.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("UInt64.init(double)") init(_ value: Double)
      @_symbol("UInt64.init(string)") init?(_ text: String)
    }
    struct Double: Hashable, Comparable, CustomStringConvertible, BinaryFloatingPoint, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Codable, Sendable {
      typealias Stride = Double
      static var infinity: Double { get }
      static var pi: Double { get }
      static func == (a: Double, b: Double) -> Bool
      static func != (a: Double, b: Double) -> Bool
      static func < (a: Double, b: Double) -> Bool
      static func > (a: Double, b: Double) -> Bool
      static func <= (a: Double, b: Double) -> Bool
      static func >= (a: Double, b: Double) -> Bool
      static func + (a: Double, b: Double) -> Double
      static func - (a: Double, b: Double) -> Double
      static func * (a: Double, b: Double) -> Double
      static func / (a: Double, b: Double) -> Double
      static func += (a: inout Double, b: Double) { a = a + b }
      static func -= (a: inout Double, b: Double) { a = a - b }
      static func *= (a: inout Double, b: Double) { a = a * b }
      static func /= (a: inout Double, b: Double) { a = a / b }
      static prefix func - (a: Double) -> Double
      static prefix func + (a: Double) -> Double { a }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      func rounded() -> Double
      @_symbol("Double.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Double.init(floating)") init<T: BinaryFloatingPoint>(_ value: T)
      @_symbol("Double.init(string)") init?(_ text: String)
    }
    struct Float: Hashable, Comparable, CustomStringConvertible, BinaryFloatingPoint, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Codable, Sendable {
      typealias Stride = Float
      static var infinity: Float { get }
      static var pi: Float { get }
      static func == (a: Float, b: Float) -> Bool
      static func != (a: Float, b: Float) -> Bool
      static func < (a: Float, b: Float) -> Bool
      static func > (a: Float, b: Float) -> Bool
      static func <= (a: Float, b: Float) -> Bool
      static func >= (a: Float, b: Float) -> Bool
      static func + (a: Float, b: Float) -> Float
      static func - (a: Float, b: Float) -> Float
      static func * (a: Float, b: Float) -> Float
      static func / (a: Float, b: Float) -> Float
      static func += (a: inout Float, b: Float) { a = a + b }
      static func -= (a: inout Float, b: Float) { a = a - b }
      static func *= (a: inout Float, b: Float) { a = a * b }
      static func /= (a: inout Float, b: Float) { a = a / b }
      static prefix func - (a: Float) -> Float
      static prefix func + (a: Float) -> Float { a }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      func rounded() -> Float
      @_symbol("Float.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("Float.init(floating)") init<T: BinaryFloatingPoint>(_ value: T)
      @_symbol("Float.init(string)") init?(_ text: String)
    }
    struct CGFloat: Hashable, Comparable, CustomStringConvertible, BinaryFloatingPoint, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Codable, Sendable {
      typealias Stride = CGFloat
      static var infinity: CGFloat { get }
      static var pi: CGFloat { get }
      static func == (a: CGFloat, b: CGFloat) -> Bool
      static func != (a: CGFloat, b: CGFloat) -> Bool
      static func < (a: CGFloat, b: CGFloat) -> Bool
      static func > (a: CGFloat, b: CGFloat) -> Bool
      static func <= (a: CGFloat, b: CGFloat) -> Bool
      static func >= (a: CGFloat, b: CGFloat) -> Bool
      static func + (a: CGFloat, b: CGFloat) -> CGFloat
      static func - (a: CGFloat, b: CGFloat) -> CGFloat
      static func * (a: CGFloat, b: CGFloat) -> CGFloat
      static func / (a: CGFloat, b: CGFloat) -> CGFloat
      static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
      static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
      static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
      static func /= (a: inout CGFloat, b: CGFloat) { a = a / b }
      static prefix func - (a: CGFloat) -> CGFloat
      static prefix func + (a: CGFloat) -> CGFloat { a }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      func rounded() -> CGFloat
      @_symbol("CGFloat.init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("CGFloat.init(floating)") init<T: BinaryFloatingPoint>(_ value: T)
      @_symbol("CGFloat.init(string)") init?(_ text: String)
    }
    struct String: Hashable, Comparable, CustomStringConvertible, StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, LosslessStringConvertible, Codable, Sendable {
      typealias Element = Character
      typealias Index = String.Index
      struct Index: Hashable, Comparable { static func == (a: Index, b: Index) -> Bool
        static func < (a: Index, b: Index) -> Bool
        func hash(into hasher: inout Hasher)
      }
      init()
      @_symbol("String.init(text)") init(_ text: String)
      @_disfavoredOverload init<T>(_ value: T) where T: LosslessStringConvertible
      init<T>(describing value: T)
      init(repeating text: String, count: Int)
      static func == (a: String, b: String) -> Bool
      static func != (a: String, b: String) -> Bool
      static func < (a: String, b: String) -> Bool
      static func + (a: String, b: String) -> String
      static func += (a: inout String, b: String) { a = a + b }
      var count: Int { get }
      var isEmpty: Bool { get }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      mutating func append(_ other: String)
      func uppercased() -> String
      func lowercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func makeIterator() -> IndexingIterator<String>
    }
    struct Character: Hashable, Comparable, CustomStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, Sendable {
      static func == (a: Character, b: Character) -> Bool
      static func < (a: Character, b: Character) -> Bool
      init(_ text: String)
      var description: String { get }
      func hash(into hasher: inout Hasher)
    }
    struct Substring: Hashable, Comparable, CustomStringConvertible, StringProtocol, Sendable {
      typealias Element = Character
      typealias Index = String.Index
      static func == (a: Substring, b: Substring) -> Bool
      static func < (a: Substring, b: Substring) -> Bool
      var description: String { get }
      func hash(into hasher: inout Hasher)
    }
    protocol LosslessStringConvertible: CustomStringConvertible {
    }
    protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, ExpressibleByStringLiteral where Element == Character {
    }
    enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)
      init(_ value: Wrapped)
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? { if let value = self { try transform(value) } else { nil } }
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? { if let value = self { try transform(value) } else { nil } }
      var _isNone: Bool { get }
      static func == (a: Wrapped?, b: Wrapped?) -> Bool where Wrapped: Equatable
      static func != (a: Wrapped?, b: Wrapped?) -> Bool where Wrapped: Equatable { !(a == b) }
    }
    extension Optional: Equatable where Wrapped: Equatable {
    }
    extension Optional: Hashable where Wrapped: Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension Optional: Sendable where Wrapped: Sendable {
    }
    extension Optional: Codable where Wrapped: Codable {
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    extension Sequence {
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { var result: [T] = []; for element in self { result.append(try transform(element)) }; return result }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { var result: [Element] = []; for element in self where try isIncluded(element) { result.append(element) }; return result }
      func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
      func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result { var result = initial; for element in self { result = try next(result, element) }; return result }
    }
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    extension Collection {
      var isEmpty: Bool { startIndex == endIndex }
    }
    protocol BidirectionalCollection<Element>: Collection {
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {
    }
    protocol MutableCollection<Element>: Collection {
    }
    protocol RangeReplaceableCollection<Element>: Collection {
    }
    struct IndexingIterator<Elements: Collection>: IteratorProtocol {
      typealias Element = Elements.Element
      mutating func next() -> Elements.Element?
    }
    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      typealias Index = Int
      typealias Iterator = IndexingIterator<[Element]>
      typealias ArrayLiteralElement = Element
      init()
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init(repeating element: Element, count: Int)
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var first: Element? { get }
      var last: Element? { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      var description: String { get }
      func index(after i: Int) -> Int { i + 1 }
      subscript(index: Int) -> Element { get set }
      mutating func append(_ element: Element)
      mutating func remove(at index: Int) -> Element
      mutating func removeLast() -> Element
      mutating func insert(_ element: Element, at index: Int)
      func makeIterator() -> IndexingIterator<[Element]>
      static func + (a: [Element], b: [Element]) -> [Element]
      static func += (a: inout [Element], b: [Element]) { a = a + b }
    }
    extension Array: Equatable where Element: Equatable {
      static func == (a: [Element], b: [Element]) -> Bool
    }
    extension Array: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension Array: Sendable where Element: Sendable {
    }
    extension Array: Encodable where Element: Encodable {
    }
    extension Array: Decodable where Element: Decodable {
    }
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias Iterator = IndexingIterator<[Key: Value]>
      init()
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var keys: [Key] { get }
      var values: [Value] { get }
      var description: String { get }
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get set }
      func makeIterator() -> IndexingIterator<[Key: Value]>
    }
    struct Set<Element: Hashable>: Collection, ExpressibleByArrayLiteral, CustomStringConvertible, Hashable {
      typealias Index = Int
      typealias Iterator = IndexingIterator<Set<Element>>
      init()
      init<S: Sequence>(_ elements: S) where S.Element == Element
      var count: Int { get }
      var description: String { get }
      func contains(_ element: Element) -> Bool
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      func makeIterator() -> IndexingIterator<Set<Element>>
      static func == (a: Set<Element>, b: Set<Element>) -> Bool
      func hash(into hasher: inout Hasher)
    }
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func contains(_ element: Bound) -> Bool
    }
    extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
    }
    struct Range<Bound: Comparable>: RangeExpression, Hashable {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
      static func == (a: Range<Bound>, b: Range<Bound>) -> Bool { a.lowerBound == b.lowerBound && a.upperBound == b.upperBound }
    }
    extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Index = Bound
      typealias Iterator = IndexingIterator<Range<Bound>>
      func makeIterator() -> IndexingIterator<Range<Bound>>
      var count: Int { get }
    }
    struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
      static func == (a: ClosedRange<Bound>, b: ClosedRange<Bound>) -> Bool { a.lowerBound == b.lowerBound && a.upperBound == b.upperBound }
    }
    extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<ClosedRange<Bound>>
      func makeIterator() -> IndexingIterator<ClosedRange<Bound>>
      var count: Int { get }
    }
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      init(_ bound: Bound) { lowerBound = bound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element }
    }
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ bound: Bound) { upperBound = bound }
      func contains(_ element: Bound) -> Bool { element < upperBound }
    }
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ bound: Bound) { upperBound = bound }
      func contains(_ element: Bound) -> Bool { element <= upperBound }
    }
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func fatalError(_ message: @autoclosure () -> String = "") -> Never
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "")
    func min<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? b : a }
    func max<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? a : b }
    func abs<T: Comparable & SignedNumeric>(_ a: T) -> T { a < 0 ? -a : a }
    class KeyPath<Root, Value>: Hashable {
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
    }
    """#
}
