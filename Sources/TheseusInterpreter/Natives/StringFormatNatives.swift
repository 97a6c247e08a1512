import Foundation

extension NativeTable {
  /// `String(format:)` and specifiers in interpolations.
  mutating func addStringFormats() {
    native("String.init(format)") { arguments in
      .string(
        try formatted(arguments.text(arguments.count - 2), try arguments.array(arguments.count - 1).elements, arguments)
      )
    }
    native("String.init(formatArguments)") { arguments in
      .string(
        try formatted(arguments.text(arguments.count - 2), try arguments.array(arguments.count - 1).elements, arguments)
      )
    }
    native("_formatString(_:_:)") { arguments in
      .string(try formatted(try arguments.string(0), try arguments.array(1).elements, arguments))
    }
    native("_formatString(_:_:_:)") { arguments in
      let locale = Locale(identifier: try arguments.string(2))
      return .string(try formatted(try arguments.string(0), try arguments.array(1).elements, arguments, locale: locale))
    }
    native("DefaultStringInterpolation.appendInterpolation(_:specifier:)") { arguments in
      .string(try formatted(try arguments.string(1), [arguments[0]], arguments))
    }
    native("DefaultStringInterpolation.appendInterpolation(_:radix:)") { arguments in
      guard let bits = arguments[0].integerBits else { throw arguments.mismatch(0, "an integer") }
      return .string(String(bits, radix: try arguments.int(1)))
    }
  }
}

/// A format with its arguments put in; each argument is passed as the type that its specifier reads.
private func formatted(
  _ format: String, _ values: [Value], _ arguments: Arguments, locale: Locale? = nil
) throws -> String {
  var next = 0
  var variadic: [Int: any CVarArg] = [:]
  let specifiers = specifiers(in: format)
  guard specifiers.allSatisfy({ ($0.position == nil) == (specifiers.first?.position == nil) }) else {
    throw arguments.unsupported("String(format:) with arguments both by position and in order")
  }
  for specifier in specifiers {
    for length in specifier.lengths { try arguments.charge(bytes: length) }
    if specifier.hasWidth, values.indices.contains(next) {
      let width = values[next].integerBits ?? 0
      try arguments.charge(bytes: Int(Int32(truncatingIfNeeded: width).magnitude))
      variadic[next] = width
      next += 1
    }
    let index = specifier.position.map { $0 - 1 } ?? next
    guard values.indices.contains(index) else {
      throw arguments.trap("String(format:) has fewer arguments than its format has specifiers")
    }
    variadic[index] = try argument(values[index], specifier.conversion, arguments)
    if specifier.position == nil { next += 1 }
  }
  return String(format: format, locale: locale, arguments: values.indices.map { variadic[$0] ?? 0 })
}

private struct Specifier {
  var conversion: Character
  var hasWidth: Bool
  /// The width and the precision, as far as they are written; one that no integer holds is the largest.
  var lengths: [Int]
  /// Which argument is read, from one: the `2` of `%2$@`; nil for the one that is next.
  var position: Int?
}

/// The specifiers of a format in order, `%%` left out.
private func specifiers(in format: String) -> [Specifier] {
  var result: [Specifier] = []
  var characters = format[...]
  while let start = characters.firstIndex(of: "%") {
    characters = characters[characters.index(after: start)...]
    if characters.first == "%" {
      characters = characters.dropFirst()
      continue
    }
    let position = popPosition(&characters)
    let end = characters.firstIndex { "dDiuUxXoOfFeEgGaAcCsSp@".contains($0) } ?? characters.endIndex
    let flags = characters[..<end]
    characters = characters[end...]
    guard let conversion = characters.popFirst() else { break }
    let lengths = flags.split { !$0.isWholeNumber }.map { Int($0) ?? Int.max }
    result.append(
      Specifier(conversion: conversion, hasWidth: flags.contains("*"), lengths: lengths, position: position))
  }
  return result
}

/// The `2$` at the start of what is left of a format.
private func popPosition(_ characters: inout Substring) -> Int? {
  let digits = characters.prefix(while: \.isWholeNumber)
  guard characters[digits.endIndex...].first == "$" else { return nil }
  characters = characters[digits.endIndex...].dropFirst()
  return Int(digits)
}

private func argument(_ value: Value, _ conversion: Character, _ arguments: Arguments) throws -> any CVarArg {
  switch conversion {
  case "f", "F", "e", "E", "g", "G", "a", "A":
    guard case .double(let number) = value.floatingPoint else {
      throw arguments.unsupported("String(format:) with an argument that does not fit '%\(conversion)'")
    }
    return number
  case "@":
    return try arguments.interpreter.description(of: value) as NSString
  case "s", "S", "p":
    throw arguments.unsupported("String(format:) with '%\(conversion)'")
  default:
    guard let bits = value.integerBits else {
      throw arguments.unsupported("String(format:) with an argument that does not fit '%\(conversion)'")
    }
    return bits
  }
}

extension Value {
  /// A floating-point number of any type as a `Double` value; anything else as it is.
  fileprivate var floatingPoint: Value {
    switch self {
    case .cgFloat(let number): .double(number)
    case .float(let number): .double(Double(number))
    default: self
    }
  }
}
