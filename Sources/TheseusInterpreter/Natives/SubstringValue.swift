import TheseusTypes

/// A `Substring`.
public final class SubstringValue: NativeObject {
  /// The slice.
  public let text: Substring

  /// Makes a slice.
  public init(_ text: Substring, type: TypeToken) {
    self.text = text
    super.init(type: type)
  }

  /// The text.
  override public var description: String { String(text) }
  /// The text as a literal.
  override public var debugDescription: String { String(text).debugDescription }
  /// Whether the texts are equal.
  override public func isEqual(to other: NativeObject) -> Bool { (other as? SubstringValue)?.text == text }
  /// Feeds the text.
  override public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  /// The same text.
  override public func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { SubstringValue(text, type: $0) }
  }
  /// Whether the text comes first.
  override public func isLess(than other: NativeObject) -> Bool? { (other as? SubstringValue).map { text < $0.text } }
}

extension Value {
  /// The text of a `String`, `Substring` or `Character`, or nil if it is something else.
  var anyText: Substring? {
    switch self {
    case .string(let text): text[...]
    case .character(let character): String(character)[...]
    case .native(let object): (object as? SubstringValue)?.text
    default: nil
    }
  }
}

extension Arguments {
  /// A text argument of any type.
  func slice(_ index: Int) throws -> Substring {
    guard let text = self[index].anyText else { throw mismatch(index, "String") }
    return text
  }

  /// A text argument of any type as a string; empty for what is no text.
  func text(_ index: Int) -> String {
    if case .string(let text) = self[index] { return text }
    return self[index].anyText.map { String($0) } ?? ""
  }

  /// A character argument.
  func character(_ index: Int) throws -> Character {
    if case .character(let character) = self[index] { return character }
    if let text = self[index].anyText, text.count == 1, let character = text.first { return character }
    throw mismatch(index, "Character")
  }

  /// A value of type `Substring`.
  func value(_ slice: Substring) -> Value {
    .native(SubstringValue(slice, type: interpreter.types.token(named: "Substring")))
  }

  /// A value of type `Array<Substring>`.
  func value(_ slices: [Substring]) -> Value {
    let type = interpreter.types.token(named: "Substring")
    return array(slices.map { .native(SubstringValue($0, type: type)) }, of: type)
  }

  /// A `String.Index`, kept as its distance in UTF-8 from the start of the base string and what it counts.
  func value(_ index: String.Index) -> Value {
    let fields: [Value] = [.int(index.byteOffset), .int(index.form.rawValue)]
    return .structure(Aggregate.make(type: interpreter.types.token(named: "String.Index"), fields))
  }

  /// A `Range<String.Index>`.
  func value(_ range: Range<String.Index>) -> Value {
    let index = interpreter.types.token(named: "String.Index")
    let type = interpreter.types.token(named: "Range", [index])
    return .structure(Aggregate.make(type: type, [value(range.lowerBound), value(range.upperBound)]))
  }

  /// A `String.Index` argument; out of bounds it is a trap.
  func index(_ position: Int, in text: Substring) throws -> String.Index {
    guard let index = try index(self[position], in: text) else { throw mismatch(position, "String.Index") }
    return index
  }

  /// A `Range<String.Index>` argument.
  func range(_ position: Int, in text: Substring) throws -> Range<String.Index> {
    guard let range = try range(of: self[position], in: text) else { throw mismatch(position, "Range<String.Index>") }
    return range
  }

  /// What a value of type `Range<String.Index>` means in a text; nil for another value.
  func range(of value: Value, in text: Substring) throws -> Range<String.Index>? {
    guard case .structure(let box) = value, box.count == 2, let lower = try index(box[0], in: text),
      let upper = try index(box[1], in: text)
    else { return nil }
    if upper < lower { throw trap("Range requires lowerBound <= upperBound") }
    return lower..<upper
  }

  private func index(_ value: Value, in text: Substring) throws -> String.Index? {
    guard case .structure(let box) = value, box.count == 2, case .int(let offset) = box[0],
      case .int(let form) = box[1]
    else { return nil }
    let utf8 = text.base.utf8
    guard offset >= 0, offset <= utf8.count else { throw trap("String index is out of bounds") }
    let index =
      form == String.Index.Form.any.rawValue
      ? String.Index(anyOffset: offset) : utf8.index(utf8.startIndex, offsetBy: offset)
    guard index >= text.startIndex, index <= text.endIndex else { throw trap("String index is out of bounds") }
    return index
  }
}
