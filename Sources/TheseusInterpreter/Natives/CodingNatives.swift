import Foundation
import TheseusProgram
import TheseusTypes

extension NativeTable {
  /// What coders need: scalars, key styles, JSON text.
  mutating func addCoding() {
    native("_isScalar(_:)") { arguments in
      switch arguments[0] {
      case .bool, .int, .integer, .double, .float, .cgFloat, .string: .bool(true)
      default: .bool(false)
      }
    }
    native("_unwritable(_:)") { arguments in
      guard let number = floatingNumber(arguments[0]), !number.isFinite else { return .none }
      return .double(number)
    }
    native("_scalarName(_:)") { arguments in
      guard case .metatype(let type) = arguments[0] else { return .string("") }
      switch arguments.interpreter.types[type].storage {
      case .bool, .int, .integer, .double, .float, .cgFloat, .string:
        return .string(arguments.interpreter.describe(type, qualified: false))
      default: return .string("")
      }
    }
    native("_convertScalar(_:_:)") { arguments in
      guard case .metatype(let type) = arguments[1] else { return .none }
      return arguments[0].scalar(as: arguments.interpreter.types[type].storage)
    }
    native("_snakeCase(_:)") { .string(snakeCase(try $0.string(0))) }
    native("_camelCase(_:)") { .string(camelCase(try $0.string(0))) }
    native("_jsonScalar(_:_:)") { arguments in
      let keepsSlashes = (arguments[1].integerBits ?? 0) & 8 != 0
      return .string(jsonText(arguments[0], keepsSlashes: keepsSlashes))
    }
    native("_parseJSON(_:)") { arguments in
      var parser = JSONParser(bytes: try arguments.bytes(0), arguments: arguments)
      return arguments.array(try parser.events() ?? [], of: arguments.interpreter.anyType)
    }
    native("_parseValidJSON(_:)") { arguments in
      var parser = JSONParser(bytes: try arguments.bytes(0), arguments: arguments)
      let events = try parser.events() ?? []
      return arguments.array(parser.metMalformed ? [] : events, of: arguments.interpreter.anyType)
    }
  }
}

extension Value {
  /// A scalar of JSON as a value of a number type, `Bool` or `String`; none if it does not fit.
  func scalar(as storage: TypeInfo.Storage) -> Value {
    switch (storage, self) {
    case (.bool, .bool), (.string, .string): return self
    case (.double, _): return floatingNumber(self).map { .double($0) } ?? .none
    case (.float, _): return floatingNumber(self).flatMap { fitting($0) }.map { .float($0) } ?? .none
    case (.cgFloat, _): return floatingNumber(self).map { .cgFloat($0) } ?? .none
    case (.int, _): return wholeNumber.flatMap { Int(exactly: $0) }.map { .int($0) } ?? .none
    case (.integer(let kind), _): return wholeNumber.map { fixed($0, kind) } ?? .none
    default: return .none
    }
  }

  /// Whether it is a whole number that no `Double` is.
  var exceedsDouble: Bool {
    switch self {
    case .int, .integer: wholeNumber.map { Double(exactly: $0) == nil } ?? false
    default: false
    }
  }

  private var wholeNumber: Int128? {
    switch self {
    case .int(let value): Int128(value)
    case .integer(let integer): isLargeUnsigned ? Int128(UInt(bitPattern: integer.bits)) : Int128(integer.bits)
    case .double(let number): Int128(exactly: number)
    default: nil
    }
  }
}

private func floatingNumber(_ value: Value) -> Double? {
  if case .bool = value { return nil }
  return value.anyDouble
}

/// The number as a `Float`; nil for a finite one that is too large.
private func fitting(_ number: Double) -> Float? {
  Float(number).isInfinite && !number.isInfinite ? nil : Float(number)
}

private func fixed(_ value: Int128, _ kind: FixedInteger.Kind) -> Value {
  func make<I: FixedWidthInteger>(_ type: I.Type) -> Value {
    I(exactly: value).map { .integer(FixedInteger($0, kind: kind)) } ?? .none
  }
  return switch kind {
  case .int8: make(Int8.self)
  case .int16: make(Int16.self)
  case .int32: make(Int32.self)
  case .int64: make(Int64.self)
  case .uint: make(UInt.self)
  case .uint8: make(UInt8.self)
  case .uint16: make(UInt16.self)
  case .uint32: make(UInt32.self)
  case .uint64: make(UInt64.self)
  }
}

/// `firstName` → `first_name`, `myURLProperty` → `my_url_property`, as Foundation's encoder has it.
private func snakeCase(_ key: String) -> String {
  guard !key.isEmpty else { return key }
  var words: [Range<String.Index>] = []
  var wordStart = key.startIndex
  var searchRange = key.index(after: wordStart)..<key.endIndex
  while let upper = key[searchRange].firstIndex(where: \.isUppercase) {
    words.append(wordStart..<upper)
    searchRange = upper..<key.endIndex
    guard let lower = key[searchRange].firstIndex(where: \.isLowercase) else {
      wordStart = searchRange.lowerBound
      break
    }
    let afterUpper = key.index(after: upper)
    if lower == afterUpper {
      wordStart = upper
    } else {
      let beforeLower = key.index(before: lower)
      words.append(upper..<beforeLower)
      wordStart = beforeLower
    }
    searchRange = lower..<key.endIndex
  }
  words.append(wordStart..<key.endIndex)
  return words.map { key[$0].lowercased() }.joined(separator: "_")
}

/// `first_name` → `firstName`.
private func camelCase(_ key: String) -> String {
  let leading = key.prefix { $0 == "_" }
  if leading.count == key.count { return key }
  let trailing = String(key.reversed().prefix { $0 == "_" })
  let parts = key.dropFirst(leading.count).dropLast(trailing.count).split(separator: "_")
  guard let first = parts.first else { return key }
  let body =
    parts.count == 1
    ? String(first) : first.lowercased() + parts.dropFirst().map { String($0).capitalized }.joined()
  return leading + body + trailing
}

private func jsonText(_ value: Value, keepsSlashes: Bool) -> String {
  switch value {
  case .bool(let flag): return flag ? "true" : "false"
  case .int(let number): return String(number)
  case .integer(let integer):
    return value.isLargeUnsigned ? String(UInt(bitPattern: integer.bits)) : String(integer.bits)
  case .double(let number), .cgFloat(let number): return jsonNumber(number.description)
  case .float(let number): return jsonNumber(number.description)
  case .string(let text): return jsonString(text, keepsSlashes: keepsSlashes)
  default: return "null"
  }
}

private func jsonNumber(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }

private func jsonString(_ text: String, keepsSlashes: Bool) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "/": result += keepsSlashes ? "/" : "\\/"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    case "\u{C}": result += "\\f"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

extension NativeTable {
  /// Coding keys that are enums: their raw values, or names without any.
  mutating func addCodingKeys() {
    native("_keyText(_:)") { arguments in
      guard case .enumeration(let type, let tag) = arguments[0] else { return .string("") }
      return .string(keyText(type, Int(tag), arguments.interpreter))
    }
    native("_keyCase(_:_:)") { arguments in
      let interpreter = arguments.interpreter
      guard case .metatype(let type) = arguments[0], let id = interpreter.types[type].nominal else { return .none }
      let text = try arguments.string(1)
      let tags = interpreter.program[id].cases.indices
      guard let tag = tags.first(where: { keyText(type, $0, interpreter) == text }) else { return .none }
      return .enumeration(type, tag: Int32(tag))
    }
    native("_keyNumber(_:)") { arguments in
      guard case .enumeration(let type, let tag) = arguments[0] else { return .none }
      return keyNumber(type, Int(tag), arguments.interpreter).map { .int($0) } ?? .none
    }
    native("_keyCase(_:number:)") { arguments in
      let interpreter = arguments.interpreter
      guard case .metatype(let type) = arguments[0], let id = interpreter.types[type].nominal else { return .none }
      let number = try arguments.int(1)
      let tags = interpreter.program[id].cases.indices
      guard let tag = tags.first(where: { keyNumber(type, $0, interpreter) == number }) else { return .none }
      return .enumeration(type, tag: Int32(tag))
    }
  }
}

private func keyText(_ type: TypeToken, _ tag: Int, _ interpreter: Interpreter) -> String {
  guard let id = interpreter.types[type].nominal else { return "" }
  let enumCase = interpreter.program[id].cases[tag]
  switch enumCase.rawValue?.kind {
  case .string(let text)?: return text
  default: return enumCase.name.withoutBackticks
  }
}

/// The raw value of a coding key that is a number.
private func keyNumber(_ type: TypeToken, _ tag: Int, _ interpreter: Interpreter) -> Int? {
  guard let id = interpreter.types[type].nominal,
    case .integer(let number)? = interpreter.program[id].cases[tag].rawValue?.kind
  else { return nil }
  return number
}
