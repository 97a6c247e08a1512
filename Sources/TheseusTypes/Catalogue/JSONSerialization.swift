extension Catalogue {
  /// JSON read as, and written from, lists and dictionaries of `Any`.
  static let jsonSerialization = #"""
    #module(Foundation)
    class NSNull: NSObject, Sendable {
      override init() { }
      override var description: String { "<null>" }
      override func isEqual(_ object: Any?) -> Bool { object is NSNull }
    }
    class JSONSerialization: NSObject {
      struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 1)
        static let mutableLeaves: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 2)
        static let fragmentsAllowed: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 4)
        static let allowFragments: JSONSerialization.ReadingOptions = JSONSerialization.ReadingOptions(rawValue: 4)
      }
      struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 1)
        static let sortedKeys: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 2)
        static let fragmentsAllowed: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 8)
      }
      static func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any {
        let events = _parseValidJSON(data._bytes)
        if events.isEmpty { throw _problem("The data is not JSON.") }
        var position = 0
        let node = _buildTree(events, &position)
        if !options.contains(.fragmentsAllowed), node.kind == "scalar" || node.kind == "null" { throw _problem("JSON text did not start with array or object and option to allow fragments not set.") }
        return try _object(node)
      }
      static func data(withJSONObject object: Any, options: JSONSerialization.WritingOptions = []) throws -> Data {
        let node = try _node(object)
        if !options.contains(.fragmentsAllowed), node.kind == "scalar" || node.kind == "null" { _trap("Top-level object was not NSArray or NSDictionary") }
        return Data(_jsonText(node, options.rawValue, 0)._utf8)
      }
      static func isValidJSONObject(_ object: Any) -> Bool { (try? _node(object)).map { $0.kind != "scalar" && $0.kind != "null" } ?? false }
      static func _problem(_ text: String) -> any Error { NSError(domain: "NSCocoaErrorDomain", code: 3840, userInfo: ["NSDebugDescription": text, "NSLocalizedDescription": "The operation could not be completed. The data is not in the correct format."]) }
      static func _object(_ node: _CodingNode) throws -> Any {
        switch node.kind {
        case "null": return NSNull()
        case "array": return try node.items.map { try _object($0) } as [Any]
        case "object":
          var result: [String: Any] = [:]
          for i in node.items.indices { result[node.keys[i]] = try _object(node.items[i]) }
          return result
        default:
          if let flag = node.scalar as? Bool { return NSNumber(value: flag) }
          guard let text = node.text ?? (node.scalar as? Int).map({ String($0) }) else { return node.scalar ?? NSNull() }
          guard let number = _number(text) else { throw _problem("Number \(text) is not representable in Swift.") }
          return number
        }
      }
      // A whole number is one of 64 bits if so many characters may be one; what has more digits than a `Double` holds is a decimal.
      static func _number(_ text: String) -> NSNumber? {
        let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
        let exponent = parts.count == 2 ? Int(parts[1]) ?? Int.max : 0
        let isNegative = text.hasPrefix("-")
        if parts.count == 1, !text.contains("."), text.count <= (isNegative ? 19 : 20) {
          if isNegative, let whole = Int64(text) { return NSNumber(value: whole) }
          if !isNegative, let whole = UInt64(text) { return NSNumber(value: whole) }
        }
        if text.count > 17, exponent >= -128, exponent <= 127, let decimal = Decimal(string: text), decimal.isFinite { return NSDecimalNumber(decimal: decimal) }
        return Double(text).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
      }
      static func _node(_ object: Any) throws -> _CodingNode {
        let value: Any = (object as? NSDecimalNumber)?.decimalValue ?? _plain(object)
        if value is NSNull { return _CodingNode("null") }
        if let number = value as? any BinaryFloatingPoint, !number.isFinite { throw _problem("Invalid number value (\(number)) in JSON write") }
        if value is String || value is Bool || value is any BinaryInteger || value is any BinaryFloatingPoint { return _CodingNode("scalar", value) }
        if let number = value as? Decimal {
          let node = _CodingNode("scalar", number)
          node.text = number.description
          return node
        }
        if let list = value as? [Any?] {
          let node = _CodingNode("array")
          for item in list { node.items.append(try _node(item ?? NSNull())) }
          return node
        }
        guard let table = value as? [String: Any?] else { throw _problem(value is [AnyHashable: Any?] ? "NSDictionary key must be NSString" : "Invalid object cannot be serialized") }
        let node = _CodingNode("object")
        for (key, item) in table {
          node.keys.append(key)
          node.items.append(try _node(item ?? NSNull()))
        }
        return node
      }
    }
    """#
}
