import Foundation
import TheseusTypes

extension NativeTable {
  /// `String` and `Substring`: making, joining and comparing.
  mutating func addStrings() {
    addStringInitializers()
    addStringOperators()
    addStringMutations()
    native("_text(_:)") { .string($0.text(0)) }
    native("_string(scalars:)") { arguments in
      var view = String.UnicodeScalarView()
      for element in try arguments.array(0).elements {
        try arguments.interpreter.work()
        if let bits = element.integerBits, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) {
          view.append(scalar)
        }
      }
      return .string(String(view))
    }
    native("_string(utf8:)") { .string(String(decoding: try $0.bytes(0), as: UTF8.self)) }
    native("_string(utf16:)") { arguments in
      var units: [UInt16] = []
      for element in try arguments.array(0).elements {
        try arguments.interpreter.work()
        units.append(UInt16(truncatingIfNeeded: element.integerBits ?? 0))
      }
      return .string(String(decoding: units, as: UTF16.self))
    }
    native("_validString(utf8:)") { $0.value(String(validating: try $0.bytes(0), as: UTF8.self)) }
    native("_decodedString(_:_:)") { arguments in
      let encoding = String.Encoding(rawValue: UInt(bitPattern: arguments[1].integerBits ?? 4))
      return arguments.value(String(data: Data(try arguments.bytes(0)), encoding: encoding))
    }
    native("StringProtocol._encoded(_:_:)") { arguments in
      let encoding = String.Encoding(rawValue: UInt(bitPattern: arguments[1].integerBits ?? 4))
      let data = arguments.text(0).data(using: encoding, allowLossyConversion: try arguments.bool(2))
      return try data.map { try arguments.value(bytes: $0) } ?? .none
    }
    native("_joined(_:_:)") { .string(try $0.joined(try $0.array(0).elements, separator: try $0.string(1))) }
  }

  private mutating func addStringInitializers() {
    native("String.init(substring)") { .string($0.text($0.count - 1)) }
    native("String.init(character)") { .string($0.text($0.count - 1)) }
    native("String.init(integer)") { arguments in
      let value = arguments.last(2)
      let radix = try arguments.int(arguments.count - 2)
      let isUppercase = try arguments.bool(arguments.count - 1)
      guard (2...36).contains(radix) else { throw arguments.trap("Radix must be between 2 and 36") }
      if let wide = value.wideInteger { return .string(wide.text(radix: radix, uppercase: isUppercase)) }
      guard let bits = value.integerBits else { throw arguments.mismatch(0, "an integer") }
      return .string(
        value.isLargeUnsigned
          ? String(UInt(bitPattern: bits), radix: radix, uppercase: isUppercase)
          : String(bits, radix: radix, uppercase: isUppercase))
    }
    native("String.init(repeating)") { arguments in
      let count = try arguments.int(arguments.count - 1)
      if count < 0 { throw arguments.trap("Negative count not allowed") }
      let text = arguments.text(arguments.count - 2)
      try arguments.charge(bytes: text.utf8.count, times: count)
      return .string(try arguments.repeated(text, count))
    }
    native("Substring.init(_:)") { $0.value($0.text($0.count - 1)[...]) }
    // What SwiftUI looks up in a table of texts is its text here, as it is where a literal stands for it.
    for name in ["LocalizedStringKey", "LocalizedStringResource"] {
      native("\(name).init(_:)") { .string(try $0.string($0.count - 1)) }
      native("\(name).init(stringLiteral:)") { .string(try $0.string($0.count - 1)) }
    }
    native("LocalizedStringKey.init(stringInterpolation:)") { arguments in
      guard case .structure(let interpolation) = arguments[arguments.count - 1] else {
        throw arguments.mismatch(0, "an interpolation")
      }
      return interpolation[0]
    }
    native("Substring.base.get") { .string(String(try $0.slice(0).base)) }
  }

  private mutating func addStringOperators() {
    for name in ["String", "Substring"] {
      native("\(name).==(_:_:)") { .bool(try $0.slice(0) == $0.slice(1)) }
      native("\(name).!=(_:_:)") { .bool(try $0.slice(0) != $0.slice(1)) }
      native("\(name).<(_:_:)") { .bool(try $0.slice(0) < $0.slice(1)) }
      native("\(name).>(_:_:)") { .bool(try $0.slice(0) > $0.slice(1)) }
      native("\(name).<=(_:_:)") { .bool(try $0.slice(0) <= $0.slice(1)) }
      native("\(name).>=(_:_:)") { .bool(try $0.slice(0) >= $0.slice(1)) }
    }
    native("String.+(_:_:)") { arguments in
      var result = try arguments.string(0)
      let tail = try arguments.string(1)
      try arguments.charge(bytes: result.utf8.count + tail.utf8.count)
      arguments[0] = .none
      result += tail
      return .string(result)
    }
    native("String.hash(into:)") { try $0.feedHasher() }
    native("String.debugDescription.get") { .string(try $0.string(0).debugDescription) }
  }

  private mutating func addStringMutations() {
    func append(_ symbol: String) {
      native(symbol) { arguments in
        guard case .string(var text) = arguments[0] else { throw arguments.mismatch(0, "String") }
        let tail = try arguments.slice(1)
        try arguments.charge(bytes: tail.utf8.count)
        arguments[0] = .none
        text += tail
        arguments[0] = .string(text)
        return .void
      }
    }
    append("String.append(text)")
    append("String.append(character)")
    native("String._replace(_:_:_:)") { arguments in
      guard case .string(var text) = arguments[0] else { throw arguments.mismatch(0, "String") }
      let slice = text[...]
      let lower = try arguments.index(1, in: slice)
      let upper = try arguments.index(2, in: slice)
      if upper < lower { throw arguments.trap("Range requires lowerBound <= upperBound") }
      text.replaceSubrange(lower..<upper, with: arguments.text(3))
      arguments[0] = .string(text)
      return .void
    }
  }
}

extension Arguments {
  /// The bytes of an array of `UInt8`.
  func bytes(_ index: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for element in try array(index).elements {
      bytes.append(UInt8(truncatingIfNeeded: element.integerBits ?? 0))
      try interpreter.work()
    }
    return bytes
  }

  /// A value of type `Array<UInt8>`.
  func value(bytes: some Sequence<UInt8>) throws -> Value {
    array(
      try interpreter.values(bytes) { .integer(FixedInteger($0, kind: .uint8)) },
      of: interpreter.types.token(named: "UInt8"))
  }

  /// A text again and again: many short ones in pieces.
  fileprivate func repeated(_ text: String, _ count: Int) throws -> String {
    let inPiece = max(1, (1 << 12) / max(1, text.utf8.count))
    if count <= inPiece { return String(repeating: text, count: count) }
    let piece = String(repeating: text, count: inPiece)
    var result = ""
    for _ in 0..<count / inPiece {
      result += piece
      try interpreter.work(piece.utf8.count >> 4)
    }
    return result + String(repeating: text, count: count % inPiece)
  }

  /// The texts of an array, one after the other.
  fileprivate func joined(_ texts: [Value], separator: String) throws -> String {
    var result = ""
    var isFirst = true
    for text in texts {
      if !isFirst { result += separator }
      isFirst = false
      guard let text = text.asString else { continue }
      try interpreter.work(text.utf8.count + separator.utf8.count + 1)
      result += text
    }
    return result
  }
}
