import TheseusTypes

extension Interpreter {
  func interpolate(
    _ fiber: Fiber, _ window: Int, _ code: Code, _ interpolation: Interpolation, _ count: Int,
    _ generics: GenericArguments
  ) throws(EvaluationError) {
    let target = resolve(interpolation.type, in: code, generics)
    let isLocalized = types[target].storage != .string && types[target].storage != .character
    let text: String
    if isPlain(interpolation, fiber.stack + window, count) {
      let operands = UnsafeBufferPointer(start: fiber.stack + window, count: count)
      text = try self.text(of: interpolation, operands, isLocalized: isLocalized)
      (fiber.stack + window).deinitialize(count: count)
    } else {
      let operands = moveOut(fiber.stack + window, count)
      (fiber.stack + window).initialize(to: .none)
      text = try operands.withUnsafeBufferPointer { operands throws(EvaluationError) in
        try self.text(of: interpolation, operands, isLocalized: isLocalized)
      }
    }
    (fiber.stack + window).initialize(to: .string(text))
    try charge(text.utf8.count, of: "bytes of text")
  }

  /// Whether all values are strings and whole numbers without a format.
  ///
  /// Nothing is called for those, so that they can stay in their registers: an array of them took a fifth of an interpolation.
  private func isPlain(_ interpolation: Interpolation, _ operands: UnsafeMutablePointer<Value>, _ count: Int) -> Bool {
    for index in 0..<count {
      switch operands[index] {
      case .string, .int: continue
      default: return false
      }
    }
    return !interpolation.isFormatted
  }

  private func text(
    of interpolation: Interpolation, _ operands: UnsafeBufferPointer<Value>, isLocalized: Bool
  ) throws(EvaluationError) -> String {
    var text = ""
    var position = 0
    for part in interpolation.parts {
      switch part {
      case .text(let piece): text += piece
      case .value:
        if isLocalized {
          try appendLocalized(operands[position], to: &text)
        } else {
          try append(operands[position], to: &text)
        }
        position += 1
      case .formatted(let labels):
        let arguments = Array(operands[(position + 1)...(position + labels.count)])
        text += try format(operands[position], labels, arguments)
        position += 1 + labels.count
      }
    }
    return text
  }

  private func append(_ value: Value, to text: inout String) throws(EvaluationError) {
    switch value {
    case .string(let piece): text += piece
    case .int(let number): text += String(number)
    default: text += try description(of: value)
    }
  }

  /// A value as a `LocalizedStringKey` writes it: numbers by the format of their type, a `Text` by its words.
  private func appendLocalized(_ value: Value, to text: inout String) throws(EvaluationError) {
    switch value {
    case .string(let piece): text += piece
    case .int(let number): text += Self.grouped(number)
    case .double, .cgFloat, .float: text += try callNative(Self.specified, [value, .string("%f")]).asString ?? ""
    case .record where natives[Self.words] != nil && isText(value):
      text += try callNative(Self.words, [value]).asString ?? ""
    default: text += try description(of: value)
    }
  }

  /// A number with a comma between thousands, written from its last digit to its first.
  private static func grouped(_ number: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 26) { buffer in
      var (rest, digits, start) = (number.magnitude, 0, buffer.count)
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      repeat {
        if digits > 0, digits.isMultiple(of: 3) { put(UInt8(ascii: ",")) }
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        (rest, digits) = (rest / 10, digits + 1)
      } while rest > 0
      if number < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: buffer[start...], as: UTF8.self)
    }
  }

  private func isText(_ value: Value) -> Bool {
    types[dynamicType(of: value)].nominal.map { program[$0].name == "Text" && program[$0].isCatalogue } ?? false
  }

  private static let specified = "DefaultStringInterpolation.appendInterpolation(_:specifier:)"
  private static let words = "Text._string.get"

  /// A value with labelled arguments: `default:`, `specifier:`, `format:`, which natives know by the labels.
  private func format(
    _ value: Value, _ labels: [String?], _ arguments: [Value]
  ) throws(EvaluationError) -> String {
    let symbol = "DefaultStringInterpolation.appendInterpolation(_:" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    if labels == ["default"] {
      if let inner = opened(value) { return try description(of: inner) }
      return try description(of: arguments[0])
    }
    guard natives[symbol] != nil else {
      throw unsupported("string interpolation with '\(labels.map { $0 ?? "_" }.joined(separator: ":")):'")
    }
    return try callNative(symbol, [value] + arguments).asString ?? ""
  }

  private func opened(_ value: Value) -> Value? {
    if case .optional(let box) = value { return box.value.unwrapped }
    return value.unwrapped
  }

  /// Calls a native by its symbol.
  public func callNative(_ symbol: String, _ arguments: [Value]) throws(EvaluationError) -> Value {
    guard let native = natives[symbol] else { throw unsupported(symbol) }
    try checkStack()
    let fiber = currentFiber ?? mainFiber
    let window = fiber.top
    fiber.reserve(window + arguments.count + 2)
    for (index, argument) in arguments.enumerated() { (fiber.stack + window + index).initialize(to: argument) }
    fiber.top = window + arguments.count + 1
    fiber.nesting += 1
    defer {
      fiber.top = window
      fiber.nesting -= 1
    }
    try run(native, [], fiber, window, arguments.count, .none)
    return (fiber.stack + window).move()
  }
}
