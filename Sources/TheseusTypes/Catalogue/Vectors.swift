extension Catalogue {
  /// Vectors of numbers, whose operators work on each part.
  static let vectors = #"""
    protocol SIMDScalar: AdditiveArithmetic {
      associatedtype SIMDMaskScalar: SIMDScalar
    }
    extension Int: SIMDScalar {
      typealias SIMDMaskScalar = Int
    }
    extension Int8: SIMDScalar {
      typealias SIMDMaskScalar = Int8
    }
    extension Int16: SIMDScalar {
      typealias SIMDMaskScalar = Int16
    }
    extension Int32: SIMDScalar {
      typealias SIMDMaskScalar = Int32
    }
    extension Int64: SIMDScalar {
      typealias SIMDMaskScalar = Int64
    }
    extension UInt: SIMDScalar {
      typealias SIMDMaskScalar = Int
    }
    extension UInt8: SIMDScalar {
      typealias SIMDMaskScalar = Int8
    }
    extension UInt16: SIMDScalar {
      typealias SIMDMaskScalar = Int16
    }
    extension UInt32: SIMDScalar {
      typealias SIMDMaskScalar = Int32
    }
    extension UInt64: SIMDScalar {
      typealias SIMDMaskScalar = Int64
    }
    extension Float: SIMDScalar {
      typealias SIMDMaskScalar = Int32
    }
    extension Double: SIMDScalar {
      typealias SIMDMaskScalar = Int64
    }
    protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
      associatedtype Scalar: SIMDScalar
      associatedtype MaskStorage: SIMD
      static var scalarCount: Int { get }
      var scalarCount: Int { get }
      var indices: Range<Int> { get }
      init()
      init(repeating value: Scalar)
      init(_scalars: [Scalar])
      subscript(index: Int) -> Scalar { get set }
      var _scalars: [Scalar] { get }
    }
    extension SIMD {
      var description: String { String(describing: Self.self) + "(" + _scalars.map { String(describing: $0) }.joined(separator: ", ") + ")" }
      func _combined(_ other: Self, _ combine: (Scalar, Scalar) -> Scalar) -> Self { Self(_scalars: zip(_scalars, other._scalars).map { combine($0, $1) }) }
      func _changed(_ change: (Scalar) -> Scalar) -> Self { Self(_scalars: _scalars.map(change)) }
    }
    extension SIMD {
      func _mask(_ test: (Int) -> Bool) -> SIMDMask<MaskStorage> { SIMDMask<MaskStorage>(_flags: (0..<Self.scalarCount).map(test)) }
      static func .== (a: Self, b: Self) -> SIMDMask<MaskStorage> { let (x, y) = (a._scalars, b._scalars); return a._mask { x[$0] == y[$0] } }
      static func .!= (a: Self, b: Self) -> SIMDMask<MaskStorage> { .!(a .== b) }
      static func .== (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .== a._changed { _ in b } }
      static func .!= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { .!(a .== b) }
      static func .== (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .== a }
      static func .!= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .!= a }
      func replacing(with other: Self, where mask: SIMDMask<MaskStorage>) -> Self {
        let (own, others) = (_scalars, other._scalars)
        return Self(_scalars: own.indices.map { mask[$0] ? others[$0] : own[$0] })
      }
      func replacing(with other: Scalar, where mask: SIMDMask<MaskStorage>) -> Self { replacing(with: _changed { _ in other }, where: mask) }
      mutating func replace(with other: Self, where mask: SIMDMask<MaskStorage>) { self = replacing(with: other, where: mask) }
      mutating func replace(with other: Scalar, where mask: SIMDMask<MaskStorage>) { self = replacing(with: other, where: mask) }
    }
    extension SIMD where Scalar: Comparable {
      static func .< (a: Self, b: Self) -> SIMDMask<MaskStorage> { let (x, y) = (a._scalars, b._scalars); return a._mask { x[$0] < y[$0] } }
      static func .<= (a: Self, b: Self) -> SIMDMask<MaskStorage> { let (x, y) = (a._scalars, b._scalars); return a._mask { x[$0] <= y[$0] } }
      static func .> (a: Self, b: Self) -> SIMDMask<MaskStorage> { b .< a }
      static func .>= (a: Self, b: Self) -> SIMDMask<MaskStorage> { b .<= a }
      static func .< (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .< a._changed { _ in b } }
      static func .<= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .<= a._changed { _ in b } }
      static func .> (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .> a._changed { _ in b } }
      static func .>= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .>= a._changed { _ in b } }
      static func .< (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .> a }
      static func .<= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .>= a }
      static func .> (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .< a }
      static func .>= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { b .<= a }
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
      static func & (a: Self, b: Self) -> Self { a._combined(b) { $0 & $1 } }
      static func | (a: Self, b: Self) -> Self { a._combined(b) { $0 | $1 } }
      static func ^ (a: Self, b: Self) -> Self { a._combined(b) { $0 ^ $1 } }
      static func &<< (a: Self, b: Self) -> Self { a._combined(b) { $0 &<< $1 } }
      static func &>> (a: Self, b: Self) -> Self { a._combined(b) { $0 &>> $1 } }
      static func & (a: Self, b: Scalar) -> Self { a._changed { $0 & b } }
      static func | (a: Self, b: Scalar) -> Self { a._changed { $0 | b } }
      static func ^ (a: Self, b: Scalar) -> Self { a._changed { $0 ^ b } }
      static func &<< (a: Self, b: Scalar) -> Self { a._changed { $0 &<< b } }
      static func &>> (a: Self, b: Scalar) -> Self { a._changed { $0 &>> b } }
      static prefix func ~ (a: Self) -> Self { a._changed { ~$0 } }
      func wrappedSum() -> Scalar { _scalars.reduce(0) { $0 &+ $1 } }
    }
    struct SIMD2<Scalar: SIMDScalar>: SIMD {
      typealias ArrayLiteralElement = Scalar
      typealias MaskStorage = SIMD2<Scalar.SIMDMaskScalar>
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
      typealias MaskStorage = SIMD3<Scalar.SIMDMaskScalar>
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
      typealias MaskStorage = SIMD4<Scalar.SIMDMaskScalar>
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
      var evenHalf: SIMD2<Scalar> { SIMD2(x, z) }
      var oddHalf: SIMD2<Scalar> { SIMD2(y, w) }
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
    \#(wide(8))
    \#(wide(16))
    \#(wide(32))
    \#(wide(64))
    \#([2, 3, 4, 8, 16, 32, 64].map(conversions).joined(separator: "\n"))
    struct SIMDMask<Storage: SIMD>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
      var _flags: [Bool]
      init(_flags: [Bool]) { self._flags = _flags }
      init() { self.init(repeating: false) }
      init(repeating value: Bool) { _flags = Array(repeating: value, count: Storage.scalarCount) }
      init(arrayLiteral elements: Bool...) { self.init(elements) }
      @_symbol("SIMDMask.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Bool {
        _flags = Array(elements)
        if _flags.count < Storage.scalarCount { _trap("Too few elements in sequence.") }
        if _flags.count > Storage.scalarCount { _trap("Too many elements in sequence.") }
      }
      var scalarCount: Int { Storage.scalarCount }
      var indices: Range<Int> { 0..<Storage.scalarCount }
      subscript(index: Int) -> Bool { get { _flags[index] } set { _flags[index] = newValue } }
      var description: String { String(describing: Self.self) + "(" + _flags.map { String($0) }.joined(separator: ", ") + ")" }
      func _combined(_ other: SIMDMask<Storage>, _ combine: (Bool, Bool) -> Bool) -> SIMDMask<Storage> { SIMDMask(_flags: zip(_flags, other._flags).map { combine($0, $1) }) }
      static prefix func .! (a: SIMDMask<Storage>) -> SIMDMask<Storage> { SIMDMask(_flags: a._flags.map { !$0 }) }
      static func .& (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._combined(b) { $0 && $1 } }
      static func .| (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._combined(b) { $0 || $1 } }
      static func .^ (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._combined(b) { $0 != $1 } }
      static func .== (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._combined(b) { $0 == $1 } }
      static func .!= (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._combined(b) { $0 != $1 } }
      static func .&= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .& b }
      static func .|= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .| b }
      static func .^= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .^ b }
    }
    """#

  /// What makes a vector of one of other numbers.
  private static func conversions(_ count: Int) -> String {
    #"""
    extension SIMD\#(count) where Scalar: BinaryFloatingPoint {
      @_symbol("SIMD\#(count).init(integers)") init<Other: SIMDScalar & FixedWidthInteger>(_ other: SIMD\#(count)<Other>) { self.init(_scalars: other._scalars.map { Scalar($0) }) }
      @_symbol("SIMD\#(count).init(fractions)") init<Other: SIMDScalar & BinaryFloatingPoint>(_ other: SIMD\#(count)<Other>) { self.init(_scalars: other._scalars.map { Scalar($0) }) }
    }
    extension SIMD\#(count) where Scalar: FixedWidthInteger {
      @_symbol("SIMD\#(count).init(cut)") init<Other: SIMDScalar & BinaryFloatingPoint>(_ other: SIMD\#(count)<Other>) { self.init(_scalars: other._scalars.map { Scalar($0) }) }
      init<Other: SIMDScalar & FixedWidthInteger>(truncatingIfNeeded other: SIMD\#(count)<Other>) { self.init(_scalars: other._scalars.map { Scalar(truncatingIfNeeded: $0) }) }
      init<Other: SIMDScalar & FixedWidthInteger>(clamping other: SIMD\#(count)<Other>) { self.init(_scalars: other._scalars.map { Scalar(clamping: $0) }) }
    }
    """#
  }

  /// A vector of more than four numbers, which have no names.
  private static func wide(_ count: Int) -> String {
    let half = "SIMD\(count / 2)<Scalar>"
    let names = (0..<count).map { "v\($0)" }
    let parts =
      "init(" + names.map { "_ \($0): Scalar" }.joined(separator: ", ") + ") { _scalars = ["
      + names.joined(separator: ", ") + "] }"
    return #"""
      struct SIMD\#(count)<Scalar: SIMDScalar>: SIMD {
        typealias ArrayLiteralElement = Scalar
        typealias MaskStorage = SIMD\#(count)<Scalar.SIMDMaskScalar>
        var _scalars: [Scalar]
        init() { self.init(repeating: Scalar.zero) }
        init(repeating value: Scalar) { _scalars = Array(repeating: value, count: \#(count)) }
        init(_scalars: [Scalar]) {
          if _scalars.count < \#(count) { _trap("Too few elements in sequence.") }
          if _scalars.count > \#(count) { _trap("Too many elements in sequence.") }
          self._scalars = _scalars
        }
        init(arrayLiteral elements: Scalar...) { self.init(_scalars: elements) }
        @_symbol("SIMD\#(count).init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Scalar { self.init(_scalars: Array(elements)) }
        init(lowHalf: \#(half), highHalf: \#(half)) { self.init(_scalars: lowHalf._scalars + highHalf._scalars) }
        \#(parts)
        static var scalarCount: Int { \#(count) }
        var scalarCount: Int { \#(count) }
        var indices: Range<Int> { 0..<\#(count) }
        var lowHalf: \#(half) { \#(half)(_scalars: Array(_scalars[..<\#(count / 2)])) }
        var highHalf: \#(half) { \#(half)(_scalars: Array(_scalars[\#(count / 2)...])) }
        var evenHalf: \#(half) { \#(half)(_scalars: stride(from: 0, to: \#(count), by: 2).map { _scalars[$0] }) }
        var oddHalf: \#(half) { \#(half)(_scalars: stride(from: 1, to: \#(count), by: 2).map { _scalars[$0] }) }
        subscript(index: Int) -> Scalar { get { _scalars[index] } set { _scalars[index] = newValue } }
      }
      """#
  }
}
