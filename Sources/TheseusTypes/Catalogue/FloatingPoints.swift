extension Catalogue {
  /// What all floating-point numbers have in common.
  static let floatingPointProtocols = #"""
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self {
      associatedtype Exponent: SignedInteger
      static func / (a: Self, b: Self) -> Self
      static var infinity: Self { get }
      static var nan: Self { get }
      var isSignalingNaN: Bool { get }
      static var pi: Self { get }
      static var radix: Int { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var ulpOfOne: Self { get }
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var sign: FloatingPointSign { get }
      init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
      init(signOf sign: Self, magnitudeOf magnitude: Self)
      var exponent: Exponent { get }
      var significand: Self { get }
      var ulp: Self { get }
      var nextUp: Self { get }
      var nextDown: Self { get }
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      func rounded() -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      func squareRoot() -> Self
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      init<T: BinaryInteger>(_ value: T)
    }
    extension FloatingPoint {
      static func /= (a: inout Self, b: Self) { a = a / b }
      mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
      mutating func formSquareRoot() { self = squareRoot() }
      mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
      func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
        if self < other { return true }
        if other < self { return false }
        if self == other { return self != 0 || sign == .minus || other.sign == .plus }
        let own = isNaN ? (sign == .minus ? -1 : 1) : 0
        let others = other.isNaN ? (other.sign == .minus ? -1 : 1) : 0
        return own <= others
      }
      mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
      func isEqual(to other: Self) -> Bool { self == other }
      func isLess(than other: Self) -> Bool { self < other }
      static func minimum(_ a: Self, _ b: Self) -> Self { a <= b || b.isNaN ? a : b }
      static func maximum(_ a: Self, _ b: Self) -> Self { a > b || b.isNaN ? a : b }
      static func minimumMagnitude(_ a: Self, _ b: Self) -> Self { a.magnitude <= b.magnitude || b.isNaN ? a : b }
      static func maximumMagnitude(_ a: Self, _ b: Self) -> Self { a.magnitude > b.magnitude || b.isNaN ? a : b }
      static var radix: Int { 2 }
      func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
      var isCanonical: Bool { true }
      var isSignalingNaN: Bool { false }
      var isSubnormal: Bool { !isZero && isFinite && abs(self) < Self.leastNormalMagnitude }
      var isNormal: Bool { isFinite && !isZero && !isSubnormal }
      var floatingPointClass: FloatingPointClassification {
        if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
        let isPositive = sign == .plus
        if isInfinite { return isPositive ? .positiveInfinity : .negativeInfinity }
        if isZero { return isPositive ? .positiveZero : .negativeZero }
        if isSubnormal { return isPositive ? .positiveSubnormal : .negativeSubnormal }
        return isPositive ? .positiveNormal : .negativeNormal
      }
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      associatedtype RawSignificand: UnsignedInteger
      associatedtype RawExponent: UnsignedInteger
      init<T: BinaryFloatingPoint>(_ value: T)
      init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
      static var exponentBitCount: Int { get }
      static var significandBitCount: Int { get }
      var exponentBitPattern: RawExponent { get }
      var significandBitPattern: RawSignificand { get }
      var binade: Self { get }
      var significandWidth: Int { get }
    }
    extension BinaryFloatingPoint {
      static func random(in range: Range<Self>) -> Self {
        if range.isEmpty { _trap("Can't get random value with an empty range") }
        if !(range.upperBound - range.lowerBound).isFinite { _trap("There is no uniform distribution on an infinite range") }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Self(_randomFraction())
      }
      static func random(in range: ClosedRange<Self>) -> Self {
        if !(range.upperBound - range.lowerBound).isFinite { _trap("There is no uniform distribution on an infinite range") }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Self(_randomFraction())
      }
      static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
        if range.isEmpty { _trap("Can't get random value with an empty range") }
        let steps = UInt64(1) << UInt64(significandBitCount + 1)
        while true {
          let unit = Self(Double(generator.next() & (steps - 1)) / Double(steps))
          let value = (range.upperBound - range.lowerBound) * unit + range.lowerBound
          if value != range.upperBound { return value }
        }
      }
      static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
        let steps = 1 << (significandBitCount + 1)
        let step = _randomInteger(0, steps, significandBitCount < 32 ? 32 : 64, { generator.next() })
        if step == steps { return range.upperBound }
        return (range.upperBound - range.lowerBound) * Self(Double(step) / Double(steps)) + range.lowerBound
      }
    }
    func _randomFraction() -> Double { _fraction(_nextRandom()) }
    func _fraction(_ bits: UInt64) -> Double
    enum FloatingPointSign: Int, Sendable {
      case plus, minus
    }
    enum FloatingPointClassification: Hashable, Sendable {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero, positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
    }
    enum FloatingPointRoundingRule: Hashable, Sendable {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    """#

  /// The types of floating-point numbers.
  static let floatingPoints =
    [floatingPoint("Double"), floatingPoint("Float"), "#module(Foundation)", floatingPoint("CGFloat")]
    .joined(separator: "\n")

  private static func floatingPoint(_ name: String) -> String {
    #"""
    struct \#(name): Hashable, Comparable, CustomStringConvertible, BinaryFloatingPoint, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, LosslessStringConvertible, Strideable, Codable, Sendable {
      typealias Magnitude = \#(name)
      typealias IntegerLiteralType = \#(name)
      typealias FloatLiteralType = \#(name)
      typealias Exponent = Int
      init() { self = 0 }
      init(integerLiteral value: \#(name)) { self = value }
      init(floatLiteral value: \#(name)) { self = value }
      @_symbol("\#(name).init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("\#(name).init(floating)") init<T: BinaryFloatingPoint>(_ value: T)
      @_symbol("\#(name).init(string)") init?(_ text: String)
      @_symbol("\#(name).init(substring)") init?<S: StringProtocol>(_ text: S) { self.init(String(text)) }
      @_symbol("\#(name).init(exactlyInteger)") init?<T: BinaryInteger>(exactly value: T)
      @_symbol("\#(name).init(exactlyFloating)") init?<T: BinaryFloatingPoint>(exactly value: T)
      @_symbol("\#(name).init(exactlyNumber)") init?(exactly number: NSNumber) {
          guard let value = (number as Any) as? \#(name) else { return nil }
          self = value
        }
      init(truncating number: NSNumber) { self.init(number.doubleValue) }
      var debugDescription: String \#(name == "CGFloat" ? "{ description }" : "{ get }")
      static var infinity: \#(name) { get }
      static var nan: \#(name) { get }
      static var signalingNaN: \#(name) { get }
      var isSignalingNaN: Bool { get }
      static var pi: \#(name) { get }
      static var greatestFiniteMagnitude: \#(name) { get }
      static var leastNormalMagnitude: \#(name) { get }
      static var leastNonzeroMagnitude: \#(name) { get }
      static var ulpOfOne: \#(name) { get }
      static var significandBitCount: Int { \#(name == "Float" ? 23 : 52) }
      static var exponentBitCount: Int { \#(name == "Float" ? 8 : 11) }
      static var zero: \#(name) { 0 }
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
      static func += (a: inout \#(name), b: \#(name)) { a = a + b }
      static func -= (a: inout \#(name), b: \#(name)) { a = a - b }
      static func *= (a: inout \#(name), b: \#(name)) { a = a * b }
      static func /= (a: inout \#(name), b: \#(name)) { a = a / b }
      static prefix func - (a: \#(name)) -> \#(name)
      static prefix func + (a: \#(name)) -> \#(name) { a }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { !isNaN && !isInfinite }
      var isZero: Bool { self == 0 }
      var magnitude: \#(name) { get }
      var sign: FloatingPointSign { _isMinus ? .minus : .plus }
      var _isMinus: Bool { get }
      var ulp: \#(name) { get }
      var nextUp: \#(name) { get }
      var nextDown: \#(name) { get }
      var exponent: Int { get }
      var significand: \#(name) { get }
      var binade: \#(name) { get }
      var significandWidth: Int { get }
      \#(bits(name).replacing("\n", with: "\n  "))
      init(sign: FloatingPointSign, exponent: Int, significand: \#(name)) { let scaled = _scaled(significand, exponent); self = sign == .minus ? -scaled : scaled }
      init(signOf sign: \#(name), magnitudeOf magnitude: \#(name)) { self = sign._isMinus == magnitude._isMinus ? magnitude : -magnitude }
      func rounded() -> \#(name)
      @_symbol("\#(name).rounded(rule)") func _rounded(_ rule: Int) -> \#(name)
      func rounded(_ rule: FloatingPointRoundingRule) -> \#(name) {
        switch rule {
        case .toNearestOrAwayFromZero: return _rounded(0)
        case .toNearestOrEven: return _rounded(1)
        case .up: return _rounded(2)
        case .down: return _rounded(3)
        case .towardZero: return _rounded(4)
        case .awayFromZero: return _rounded(5)
        }
      }
      func squareRoot() -> \#(name)
      func truncatingRemainder(dividingBy other: \#(name)) -> \#(name)
      func remainder(dividingBy other: \#(name)) -> \#(name)
      func addingProduct(_ a: \#(name), _ b: \#(name)) -> \#(name)
      mutating func addProduct(_ a: \#(name), _ b: \#(name)) { self = addingProduct(a, b) }
      func distance(to other: \#(name)) -> \#(name) { other - self }
      func advanced(by n: \#(name)) -> \#(name) { self + n }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(self) }
      init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(\#(name).self) }
    }
    """#
  }

  /// The bits of a number, in Swift's own parts.
  private static func bits(_ name: String) -> String {
    let pattern = name == "Float" ? "UInt32" : name == "CGFloat" ? "UInt" : "UInt64"
    let exponent = name == "Float" ? "0xFF" : "0x7FF"
    return #"""
      typealias RawSignificand = \#(pattern)
      typealias RawExponent = UInt
      var bitPattern: \#(pattern) { get }
      init(bitPattern bits: \#(pattern)) { self = \#(name)._ofBits(bits) }
      static func _ofBits(_ bits: \#(pattern)) -> \#(name)
      init(nan payload: \#(name == "Float" ? pattern : "UInt64"), signaling: Bool) { self = \#(name)._ofBits(\#(pattern)(payload) | (\#(exponent) << \#(pattern)(\#(name).significandBitCount)) | (1 << \#(pattern)(\#(name).significandBitCount - (signaling ? 2 : 1)))) }
      var significandBitPattern: \#(pattern) { bitPattern & ((1 << \#(pattern)(\#(name).significandBitCount)) - 1) }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: \#(pattern)) {
        let shift = \#(pattern)(\#(name).significandBitCount)
        let exponent = \#(pattern)(exponentBitPattern) & \#(exponent)
        let sign: \#(pattern) = sign == .minus ? 1 << \#(pattern)(\#(pattern).bitWidth - 1) : 0
        self = \#(name)._ofBits(sign | exponent << shift | significandBitPattern & ((1 << shift) - 1))
      }
      var exponentBitPattern: UInt { UInt(bitPattern >> \#(pattern)(\#(name).significandBitCount) & \#(exponent)) }
      """#
  }
}
