import TheseusTypes

extension NativeTable {
  /// What strings and substrings share: characters, indices and slices.
  mutating func addStringIndices() {
    func slice(_ member: String, _ body: @escaping (Substring, Arguments) throws -> Value) {
      native("StringProtocol.\(member)") { try body(try $0.slice(0), $0) }
    }
    slice("count.get") { text, arguments in
      var count = 0
      for piece in TextPieces(text) {
        try arguments.interpreter.work(piece.utf8.count)
        count += piece.count
      }
      return .int(count)
    }
    slice("isEmpty.get") { text, _ in .bool(text.isEmpty) }
    slice("first.get") { text, _ in text.first.map { .character($0) } ?? .none }
    slice("last.get") { text, _ in text.last.map { .character($0) } ?? .none }
    slice("startIndex.get") { text, arguments in arguments.value(text.startIndex) }
    slice("endIndex.get") { text, arguments in arguments.value(text.endIndex) }
    slice("_characters.get") { text, arguments in
      arguments.array(
        try arguments.interpreter.values(text) { .character($0) }, of: arguments.interpreter.characterType)
    }
    slice("_utf8.get") { text, arguments in try arguments.value(bytes: text.utf8) }
    slice("_utf16.get") { text, arguments in try arguments.value(units: text.utf16) }
    slice("_scalars.get") { text, arguments in
      arguments.array(
        try arguments.interpreter.values(text.unicodeScalars) { .integer(FixedInteger($0.value, kind: .uint32)) },
        of: arguments.interpreter.types.token(named: "UInt32"))
    }
    addIndexArithmetic()
    addSlices()
  }

  private mutating func addIndexArithmetic() {
    native("StringProtocol.index(_:offsetBy:)") { arguments in
      let text = try arguments.slice(0)
      let distance = try arguments.int(2)
      let limit = distance < 0 ? text.startIndex : text.endIndex
      guard let index = text.index(try arguments.index(1, in: text), offsetBy: distance, limitedBy: limit) else {
        throw arguments.trap("String index is out of bounds")
      }
      return arguments.value(index)
    }
    native("StringProtocol.index(_:offsetBy:limitedBy:)") { arguments in
      let text = try arguments.slice(0)
      let distance = try arguments.int(2)
      let limit = try arguments.index(3, in: text)
      let start = try arguments.index(1, in: text)
      guard let index = text.index(start, offsetBy: distance, limitedBy: limit) else { return .none }
      return arguments.value(index)
    }
    native("StringProtocol.distance(from:to:)") { arguments in
      let text = try arguments.slice(0)
      return .int(text.distance(from: try arguments.index(1, in: text), to: try arguments.index(2, in: text)))
    }
    native("StringProtocol._firstIndex(of:)") { arguments in
      let text = try arguments.slice(0)
      return try arguments.firstIndex(of: arguments.character(1), in: text).map { arguments.value($0) }
        ?? .none
    }
    native("StringProtocol.lastIndex(of:)") { arguments in
      let text = try arguments.slice(0)
      return text.lastIndex(of: try arguments.character(1)).map { arguments.value($0) } ?? .none
    }
    native("_isBoundary(_:_:)") { arguments in
      let text = try arguments.slice(0)
      return .bool(String.Index(try arguments.index(1, in: text), within: text) != nil)
    }
    addScalarArithmetic()
    addUnits()
    addUnitArithmetic()
  }

  private mutating func addScalarArithmetic() {
    native("_scalar(_:_:)") { arguments in
      let text = try arguments.slice(0)
      let index = try arguments.index(1, in: text)
      if index == text.endIndex { throw arguments.trap("String index is out of bounds") }
      return .integer(FixedInteger(text.unicodeScalars[index].value, kind: .uint32))
    }
    native("_scalarIndex(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let distance = try arguments.int(2)
      let limit = distance < 0 ? text.startIndex : text.endIndex
      let start = try arguments.index(1, in: text)
      guard let index = text.unicodeScalars.index(start, offsetBy: distance, limitedBy: limit) else {
        throw arguments.trap("String index is out of bounds")
      }
      return arguments.value(index)
    }
    native("_scalarDistance(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (start, end) = (try arguments.index(1, in: text), try arguments.index(2, in: text))
      return .int(text.unicodeScalars.distance(from: start, to: end))
    }
  }

  /// Units by places of the whole string, which may be inside a scalar.
  private mutating func addUnits() {
    native("_utf8Unit(_:_:)") { arguments in
      let text = try arguments.slice(0)
      let index = try arguments.index(1, in: text)
      if index == text.endIndex { throw arguments.trap("String index is out of bounds") }
      return .integer(FixedInteger(text.utf8[index], kind: .uint8))
    }
    native("_utf8Units(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (start, end) = (try arguments.index(1, in: text), try arguments.index(2, in: text))
      return try arguments.value(bytes: text.utf8[start..<end])
    }
    native("_utf16Units(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (start, end) = (try arguments.unitIndex(1, in: text), try arguments.unitIndex(2, in: text))
      return try arguments.value(units: text.utf16[start..<end])
    }
  }

  private mutating func addUnitArithmetic() {
    native("_utf16Unit(_:_:)") { arguments in
      let text = try arguments.slice(0)
      let index = try arguments.unitIndex(1, in: text)
      if index == text.endIndex { throw arguments.trap("String index is out of bounds") }
      return .integer(FixedInteger(text.utf16[index], kind: .uint16))
    }
    native("_utf16Index(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let distance = try arguments.int(2)
      let limit = distance < 0 ? text.startIndex : text.endIndex
      let start = try arguments.unitIndex(1, in: text)
      guard let index = text.utf16.index(start, offsetBy: distance, limitedBy: limit) else {
        throw arguments.trap("String index is out of bounds")
      }
      return arguments.value(index)
    }
    native("_utf16Distance(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (start, end) = (try arguments.unitIndex(1, in: text), try arguments.unitIndex(2, in: text))
      return .int(text.utf16.distance(from: start, to: end))
    }
  }

  private mutating func addSlices() {
    native("StringProtocol.subscript(_:).get") { arguments in
      let text = try arguments.slice(0)
      let index = try arguments.index(1, in: text)
      if index == text.endIndex { throw arguments.trap("String index is out of bounds") }
      return .character(text[index])
    }
    native("StringProtocol.subscript(range).get") { try rangeSubscript($0) }
    native("StringProtocol._part(_:)") { try rangeSubscript($0) }
    func part(
      _ member: String, _ message: String, _ body: @escaping (Substring, Int) -> Substring
    ) {
      native("StringProtocol.\(member)") { arguments in
        let count = try arguments.int(1)
        if count < 0 { throw arguments.trap(message) }
        return arguments.value(body(try arguments.slice(0), count))
      }
    }
    part("prefix(_:)", "Can't take a prefix of negative length from a collection") { $0.prefix($1) }
    part("suffix(_:)", "Can't take a suffix of negative length from a collection") { $0.suffix($1) }
    part("dropFirst(_:)", "Can't drop a negative number of elements from a collection") { $0.dropFirst($1) }
    part("dropLast(_:)", "Can't drop a negative number of elements from a collection") { $0.dropLast($1) }
  }
}

extension Arguments {
  /// A `String.Index` argument as a place in UTF-16.
  fileprivate func unitIndex(_ position: Int, in text: Substring) throws -> String.Index {
    let index = try index(position, in: text)
    if index.form == .any { return index }
    return TheseusInterpreter.unitIndex(
      at: text.base.utf8.distance(from: text.base.startIndex, to: index), in: text.base)
  }

  /// A value of type `Array<UInt16>`.
  fileprivate func value(units: Substring.UTF16View) throws -> Value {
    array(
      try interpreter.values(units) { .integer(FixedInteger($0, kind: .uint16)) },
      of: interpreter.types.token(named: "UInt16"))
  }

  /// The first place of a character.
  func firstIndex(of character: Character, in text: Substring) throws -> Substring.Index? {
    for piece in TextPieces(text) {
      let index = piece.firstIndex(of: character)
      try interpreter.work(piece.utf8.distance(from: piece.startIndex, to: index ?? piece.endIndex))
      if let index { return index }
    }
    return nil
  }
}

private func rangeSubscript(_ arguments: Arguments) throws -> Value {
  let text = try arguments.slice(0)
  return arguments.value(text[try arguments.range(1, in: text)])
}

/// The place in UTF-16 that an offset in UTF-8 stands for, which may be inside a scalar.
private func unitIndex(at offset: Int, in text: String) -> String.Index {
  let index = text.utf8.index(text.startIndex, offsetBy: offset)
  var start = index
  while start < text.endIndex, text.utf8[start] & 0xC0 == 0x80 { start = text.utf8.index(before: start) }
  let isSecondUnit = start < index && text.unicodeScalars[start].value > 0xFFFF
  return isSecondUnit ? text.utf16.index(after: start) : start
}
