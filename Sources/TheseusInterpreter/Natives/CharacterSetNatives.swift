import Foundation
import TheseusTypes

/// A `CharacterSet`.
final class CharacterSetValue: NativeObject {
  /// The scalars.
  let set: CharacterSet

  /// Makes a value of a set.
  init(_ set: CharacterSet, type: TypeToken) {
    self.set = set
    super.init(type: type)
  }

  override var description: String { "\(set)" }
  override func isEqual(to other: NativeObject) -> Bool { (other as? CharacterSetValue)?.set == set }
  override func hash(into hasher: inout Hasher) { hasher.combine(set) }
  override func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { CharacterSetValue(set, type: $0) }
  }
}

extension NativeTable {
  /// `CharacterSet`, and what texts do with one.
  mutating func addCharacterSets() {
    native("_characterSet(_:)") { arguments in
      guard let set = characterSet(try arguments.string(0)) else {
        throw arguments.unsupported("this set of characters")
      }
      return arguments.value(set)
    }
    native("_characterSet(text)") { $0.value(CharacterSet(charactersIn: try $0.string(0))) }
    native("_characterSet(scalars)") { arguments in
      let scalars = try arguments.array(0).elements.compactMap { value in
        value.integerBits.flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }
      }
      return arguments.value(CharacterSet(scalars))
    }
    native("CharacterSet._has(_:)") { arguments in
      guard let bits = arguments[1].integerBits, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) else {
        return .bool(false)
      }
      return .bool(try arguments.set(of: 0).contains(scalar))
    }
    native("CharacterSet._hasMember(_:)") { arguments in
      .bool(try arguments.set(of: 0).hasMember(inPlane: UInt8(truncatingIfNeeded: try arguments.int(1))))
    }
    native("CharacterSet._bitmap()") { try $0.value(bytes: try $0.set(of: 0).bitmapRepresentation) }
    native("_characterSet(bitmap)") { arguments in
      let bytes = try arguments.bytes(0)
      guard bytes.count >= 8192 else { throw arguments.trap("A bitmap of characters has 8192 bytes") }
      return arguments.value(CharacterSet(bitmapRepresentation: Data(bytes)))
    }
    native("CharacterSet.inverted.get") { $0.value(try $0.set(of: 0).inverted) }
    native("CharacterSet.union(_:)") { $0.value(try $0.set(of: 0).union(try $0.set(of: 1))) }
    native("CharacterSet.intersection(_:)") { $0.value(try $0.set(of: 0).intersection(try $0.set(of: 1))) }
    native("CharacterSet.subtracting(_:)") { $0.value(try $0.set(of: 0).subtracting(try $0.set(of: 1))) }
    native("CharacterSet.symmetricDifference(_:)") {
      $0.value(try $0.set(of: 0).symmetricDifference(try $0.set(of: 1)))
    }
    native("CharacterSet.isSuperset(of:)") { .bool(try $0.set(of: 0).isSuperset(of: try $0.set(of: 1))) }
    addTextsWithCharacterSets()
  }

  private mutating func addTextsWithCharacterSets() {
    native("StringProtocol.components(set)") { arguments in
      arguments.value(arguments.text(0).components(separatedBy: try arguments.set(of: 1)))
    }
    native("StringProtocol.trimmingCharacters(in:)") { arguments in
      .string(arguments.text(0).trimmingCharacters(in: try arguments.set(of: 1)))
    }
    native("StringProtocol._rangeOfCharacter(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let range: Range<String.Index>?
      if case .none = arguments[3] { range = nil } else { range = try arguments.range(3, in: text) }
      let found = text.rangeOfCharacter(
        from: try arguments.set(of: 1), options: arguments.compareOptions(2), range: range)
      return found.map { arguments.value($0) } ?? .none
    }
    native("StringProtocol.addingPercentEncoding(withAllowedCharacters:)") { arguments in
      arguments.value(arguments.text(0).addingPercentEncoding(withAllowedCharacters: try arguments.set(of: 1)))
    }
  }
}

extension Arguments {
  fileprivate func set(of index: Int) throws -> CharacterSet {
    try native(index, as: CharacterSetValue.self).set
  }

  fileprivate func value(_ set: CharacterSet) -> Value {
    .native(CharacterSetValue(set, type: interpreter.types.token(named: "CharacterSet")))
  }
}

/// The set of characters that the catalogue knows by a name.
private func characterSet(_ name: String) -> CharacterSet? {
  switch name {
  case "": CharacterSet()
  case "whitespaces": .whitespaces
  case "whitespacesAndNewlines": .whitespacesAndNewlines
  case "newlines": .newlines
  case "letters": .letters
  case "decimalDigits": .decimalDigits
  case "alphanumerics": .alphanumerics
  case "punctuationCharacters": .punctuationCharacters
  case "symbols": .symbols
  case "uppercaseLetters": .uppercaseLetters
  case "lowercaseLetters": .lowercaseLetters
  case "capitalizedLetters": .capitalizedLetters
  case "controlCharacters": .controlCharacters
  case "nonBaseCharacters": .nonBaseCharacters
  case "decomposables": .decomposables
  case "illegalCharacters": .illegalCharacters
  case "urlUserAllowed": .urlUserAllowed
  case "urlPasswordAllowed": .urlPasswordAllowed
  case "urlHostAllowed": .urlHostAllowed
  case "urlPathAllowed": .urlPathAllowed
  case "urlQueryAllowed": .urlQueryAllowed
  case "urlFragmentAllowed": .urlFragmentAllowed
  default: nil
  }
}
