extension Catalogue {
  /// Vectors of two to four numbers, whose operators work on each part.
  static let vectors = #"""
    protocol SIMDScalar: AdditiveArithmetic {
    }
    extension Int: SIMDScalar {}
    extension Int8: SIMDScalar {}
    extension Int16: SIMDScalar {}
    extension Int32: SIMDScalar {}
    extension Int64: SIMDScalar {}
    extension UInt: SIMDScalar {}
    extension UInt8: SIMDScalar {}
    extension UInt16: SIMDScalar {}
    extension UInt32: SIMDScalar {}
    extension UInt64: SIMDScalar {}
    extension Float: SIMDScalar {}
    extension Double: SIMDScalar {}
    protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
      associatedtype Scalar: SIMDScalar
      init()
      init(_scalars: [Scalar])
      var _scalars: [Scalar] { get }
    }
    extension SIMD {
      var description: String { String(describing: Self.self) + "(" + _scalars.map { String(describing: $0) }.joined(separator: ", ") + ")" }
      func _combined(_ other: Self, _ combine: (Scalar, Scalar) -> Scalar) -> Self { Self(_scalars: zip(_scalars, other._scalars).map { combine($0, $1) }) }
      func _changed(_ change: (Scalar) -> Scalar) -> Self { Self(_scalars: _scalars.map(change)) }
    }
    extension SIMD where Scalar: Comparable {
      func min() -> Scalar { _scalars.min()! }
      func max() -> Scalar { _scalars.max()! }
      mutating func clamp(lowerBound: Self, upperBound: Self) { self = clamped(lowerBound: lowerBound, upperBound: upperBound) }
      func clamped(lowerBound: Self, upperBound: Self) -> Self { pointwiseMin(upperBound, pointwiseMax(lowerBound, self)) }
    }
    func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._combined(b) { $1 < $0 ? $1 : $0 } }
    func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._combined(b) { $0 < $1 ? $1 : $0 } }
    extension SIMD where Scalar: FloatingPoint {
      static var zero: Self { Self()._changed { _ in 0 } }
      static var one: Self { Self()._changed { _ in 1 } }
      static func + (a: Self, b: Self) -> Self { a._combined(b) { $0 + $1 } }
      static func - (a: Self, b: Self) -> Self { a._combined(b) { $0 - $1 } }
      static func * (a: Self, b: Self) -> Self { a._combined(b) { $0 * $1 } }
      static func / (a: Self, b: Self) -> Self { a._combined(b) { $0 / $1 } }
      static func + (a: Self, b: Scalar) -> Self { a._changed { $0 + b } }
      static func - (a: Self, b: Scalar) -> Self { a._changed { $0 - b } }
      static func * (a: Self, b: Scalar) -> Self { a._changed { $0 * b } }
      static func / (a: Self, b: Scalar) -> Self { a._changed { $0 / b } }
      static func + (a: Scalar, b: Self) -> Self { b._changed { a + $0 } }
      static func - (a: Scalar, b: Self) -> Self { b._changed { a - $0 } }
      static func * (a: Scalar, b: Self) -> Self { b._changed { a * $0 } }
      static func / (a: Scalar, b: Self) -> Self { b._changed { a / $0 } }
      static func += (a: inout Self, b: Self) { a = a + b }
      static func -= (a: inout Self, b: Self) { a = a - b }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func /= (a: inout Self, b: Self) { a = a / b }
      static func += (a: inout Self, b: Scalar) { a = a + b }
      static func -= (a: inout Self, b: Scalar) { a = a - b }
      static func *= (a: inout Self, b: Scalar) { a = a * b }
      static func /= (a: inout Self, b: Scalar) { a = a / b }
      static prefix func - (a: Self) -> Self { a._changed { -$0 } }
      func sum() -> Scalar { _scalars.reduce(0) { $0 + $1 } }
      func squareRoot() -> Self { _changed { $0.squareRoot() } }
      func rounded(_ rule: FloatingPointRoundingRule) -> Self { _changed { $0.rounded(rule) } }
      func addingProduct(_ a: Self, _ b: Self) -> Self { self + a * b }
    }
    extension SIMD where Scalar: FixedWidthInteger {
      static var zero: Self { Self()._changed { _ in 0 } }
      static var one: Self { Self()._changed { _ in 1 } }
      static func &+ (a: Self, b: Self) -> Self { a._combined(b) { $0 &+ $1 } }
      static func &- (a: Self, b: Self) -> Self { a._combined(b) { $0 &- $1 } }
      static func &* (a: Self, b: Self) -> Self { a._combined(b) { $0 &* $1 } }
      static func / (a: Self, b: Self) -> Self { a._combined(b) { $0 / $1 } }
      static func % (a: Self, b: Self) -> Self { a._combined(b) { $0 % $1 } }
      static func &+ (a: Self, b: Scalar) -> Self { a._changed { $0 &+ b } }
      static func &- (a: Self, b: Scalar) -> Self { a._changed { $0 &- b } }
      static func &* (a: Self, b: Scalar) -> Self { a._changed { $0 &* b } }
      static func / (a: Self, b: Scalar) -> Self { a._changed { $0 / b } }
      static func % (a: Self, b: Scalar) -> Self { a._changed { $0 % b } }
      static func &+= (a: inout Self, b: Self) { a = a &+ b }
      static func &-= (a: inout Self, b: Self) { a = a &- b }
      static func &*= (a: inout Self, b: Self) { a = a &* b }
      func wrappedSum() -> Scalar { _scalars.reduce(0) { $0 &+ $1 } }
    }
    struct SIMD2<Scalar: SIMDScalar>: SIMD {
      typealias ArrayLiteralElement = Scalar
      var x: Scalar
      var y: Scalar
      init() { self.init(Scalar.zero, Scalar.zero) }
      init(_ x: Scalar, _ y: Scalar) {
        self.x = x
        self.y = y
      }
      @_symbol("SIMD2.init(labels)") init(x: Scalar, y: Scalar) { self.init(x, y) }
      init(repeating value: Scalar) { self.init(value, value) }
      init(arrayLiteral elements: Scalar...) { self.init(_scalars: elements) }
      @_symbol("SIMD2.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Scalar { self.init(_scalars: Array(elements)) }
      init(_scalars: [Scalar]) {
        if _scalars.count < 2 { _trap("Too few elements in sequence.") }
        if _scalars.count > 2 { _trap("Too many elements in sequence.") }
        self.init(_scalars[0], _scalars[1])
      }
      static var scalarCount: Int { 2 }
      var scalarCount: Int { 2 }
      var indices: Range<Int> { 0..<2 }
      var _scalars: [Scalar] { [x, y] }
      subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          default: _trap("Index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          default: _trap("Index out of range")
          }
        }
      }
    }
    struct SIMD3<Scalar: SIMDScalar>: SIMD {
      typealias ArrayLiteralElement = Scalar
      var x: Scalar
      var y: Scalar
      var z: Scalar
      init() { self.init(Scalar.zero, Scalar.zero, Scalar.zero) }
      init(_ x: Scalar, _ y: Scalar, _ z: Scalar) {
        self.x = x
        self.y = y
        self.z = z
      }
      @_symbol("SIMD3.init(labels)") init(x: Scalar, y: Scalar, z: Scalar) { self.init(x, y, z) }
      init(repeating value: Scalar) { self.init(value, value, value) }
      init(arrayLiteral elements: Scalar...) { self.init(_scalars: elements) }
      @_symbol("SIMD3.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Scalar { self.init(_scalars: Array(elements)) }
      init(_scalars: [Scalar]) {
        if _scalars.count < 3 { _trap("Too few elements in sequence.") }
        if _scalars.count > 3 { _trap("Too many elements in sequence.") }
        self.init(_scalars[0], _scalars[1], _scalars[2])
      }
      @_symbol("SIMD3.init(xy)") init(_ xy: SIMD2<Scalar>, _ z: Scalar) { self.init(xy.x, xy.y, z) }
      static var scalarCount: Int { 3 }
      var scalarCount: Int { 3 }
      var indices: Range<Int> { 0..<3 }
      var _scalars: [Scalar] { [x, y, z] }
      subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          case 2: return z
          default: _trap("Index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          case 2: z = newValue
          default: _trap("Index out of range")
          }
        }
      }
    }
    struct SIMD4<Scalar: SIMDScalar>: SIMD {
      typealias ArrayLiteralElement = Scalar
      var x: Scalar
      var y: Scalar
      var z: Scalar
      var w: Scalar
      init() { self.init(Scalar.zero, Scalar.zero, Scalar.zero, Scalar.zero) }
      init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
      }
      @_symbol("SIMD4.init(labels)") init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { self.init(x, y, z, w) }
      init(repeating value: Scalar) { self.init(value, value, value, value) }
      init(arrayLiteral elements: Scalar...) { self.init(_scalars: elements) }
      @_symbol("SIMD4.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Scalar { self.init(_scalars: Array(elements)) }
      init(_scalars: [Scalar]) {
        if _scalars.count < 4 { _trap("Too few elements in sequence.") }
        if _scalars.count > 4 { _trap("Too many elements in sequence.") }
        self.init(_scalars[0], _scalars[1], _scalars[2], _scalars[3])
      }
      @_symbol("SIMD4.init(xyz)") init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { self.init(xyz.x, xyz.y, xyz.z, w) }
      init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) { self.init(lowHalf.x, lowHalf.y, highHalf.x, highHalf.y) }
      var lowHalf: SIMD2<Scalar> { SIMD2(x, y) }
      var highHalf: SIMD2<Scalar> { SIMD2(z, w) }
      static var scalarCount: Int { 4 }
      var scalarCount: Int { 4 }
      var indices: Range<Int> { 0..<4 }
      var _scalars: [Scalar] { [x, y, z, w] }
      subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          case 2: return z
          case 3: return w
          default: _trap("Index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          case 2: z = newValue
          case 3: w = newValue
          default: _trap("Index out of range")
          }
        }
      }
    }
    """#
}
