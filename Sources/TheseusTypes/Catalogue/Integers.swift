extension Catalogue {
  /// What all integers have in common.
  static let integerProtocols = #"""
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (a: Self, b: Self) -> Self
      static func - (a: Self, b: Self) -> Self
    }
    extension AdditiveArithmetic {
      static func += (a: inout Self, b: Self) { a = a + b }
      static func -= (a: inout Self, b: Self) { a = a - b }
      static prefix func + (a: Self) -> Self { a }
    }
    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { 0 }
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (a: Self, b: Self) -> Self
    }
    extension Numeric {
      static func *= (a: inout Self, b: Self) { a = a * b }
    }
    protocol SignedNumeric: Numeric {
      static prefix func - (a: Self) -> Self
      mutating func negate()
    }
    extension SignedNumeric {
      static prefix func - (a: Self) -> Self { 0 - a }
      mutating func negate() { self = -self }
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    extension Strideable {
      static func < (a: Self, b: Self) -> Bool { a.distance(to: b) > 0 }
      static func == (a: Self, b: Self) -> Bool { a.distance(to: b) == 0 }
    }
    protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable where Stride == Int, Magnitude: BinaryInteger, Words.Element == UInt {
      associatedtype Words: RandomAccessCollection = [UInt]
      static var isSigned: Bool { get }
      var words: Words { get }
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryFloatingPoint>(_ source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      init<T: BinaryInteger>(clamping source: T)
      static func / (a: Self, b: Self) -> Self
      static func % (a: Self, b: Self) -> Self
      static func & (a: Self, b: Self) -> Self
      static func | (a: Self, b: Self) -> Self
      static func ^ (a: Self, b: Self) -> Self
      static func << (a: Self, b: Int) -> Self
      static func >> (a: Self, b: Int) -> Self
      static prefix func ~ (a: Self) -> Self
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
    }
    extension BinaryInteger {
      func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
      func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (quotient: self / other, remainder: self % other) }
      func signum() -> Self { self < 0 ? 0 - 1 : (self > 0 ? 1 : 0) }
      static func /= (a: inout Self, b: Self) { a = a / b }
      static func %= (a: inout Self, b: Self) { a = a % b }
      static func &= (a: inout Self, b: Self) { a = a & b }
      static func |= (a: inout Self, b: Self) { a = a | b }
      static func ^= (a: inout Self, b: Self) { a = a ^ b }
      static func <<= (a: inout Self, b: Int) { a = a << b }
      @_disfavoredOverload static func == <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a == $0 } ?? false }
      @_disfavoredOverload static func != <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a != $0 } ?? true }
      @_disfavoredOverload static func < <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a < $0 } ?? (b > 0) }
      @_disfavoredOverload static func <= <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a <= $0 } ?? (b > 0) }
      @_disfavoredOverload static func > <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a > $0 } ?? (b < 0) }
      @_disfavoredOverload static func >= <Other: BinaryInteger>(a: Self, b: Other) -> Bool { Self(exactly: b).map { a >= $0 } ?? (b < 0) }
      static func >>= (a: inout Self, b: Int) { a = a >> b }
      static func << <Other: BinaryInteger>(a: Self, b: Other) -> Self { a << Int(clamping: b) }
      static func >> <Other: BinaryInteger>(a: Self, b: Other) -> Self { a >> Int(clamping: b) }
      static func <<= <Other: BinaryInteger>(a: inout Self, b: Other) { a = a << Int(clamping: b) }
      static func >>= <Other: BinaryInteger>(a: inout Self, b: Other) { a = a >> Int(clamping: b) }
    }
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger & UnsignedInteger {
      static var max: Self { get }
      static var min: Self { get }
      static var bitWidth: Int { get }
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      static func &+ (a: Self, b: Self) -> Self
      static func &- (a: Self, b: Self) -> Self
      static func &* (a: Self, b: Self) -> Self
      static func &<< (a: Self, b: Self) -> Self
      static func &>> (a: Self, b: Self) -> Self
      func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
      var byteSwapped: Self { get }
      init?<S: StringProtocol>(_ text: S, radix: Int = 10)
    }
    extension FixedWidthInteger {
      var bigEndian: Self { byteSwapped }
      var littleEndian: Self { self }
      init(bigEndian value: Self) { self = value.byteSwapped }
      init(littleEndian value: Self) { self = value }
      func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) {
        if other == 0 { return (partialValue: self, overflow: true) }
        if self.dividedReportingOverflow(by: other).overflow { return (partialValue: 0, overflow: true) }
        return (partialValue: self % other, overflow: false)
      }
      static func &+= (a: inout Self, b: Self) { a = a &+ b }
      static func &-= (a: inout Self, b: Self) { a = a &- b }
      static func &*= (a: inout Self, b: Self) { a = a &* b }
      static func &<<= (a: inout Self, b: Self) { a = a &<< b }
      static func &>>= (a: inout Self, b: Self) { a = a &>> b }
      static func &<< <Other: BinaryInteger>(a: Self, b: Other) -> Self { a &<< Self(truncatingIfNeeded: b) }
      static func &>> <Other: BinaryInteger>(a: Self, b: Other) -> Self { a &>> Self(truncatingIfNeeded: b) }
      static func &<<= <Other: BinaryInteger>(a: inout Self, b: Other) { a = a &<< Self(truncatingIfNeeded: b) }
      static func &>>= <Other: BinaryInteger>(a: inout Self, b: Other) { a = a &>> Self(truncatingIfNeeded: b) }
      static func random(in range: Range<Self>) -> Self {
        if range.isEmpty { _trap("Can't get random value with an empty range") }
        return Self(truncatingIfNeeded: _randomInteger(Int(truncatingIfNeeded: range.lowerBound), Int(truncatingIfNeeded: range.upperBound &- 1)))
      }
      static func random(in range: ClosedRange<Self>) -> Self { Self(truncatingIfNeeded: _randomInteger(Int(truncatingIfNeeded: range.lowerBound), Int(truncatingIfNeeded: range.upperBound))) }
      static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
        if range.isEmpty { _trap("Can't get random value with an empty range") }
        return Self(truncatingIfNeeded: _randomInteger(Int(truncatingIfNeeded: range.lowerBound), Int(truncatingIfNeeded: range.upperBound &- 1), Self.bitWidth, { generator.next() }))
      }
      static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self { Self(truncatingIfNeeded: _randomInteger(Int(truncatingIfNeeded: range.lowerBound), Int(truncatingIfNeeded: range.upperBound), Self.bitWidth, { generator.next() })) }
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {
    }
    protocol UnsignedInteger: BinaryInteger where Magnitude == Self {
    }
    func _randomInteger(_ lower: Int, _ upper: Int) -> Int
    @_symbol("_randomInteger(using)") func _randomInteger(_ lower: Int, _ upper: Int, _ width: Int, _ next: () -> UInt64) -> Int
    protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }
    extension RandomNumberGenerator {
      mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
        var bits: T = 0
        var offset = 0
        while offset < T.bitWidth {
          let word: UInt64 = next()
          bits |= T(truncatingIfNeeded: word) << offset
          offset += 64
        }
        return bits
      }
      mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T { T(truncatingIfNeeded: _randomInteger(0, Int(truncatingIfNeeded: upperBound) - 1, T.bitWidth, { self.next() })) }
    }
    struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
      init() { }
      mutating func next() -> UInt64 { _nextRandom() }
    }
    func _nextRandom() -> UInt64
    """#

  /// What C calls its numbers, and other names of the floating-point types.
  static let numbersOfC = #"""
    typealias Float32 = Float
    typealias Float64 = Double
    typealias CChar = Int8
    typealias CSignedChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CShort = Int16
    typealias CUnsignedShort = UInt16
    typealias CInt = Int32
    typealias CUnsignedInt = UInt32
    typealias CLong = Int
    typealias CUnsignedLong = UInt
    typealias CLongLong = Int64
    typealias CUnsignedLongLong = UInt64
    typealias CFloat = Float
    typealias CDouble = Double
    typealias CBool = Bool
    #module(Glibc)
    let CHAR_BIT: Int32 = 8
    let INT8_MIN: Int32 = -128
    let INT8_MAX: Int32 = 127
    let INT16_MAX: Int32 = 32767
    let INT32_MAX: Int32 = 2147483647
    let UINT8_MAX: Int32 = 255
    let UINT16_MAX: Int32 = 65535
    let UINT32_MAX: UInt32 = 4294967295
    let PATH_MAX: Int32 = 4096
    let LONG_MAX: Int = 9223372036854775807
    """#

  /// The types of integers.
  static let integers =
    [
      integer("Int", magnitude: "UInt"), integer("Int8", magnitude: "UInt8"), integer("Int16", magnitude: "UInt16"),
      integer("Int32", magnitude: "UInt32"), integer("Int64", magnitude: "UInt64"), integer("UInt", magnitude: nil),
      integer("UInt8", magnitude: nil), integer("UInt16", magnitude: nil), integer("UInt32", magnitude: nil),
      integer("UInt64", magnitude: nil), integer("Int128", magnitude: "UInt128"), integer("UInt128", magnitude: nil),
    ].joined(separator: "\n")

  /// The product of two integers in both its halves, which those of 128 bits have no larger type for.
  private static func fullWidth(_ name: String, magnitude: String?) -> String {
    if name.hasSuffix("128") { return "" }
    let wide = magnitude == nil ? "UInt128" : "Int128"
    return #"""
      func multipliedFullWidth(by other: \#(name)) -> (high: \#(name), low: \#(magnitude ?? name)) { let product = \#(wide)(self) * \#(wide)(other); return (high: \#(name)(truncatingIfNeeded: product >> bitWidth), low: \#(magnitude ?? name)(truncatingIfNeeded: product)) }
      """#
  }

  /// The quotient of an integer in both its halves.
  private static func fullDivision(_ name: String, magnitude: String?) -> String {
    if name.hasSuffix("128") { return "" }
    let wide = magnitude == nil ? "UInt128" : "Int128"
    return #"""
      func dividingFullWidth(_ dividend: (high: \#(name), low: \#(magnitude ?? name))) -> (quotient: \#(name), remainder: \#(name)) { let whole = \#(wide)(dividend.high) << \#(wide)(bitWidth) + \#(wide)(dividend.low); return (quotient: \#(name)(whole / \#(wide)(self)), remainder: \#(name)(whole % \#(wide)(self))) }
      """#
  }

  /// The declaration of an integer type; `magnitude` is nil for an unsigned one.
  private static func integer(_ name: String, magnitude: String?) -> String {
    let isSigned = magnitude != nil
    return #"""
      struct \#(name): Hashable, Comparable, CustomStringConvertible, FixedWidthInteger, \#(isSigned ? "SignedInteger" : "UnsignedInteger"), ExpressibleByIntegerLiteral, Strideable, LosslessStringConvertible, Codable, Sendable {
        typealias Magnitude = \#(magnitude ?? name)
        typealias IntegerLiteralType = \#(name)
        init() { self = 0 }
        \#(literal(name))
        @_symbol("\#(name).init(integer)") init<T: BinaryInteger>(_ value: T)
        @_symbol("\#(name).init(double)") init<T: BinaryFloatingPoint>(_ value: T)
        @_symbol("\#(name).init(string)") init?(_ text: String)
        @_symbol("\#(name).init(text)") init?<S: StringProtocol>(_ text: S, radix: Int = 10)
        @_symbol("\#(name).init(exactlyInteger)") init?<T: BinaryInteger>(exactly value: T)
        @_symbol("\#(name).init(exactlyDouble)") init?<T: BinaryFloatingPoint>(exactly value: T)
        init<T: BinaryInteger>(truncatingIfNeeded value: T)
        init<T: BinaryInteger>(clamping value: T)
        \#(name.hasPrefix("U") ? "init(bitPattern value: \(name.dropFirst())) { self.init(truncatingIfNeeded: value) }" : "init(bitPattern value: U\(name)) { self.init(truncatingIfNeeded: value) }")
        static var max: \#(name) { get }
        static var min: \#(name) { get }
        static var isSigned: Bool { \#(isSigned) }
        static var bitWidth: Int { get }
        static func == (a: \#(name), b: \#(name)) -> Bool
        static func != (a: \#(name), b: \#(name)) -> Bool
        static func < (a: \#(name), b: \#(name)) -> Bool
        static func > (a: \#(name), b: \#(name)) -> Bool
        static func <= (a: \#(name), b: \#(name)) -> Bool
        static func >= (a: \#(name), b: \#(name)) -> Bool
        static func + (a: \#(name), b: \#(name)) -> \#(name)
        static func - (a: \#(name), b: \#(name)) -> \#(name)
        static func * (a: \#(name), b: \#(name)) -> \#(name)
        static func / (a: \#(name), b: \#(name)) -> \#(name)
        static func % (a: \#(name), b: \#(name)) -> \#(name)
        static func & (a: \#(name), b: \#(name)) -> \#(name)
        static func | (a: \#(name), b: \#(name)) -> \#(name)
        static func ^ (a: \#(name), b: \#(name)) -> \#(name)
        static func << (a: \#(name), b: Int) -> \#(name)
        static func >> (a: \#(name), b: Int) -> \#(name)
        \#(name == "Int" ? "// Its own type is `Int`." : "@_symbol(\"\(name).<<(same)\") static func << (a: \(name), b: \(name)) -> \(name)")
        \#(name == "Int" ? "// Its own type is `Int`." : "@_symbol(\"\(name).>>(same)\") static func >> (a: \(name), b: \(name)) -> \(name)")
        \#(name == "Int" ? "// Its own type is `Int`." : "static func <<= (a: inout \(name), b: \(name)) { a = a << b }")
        \#(name == "Int" ? "// Its own type is `Int`." : "static func >>= (a: inout \(name), b: \(name)) { a = a >> b }")
        \#(name == "UInt8" ? "init(ascii scalar: Unicode.Scalar) { if !scalar.isASCII { _trap(\"Code point value does not fit into ASCII\") }; self.init(scalar.value) }" : "// Only bytes are made of ASCII.")
        static func &<< (a: \#(name), b: \#(name)) -> \#(name)
        static func &>> (a: \#(name), b: \#(name)) -> \#(name)
        static func &+ (a: \#(name), b: \#(name)) -> \#(name)
        static func &- (a: \#(name), b: \#(name)) -> \#(name)
        static func &* (a: \#(name), b: \#(name)) -> \#(name)
        static func += (a: inout \#(name), b: \#(name)) { a = a + b }
        static func -= (a: inout \#(name), b: \#(name)) { a = a - b }
        static func *= (a: inout \#(name), b: \#(name)) { a = a * b }
        static func /= (a: inout \#(name), b: \#(name)) { a = a / b }
        static func %= (a: inout \#(name), b: \#(name)) { a = a % b }
        \#(isSigned ? "static prefix func - (a: \(name)) -> \(name)" : "// Unsigned numbers have no negation.")
        static prefix func + (a: \#(name)) -> \#(name) { a }
        static prefix func ~ (a: \#(name)) -> \#(name)
        var description: String { get }
        func hash(into hasher: inout Hasher)
        var magnitude: \#(magnitude ?? name) { get }
        var bitWidth: Int { \#(name).bitWidth }
        var trailingZeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        var nonzeroBitCount: Int { get }
        var byteSwapped: \#(name) { get }
        var bigEndian: \#(name) { byteSwapped }
        var littleEndian: \#(name) { self }
        init(bigEndian value: \#(name)) { self = value.byteSwapped }
        init(littleEndian value: \#(name)) { self = value }
        @_symbol("\#(name).init(exactlyNumber)") init?(exactly number: NSNumber) {
          guard let value = (number as Any) as? \#(name) else { return nil }
          self = value
        }
        init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) }
        struct Words: RandomAccessCollection, Sendable {
          typealias Element = UInt
          typealias Index = Int
          typealias Indices = Range<Int>
          typealias SubSequence = Slice<\#(name).Words>
          var _value: \#(name)
          init(_ value: \#(name)) { _value = value }
          var startIndex: Int { 0 }
          var endIndex: Int { count }
          var count: Int { (\#(name).bitWidth + 63) / 64 }
          subscript(position: Int) -> UInt {
            if position < 0 || position >= count { _trap("Index out of range") }
            return UInt(truncatingIfNeeded: _value >> (position * 64))
          }
        }
        var words: \#(name).Words { \#(name).Words(self) }
        func distance(to other: \#(name)) -> Int
        func advanced(by n: Int) -> \#(name)
        func addingReportingOverflow(_ other: \#(name)) -> (partialValue: \#(name), overflow: Bool)
        func subtractingReportingOverflow(_ other: \#(name)) -> (partialValue: \#(name), overflow: Bool)
        func multipliedReportingOverflow(by other: \#(name)) -> (partialValue: \#(name), overflow: Bool)
        func dividedReportingOverflow(by other: \#(name)) -> (partialValue: \#(name), overflow: Bool)
        \#(fullWidth(name, magnitude: magnitude))
        \#(fullDivision(name, magnitude: magnitude))
        func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(self) }
        init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(\#(name).self) }
      }
      """#
  }

  /// What literals call; the machine has integers of up to 64 bits as they are, and others are made, of their digits where they are large.
  private static func literal(_ name: String) -> String {
    name.hasSuffix("128")
      ? "init(integerLiteral value: Int) { self.init(value) }\n  init(_largeLiteral digits: String) { self = \(name)(digits)! }"
      : "init(integerLiteral value: \(name)) { self = value }"
  }
}
