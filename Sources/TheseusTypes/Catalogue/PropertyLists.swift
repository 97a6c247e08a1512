extension Catalogue {
  /// Property lists: values as a tree of nodes, and a tree as XML or in the binary form.
  static let propertyLists = #"""
    class _PropertyListEncodingOptions: _EncodingOptions {
      override var isPropertyList: Bool { true }
      override func date(_ date: Date, _ path: [any CodingKey]) throws -> _CodingNode { _CodingNode("scalar", date) }
      override func bytes(_ value: Data, _ path: [any CodingKey]) throws -> _CodingNode { _CodingNode("scalar", value) }
      override func float(_ number: Double, _ value: Any, _ path: [any CodingKey]) throws -> _CodingNode { _CodingNode("scalar", value) }
    }
    class _PropertyListDecodingOptions: _DecodingOptions {
      override var isPropertyList: Bool { true }
      override func name(of node: _CodingNode) -> String {
        guard node.kind == "scalar", let scalar = node.scalar else { return node.kind == "null" ? "the string \"$null\"" : _foundName(node) }
        if scalar is String { return "a string" }
        if scalar is Bool { return "a boolean" }
        if scalar is Date { return "a date" }
        if scalar is Data { return "a data value" }
        return scalar is Double ? "a real number" : "an integer"
      }
      override func date(_ node: _CodingNode, _ path: [any CodingKey]) throws -> Date {
        guard let date = node.scalar as? Date else { throw _mismatch(Date.self, node, path) }
        return date
      }
      override func bytes(_ node: _CodingNode, _ path: [any CodingKey]) throws -> Data {
        guard let data = node.scalar as? Data else { throw _mismatch(Data.self, node, path) }
        return data
      }
      func _mismatch(_ type: Any.Type, _ node: _CodingNode, _ path: [any CodingKey]) -> DecodingError {
        DecodingError.typeMismatch(type, DecodingError.Context(codingPath: path, debugDescription: "Expected to decode " + String(describing: type) + " but found " + name(of: node) + " instead."))
      }
    }
    #module(FoundationEssentials)
    class PropertyListEncoder: TopLevelEncoder {
      typealias Output = Data
      var outputFormat: PropertyListDecoder.PropertyListFormat = .binary
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let options = _PropertyListEncodingOptions()
        options.userInfo = userInfo
        do {
          let node = try _encodeTree(value, [], options)
          if let kind = _fragmentKind(node) { throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Top-level " + String(describing: T.self) + " encoded as " + kind + " property list fragment.")) }
          if outputFormat == .openStep { throw CocoaError(.propertyListWriteInvalid) }
          return _propertyListData(node, isXML: outputFormat == .xml)
        } catch {
          throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Unable to encode the given top-level value as a property list", underlyingError: error))
        }
      }
    }
    func _fragmentKind(_ node: _CodingNode) -> String? {
      if node.kind == "null" { return "string" }
      guard node.kind == "scalar", let scalar = node.scalar else { return nil }
      if scalar is Bool { return "boolean" }
      if scalar is String { return "string" }
      if scalar is Date { return "date" }
      return scalar is Data ? nil : "number"
    }
    class PropertyListDecoder: TopLevelDecoder {
      typealias Input = Data
      enum PropertyListFormat: UInt, Sendable {
        case xml = 100, binary = 200, openStep = 1
      }
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() { }
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let options = _PropertyListDecodingOptions()
        options.userInfo = userInfo
        guard let node = _propertyListNode(data._bytes) else { throw DecodingError._corrupted("The given data was not a valid property list.", []) }
        return try _decodeTree(type, node, [], options)
      }
      @_symbol("PropertyListDecoder.decode(format)") func decode<T: Decodable>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws -> T {
        format = data._bytes.starts(with: "bplist".utf8) ? .binary : .xml
        return try decode(type, from: data)
      }
    }
    #module(Foundation)
    class PropertyListSerialization: NSObject {
      typealias PropertyListFormat = PropertyListDecoder.PropertyListFormat
      struct MutabilityOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers: PropertyListSerialization.MutabilityOptions = PropertyListSerialization.MutabilityOptions(rawValue: 1)
        static let mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions = PropertyListSerialization.MutabilityOptions(rawValue: 2)
      }
      typealias ReadOptions = PropertyListSerialization.MutabilityOptions
      typealias WriteOptions = Int
      class func propertyList(from data: Data, options: PropertyListSerialization.MutabilityOptions = [], format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any {
        guard let node = _propertyListNode(data._bytes) else { throw CocoaError(.propertyListReadCorrupt) }
        return _propertyListValue(node)
      }
      class func data(fromPropertyList list: Any, format: PropertyListSerialization.PropertyListFormat, options: Int) throws -> Data {
        guard let node = _propertyListNode(of: list), format != .openStep else { throw CocoaError(.propertyListWriteInvalid) }
        return _propertyListData(node, isXML: format == .xml)
      }
      class func propertyList(_ list: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool { _propertyListNode(of: list) != nil }
    }
    func _propertyListValue(_ node: _CodingNode) -> Any {
      if node.kind == "array" { return node.items.map { _propertyListValue($0) } }
      if node.kind == "object" { return Dictionary(uniqueKeysWithValues: node.keys.indices.map { (node.keys[$0], _propertyListValue(node.items[$0])) }) }
      return node.scalar ?? "$null"
    }
    @_symbol("_propertyListNode(value)") func _propertyListNode(of value: Any) -> _CodingNode? {
      if let values = value as? [Any] {
        let node = _CodingNode("array")
        for value in values {
          guard let item = _propertyListNode(of: value) else { return nil }
          node.items.append(item)
        }
        return node
      }
      if let values = value as? [String: Any] {
        let node = _CodingNode("object")
        for (key, value) in values {
          guard let item = _propertyListNode(of: value) else { return nil }
          node.set(key, item)
        }
        return node
      }
      return _isScalar(value) || value is Date || value is Data ? _CodingNode("scalar", value) : nil
    }
    func _propertyListData(_ node: _CodingNode, isXML: Bool) -> Data {
      if !isXML { return Data(_BinaryPropertyList(node).bytes()) }
      let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"
      return Data((head + _propertyListXML(node, 0) + "</plist>\n")._utf8)
    }
    func _escapedXML(_ text: String) -> String { text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;") }
    func _propertyListXML(_ node: _CodingNode, _ depth: Int) -> String {
      let indent = String(repeating: "\t", count: depth)
      if node.kind == "scalar", let scalar = node.scalar { return indent + _propertyListScalar(scalar, depth) + "\n" }
      if node.kind == "null" { return indent + "<string>$null</string>\n" }
      let isArray = node.kind == "array"
      let tag = isArray ? "array" : "dict"
      if node.items.isEmpty { return indent + "<" + tag + "/>\n" }
      var text = indent + "<" + tag + ">\n"
      if isArray {
        for item in node.items { text += _propertyListXML(item, depth + 1) }
      } else {
        for i in node.keys.indices.sorted(by: { node.keys[$0] < node.keys[$1] }) { text += indent + "\t<key>" + _escapedXML(node.keys[i]) + "</key>\n" + _propertyListXML(node.items[i], depth + 1) }
      }
      return text + indent + "</" + tag + ">\n"
    }
    func _propertyListScalar(_ scalar: Any, _ depth: Int) -> String {
      if let text = scalar as? String { return "<string>" + _escapedXML(text) + "</string>" }
      if let flag = scalar as? Bool { return flag ? "<true/>" : "<false/>" }
      if let date = scalar as? Date { return "<date>" + date.ISO8601Format() + "</date>" }
      if let data = scalar as? Data { return "<data>\n" + _propertyListLines(data.base64EncodedString(), min(depth, 8)) + String(repeating: "\t", count: depth) + "</data>" }
      if let number = scalar as? Double { return "<real>" + _propertyListReal(number, number.description) + "</real>" }
      if let number = scalar as? Float { return "<real>" + _propertyListReal(Double(number), Double(number).description) + "</real>" }
      return "<integer>" + String(describing: scalar) + "</integer>"
    }
    func _propertyListReal(_ number: Double, _ text: String) -> String {
      if number.isInfinite { return number > 0 ? "+infinity" : "-infinity" }
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    func _propertyListLines(_ text: String, _ depth: Int) -> String {
      let length = 76 - 8 * depth
      var lines = ""
      var rest = text[...]
      while !rest.isEmpty {
        lines += String(repeating: "\t", count: depth) + rest.prefix(length) + "\n"
        rest = rest.dropFirst(length)
      }
      return lines
    }
    func _propertyListNode(_ bytes: [UInt8]) -> _CodingNode? {
      if bytes.starts(with: "bplist0".utf8) { return _BinaryPropertyListReader(bytes)?.node() }
      guard let text = String(data: Data(bytes), encoding: .utf8), let first = text.first(where: { !$0.isWhitespace }) else { return nil }
      if first != "<" { _unsupported("property lists that are neither XML nor binary") }
      var reader = _XMLPropertyListReader(text)
      return reader.list()
    }
    """#

  /// The forms of property lists, written and read.
  static let propertyListForms = #"""
    struct _BinaryPropertyList {
      var _objects: [[UInt8]] = []
      var _containers: [(marker: UInt8, count: Int, parts: [Int])?] = []
      var _known: [String: Int] = [:]
      init(_ node: _CodingNode) { _ = _add(node) }
      mutating func _add(_ node: _CodingNode) -> Int {
        let index = _objects.count
        if node.kind == "scalar" || node.kind == "null" {
          let object = _object(node.scalar ?? "$null")
          let name = object.map { String($0) }.joined(separator: ",") + (node.kind == "null" ? "null" : "")
          if let known = _known[name] { return known }
          _known[name] = index
          _objects.append(object)
          _containers.append(nil)
          return index
        }
        _objects.append([])
        _containers.append(nil)
        var parts: [Int] = []
        for key in node.keys { parts.append(_add(_CodingNode("scalar", key))) }
        for item in node.items { parts.append(_add(item)) }
        _containers[index] = (marker: node.kind == "array" ? 0xA0 : 0xD0, count: node.items.count, parts: parts)
        return index
      }
      func _object(_ scalar: Any) -> [UInt8] {
        if let text = scalar as? String {
          let units = text._utf16
          if units.allSatisfy({ $0 < 128 }) { return _marked(0x50, units.count) + text._utf8 }
          return _marked(0x60, units.count) + units.flatMap { [UInt8($0 / 256), UInt8($0 % 256)] }
        }
        if let flag = scalar as? Bool { return [flag ? 9 : 8] }
        if let date = scalar as? Date { return [0x33] + _bytes(date.timeIntervalSinceReferenceDate.bitPattern, 8) }
        if let data = scalar as? Data { return _marked(0x40, data.count) + data._bytes }
        if let number = scalar as? Double { return [0x23] + _bytes(number.bitPattern, 8) }
        if let number = scalar as? Float { return [0x22] + _bytes(UInt64(number.bitPattern), 4) }
        if let number = scalar as? UInt64 { return [0x14] + _bytes(0, 8) + _bytes(number, 8) }
        if let number = scalar as? UInt { return [0x14] + _bytes(0, 8) + _bytes(UInt64(number), 8) }
        return _integer(Int(String(describing: scalar)) ?? 0)
      }
      func _bytes(_ number: UInt64, _ count: Int) -> [UInt8] { (0..<count).map { UInt8((number >> UInt64(8 * (count - 1 - $0))) & 255) } }
      func _integer(_ number: Int) -> [UInt8] {
        let bits = UInt64(bitPattern: Int64(number))
        if bits <= 0xFF { return [0x10] + _bytes(bits, 1) }
        if bits <= 0xFFFF { return [0x11] + _bytes(bits, 2) }
        return bits <= 0xFFFF_FFFF ? [0x12] + _bytes(bits, 4) : [0x13] + _bytes(bits, 8)
      }
      func _marked(_ marker: UInt8, _ count: Int) -> [UInt8] { count < 15 ? [marker + UInt8(count)] : [marker + 15] + _integer(count) }
      func _size(of number: Int) -> Int {
        var size = 0
        var rest = number
        while rest > 0 {
          size += 1
          rest /= 256
        }
        return size
      }
      func bytes() -> [UInt8] {
        var result = "bplist00"._utf8
        var offsets: [Int] = []
        let referenceSize = _size(of: _objects.count)
        for index in _objects.indices {
          offsets.append(result.count)
          if let container = _containers[index] {
            result += _marked(container.marker, container.count)
            for part in container.parts { result += _bytes(UInt64(part), referenceSize) }
          } else {
            result += _objects[index]
          }
        }
        let table = result.count
        let offsetSize = _size(of: table)
        for offset in offsets { result += _bytes(UInt64(offset), offsetSize) }
        return result + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)] + _bytes(UInt64(_objects.count), 8) + _bytes(0, 8) + _bytes(UInt64(table), 8)
      }
    }
    struct _BinaryPropertyListReader {
      let _bytes: [UInt8]
      let _offsetSize: Int
      let _referenceSize: Int
      let _count: Int
      let _top: Int
      let _table: Int
      init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let start = bytes.count - 32
        func number(_ offset: Int) -> Int { bytes[(start + offset)..<(start + offset + 8)].reduce(0) { $0 << 8 | Int($1) } }
        _bytes = bytes
        _offsetSize = Int(bytes[start + 6])
        _referenceSize = Int(bytes[start + 7])
        _count = number(8)
        _top = number(16)
        _table = number(24)
        guard _table + _count * _offsetSize <= start, _top < _count else { return nil }
      }
      func _number(_ start: Int, _ size: Int) -> UInt64 { _bytes[start..<(start + size)].reduce(0) { $0 << 8 | UInt64($1) } }
      func node() -> _CodingNode? { _node(_top) }
      func _node(_ index: Int) -> _CodingNode? {
        guard index < _count else { return nil }
        let start = Int(_number(_table + index * _offsetSize, _offsetSize))
        guard start < _bytes.count else { return nil }
        let marker = _bytes[start]
        let low = Int(marker & 15)
        switch marker >> 4 {
        case 0: return low == 8 ? _CodingNode("scalar", false) : low == 9 ? _CodingNode("scalar", true) : nil
        case 1: return _integer(start + 1, 1 << low)
        case 2: return low == 2 ? _CodingNode("scalar", Double(Float(bitPattern: UInt32(_number(start + 1, 4))))) : _CodingNode("scalar", Double(bitPattern: _number(start + 1, 8)))
        case 3: return _CodingNode("scalar", Date(timeIntervalSinceReferenceDate: Double(bitPattern: _number(start + 1, 8))))
        default: break
        }
        var count = low
        var content = start + 1
        if low == 15 {
          let size = 1 << Int(_bytes[content] & 15)
          count = Int(_number(content + 1, size))
          content += 1 + size
        }
        switch marker >> 4 {
        case 4: return _CodingNode("scalar", Data(_bytes[content..<(content + count)]))
        case 5: return _text(String(decoding: Array(_bytes[content..<(content + count)]), as: UTF8.self))
        case 6: return _text(_string(utf16: (0..<count).map { UInt16(_number(content + 2 * $0, 2)) }))
        case 10: return _container("array", content, 0, count)
        case 13: return _container("object", content, count, count)
        default: return nil
        }
      }
      func _text(_ text: String) -> _CodingNode { text == "$null" ? _CodingNode("null") : _CodingNode("scalar", text) }
      func _integer(_ start: Int, _ size: Int) -> _CodingNode {
        if size == 16 { return _CodingNode("scalar", _number(start + 8, 8)) }
        let bits = _number(start, size)
        return _CodingNode("scalar", size == 8 ? Int(Int64(bitPattern: bits)) : Int(bits))
      }
      func _container(_ kind: String, _ start: Int, _ keys: Int, _ count: Int) -> _CodingNode? {
        let node = _CodingNode(kind)
        for i in 0..<keys {
          guard let key = _node(Int(_number(start + i * _referenceSize, _referenceSize)))?.scalar as? String else { return nil }
          node.keys.append(key)
        }
        for i in keys..<(keys + count) {
          guard let item = _node(Int(_number(start + i * _referenceSize, _referenceSize))) else { return nil }
          node.items.append(item)
        }
        return node
      }
    }
    struct _XMLPropertyListReader {
      let _text: String
      var _position: String.Index
      init(_ text: String) {
        _text = text
        _position = text.startIndex
      }
      mutating func list() -> _CodingNode? {
        guard let first = _tag() else { return nil }
        return first == "plist" ? _tag().flatMap { _element($0) } : _element(first)
      }
      mutating func _upTo(_ mark: String) -> String? {
        guard let range = _text.range(of: mark, range: _position..<_text.endIndex) else { return nil }
        let found = String(_text[_position..<range.lowerBound])
        _position = range.upperBound
        return found
      }
      mutating func _tag() -> String? {
        while _upTo("<") != nil {
          if _text[_position...].hasPrefix("!--") {
            guard _upTo("-->") != nil else { return nil }
            continue
          }
          guard let tag = _upTo(">"), let first = tag.first else { return nil }
          if first == "?" || first == "!" { continue }
          let name = tag.split(separator: " ").first.map { String($0) } ?? ""
          return tag.hasSuffix("/") && !name.hasSuffix("/") ? name + "/" : name
        }
        return nil
      }
      mutating func _element(_ tag: String) -> _CodingNode? {
        switch tag {
        case "dict/": return _CodingNode("object")
        case "array/": return _CodingNode("array")
        case "string/": return _CodingNode("scalar", "")
        case "true/": return _CodingNode("scalar", true)
        case "false/": return _CodingNode("scalar", false)
        case "data/": return _CodingNode("scalar", Data())
        case "array", "dict": return _container(tag)
        default:
          guard let content = _content(tag) else { return nil }
          return _scalar(tag, content)
        }
      }
      mutating func _container(_ tag: String) -> _CodingNode? {
        let node = _CodingNode(tag == "dict" ? "object" : "array")
        while let next = _tag() {
          if next == "/" + tag { return node }
          var start = next
          var key: String?
          if tag == "dict" {
            guard next == "key", let name = _content("key"), let value = _tag() else { return nil }
            key = name
            start = value
          }
          guard let item = _element(start) else { return nil }
          if let key { node.set(key, item) } else { node.items.append(item) }
        }
        return nil
      }
      mutating func _content(_ tag: String) -> String? { _upTo("</" + tag + ">").map { _unescaped($0) } }
      func _unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&apos;", with: "'").replacingOccurrences(of: "&amp;", with: "&")
      }
      func _scalar(_ tag: String, _ content: String) -> _CodingNode? {
        let word = content.trimmingCharacters(in: .whitespacesAndNewlines)
        switch tag {
        case "string": return content == "$null" ? _CodingNode("null") : _CodingNode("scalar", content)
        case "integer": return Int(word).map { _CodingNode("scalar", $0) } ?? UInt64(word).map { _CodingNode("scalar", $0) }
        case "real": return Double(word).map { _CodingNode("scalar", $0) }
        case "date": return _parseDate(word, "iso8601").map { _CodingNode("scalar", Date(timeIntervalSinceReferenceDate: $0)) }
        case "data": return Data(base64Encoded: word.filter { !$0.isWhitespace }).map { _CodingNode("scalar", $0) }
        default: return nil
        }
      }
    }
    """#
}
