import TheseusTypes

/// An `Int128` or `UInt128`.
final class WideInteger: NativeObject {
  /// The bits, in two's complement where the type is signed.
  let bits: UInt128
  /// Whether it is an `Int128`.
  let isSigned: Bool

  /// Makes an integer of a native one.
  init<I: FixedWidthInteger>(_ value: I, type: TypeToken) {
    bits = UInt128(truncatingIfNeeded: value)
    isSigned = I.isSigned
    super.init(type: type)
  }

  private init(copying other: WideInteger, type: TypeToken) {
    bits = other.bits
    isSigned = other.isSigned
    super.init(type: type)
  }

  private var signed: Int128 { Int128(truncatingIfNeeded: bits) }

  /// The number as one of another type; nil where that has no room for it.
  func exactly<I: FixedWidthInteger>(_ type: I.Type) -> I? { isSigned ? I(exactly: signed) : I(exactly: bits) }
  /// The nearest number of another type.
  func clamped<I: FixedWidthInteger>(_ type: I.Type) -> I { isSigned ? I(clamping: signed) : I(clamping: bits) }
  /// Whether it is below zero.
  var isNegative: Bool { isSigned && signed < 0 }
  /// The nearest `Double`.
  var double: Double { isSigned ? Double(signed) : Double(bits) }

  /// The digits to a base.
  func text(radix: Int, uppercase: Bool) -> String {
    isSigned
      ? String(signed, radix: radix, uppercase: uppercase) : String(bits, radix: radix, uppercase: uppercase)
  }

  override var description: String { text(radix: 10, uppercase: false) }
  override func isEqual(to other: NativeObject) -> Bool {
    (other as? WideInteger).map { $0.bits == bits && $0.isSigned == isSigned } ?? false
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(bits) }
  override func isLess(than other: NativeObject) -> Bool? {
    (other as? WideInteger).map { isSigned ? signed < $0.signed : bits < $0.bits }
  }
  override func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { WideInteger(copying: self, type: $0) }
  }
}

extension Value {
  /// The integer, if it is one of 128 bits.
  var wideInteger: WideInteger? {
    if case .native(let object) = self { object as? WideInteger } else { nil }
  }
}
