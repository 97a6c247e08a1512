extension Catalogue {
  /// What all floating-point numbers have in common.
  static let floatingPointProtocols = #"""
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
      static func / (a: Self, b: Self) -> Self
      static var infinity: Self { get }
      static var nan: Self { get }
      static var pi: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var ulpOfOne: Self { get }
      var isNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var sign: FloatingPointSign { get }
      var ulp: Self { get }
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      func rounded() -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      func squareRoot() -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      init<T: BinaryInteger>(_ value: T)
    }
    extension FloatingPoint {
      static func /= (a: inout Self, b: Self) { a = a / b }
      mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
      mutating func formSquareRoot() { self = squareRoot() }
      mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
      func isEqual(to other: Self) -> Bool { self == other }
      func isLess(than other: Self) -> Bool { self < other }
      static func minimum(_ a: Self, _ b: Self) -> Self { a.isNaN ? b : (b < a ? b : a) }
      static func maximum(_ a: Self, _ b: Self) -> Self { a.isNaN ? b : (b > a ? b : a) }
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      init<T: BinaryFloatingPoint>(_ value: T)
      static var significandBitCount: Int { get }
    }
    extension BinaryFloatingPoint {
      static func random(in range: Range<Self>) -> Self {
        if range.isEmpty { _trap("Can't get random value with an empty range") }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Self(_randomFraction())
      }
      static func random(in range: ClosedRange<Self>) -> Self { range.lowerBound + (range.upperBound - range.lowerBound) * Self(_randomFraction()) }
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
      func formatted() -> String { _formatDouble(Double(self), "", "") }
      func formatted(_ style: FloatingPointFormatStyle<Self>) -> String { style.format(self) }
    }
    func _randomFraction() -> Double { _fraction(_nextRandom()) }
    func _fraction(_ bits: UInt64) -> Double
    enum FloatingPointSign: Int, Sendable {
      case plus, minus
    }
    enum FloatingPointRoundingRule: Hashable, Sendable {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    """#

  /// The types of floating-point numbers.
  static let floatingPoints =
    [floatingPoint("Double"), floatingPoint("Float"), floatingPoint("CGFloat")].joined(separator: "\n")

  private static func floatingPoint(_ name: String) -> String {
    #"""
    struct \#(name): Hashable, Comparable, CustomStringConvertible, BinaryFloatingPoint, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, LosslessStringConvertible, Strideable, Codable, Sendable {
      typealias Stride = \#(name)
      typealias Magnitude = \#(name)
      typealias IntegerLiteralType = \#(name)
      typealias FloatLiteralType = \#(name)
      init() { self = 0 }
      init(integerLiteral value: \#(name)) { self = value }
      init(floatLiteral value: \#(name)) { self = value }
      @_symbol("\#(name).init(integer)") init<T: BinaryInteger>(_ value: T)
      @_symbol("\#(name).init(floating)") init<T: BinaryFloatingPoint>(_ value: T)
      @_symbol("\#(name).init(string)") init?(_ text: String)
      @_symbol("\#(name).init(substring)") init?(_ text: Substring) { self.init(String(text)) }
      @_symbol("\#(name).init(exactlyInteger)") init?<T: BinaryInteger>(exactly value: T)
      @_symbol("\#(name).init(exactlyFloating)") init?<T: BinaryFloatingPoint>(exactly value: T)
      static var infinity: \#(name) { get }
      static var nan: \#(name) { get }
      static var pi: \#(name) { get }
      static var greatestFiniteMagnitude: \#(name) { get }
      static var leastNormalMagnitude: \#(name) { get }
      static var leastNonzeroMagnitude: \#(name) { get }
      static var ulpOfOne: \#(name) { get }
      static var significandBitCount: Int { \#(name == "Float" ? 23 : 52) }
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
      func addingProduct(_ a: \#(name), _ b: \#(name)) -> \#(name) { self + a * b }
      func distance(to other: \#(name)) -> \#(name) { other - self }
      func advanced(by n: \#(name)) -> \#(name) { self + n }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container._encodeValue(self) }
      init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(\#(name).self) }
    }
    """#
  }

  /// The functions of the C library on numbers, and what compares values.
  static let mathematics = #"""
    func min<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? b : a }
    func min<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
      var result = min(min(a, b), c)
      for value in rest { if value < result { result = value } }
      return result
    }
    func max<T: Comparable>(_ a: T, _ b: T) -> T { b < a ? a : b }
    func max<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T {
      var result = max(max(a, b), c)
      for value in rest { if !(value < result) { result = value } }
      return result
    }
    func abs<T: Comparable & SignedNumeric>(_ a: T) -> T { a < 0 ? -a : a }
    @_symbol("sqrt(double)") func sqrt(_ x: Double) -> Double
    @_symbol("sqrt(cgfloat)") func sqrt(_ x: CGFloat) -> CGFloat { x.squareRoot() }
    @_symbol("sqrt(float)") func sqrt(_ x: Float) -> Float { x.squareRoot() }
    func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
    func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
    func round<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrAwayFromZero) }
    func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
    func fabs<T: FloatingPoint>(_ x: T) -> T { x < 0 ? -x : x }
    func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
    func fmin<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.minimum(x, y) }
    func fmax<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.maximum(x, y) }
    func hypot(_ x: Double, _ y: Double) -> Double
    func pow(_ x: Double, _ y: Double) -> Double
    func atan2(_ y: Double, _ x: Double) -> Double
    @_symbol("hypot(cgfloat)") func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(hypot(Double(x), Double(y))) }
    @_symbol("pow(cgfloat)") func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(pow(Double(x), Double(y))) }
    @_symbol("atan2(cgfloat)") func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(atan2(Double(y), Double(x))) }
    """# + "\n"
    + [
      "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10",
      "cbrt",
    ]
    .map { name in
      """
      func \(name)(_ x: Double) -> Double
      @_symbol("\(name)(cgfloat)") func \(name)(_ x: CGFloat) -> CGFloat { CGFloat(\(name)(Double(x))) }
      @_symbol("\(name)(float)") func \(name)(_ x: Float) -> Float { Float(\(name)(Double(x))) }
      """
    }
    .joined(separator: "\n")
}
