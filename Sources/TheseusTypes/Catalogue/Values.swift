extension Catalogue {
  /// UUIDs, URLs, data, decimals and points: Foundation's plain values.
  static let foundationValues = #"""
    struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
      let uuidString: String
      init() { uuidString = _newUUID() }
      init?(uuidString: String) {
        guard let text = _canonicalUUID(uuidString) else { return nil }
        self.uuidString = text
      }
      static func == (a: UUID, b: UUID) -> Bool { a.uuidString == b.uuidString }
      static func < (a: UUID, b: UUID) -> Bool { a.uuidString < b.uuidString }
      func hash(into hasher: inout Hasher) { hasher.combine(uuidString) }
      var description: String { uuidString }
      var debugDescription: String { uuidString }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(uuidString) }
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let canonical = _canonicalUUID(text) else { throw DecodingError._corrupted("Attempted to decode UUID from invalid UUID string.", decoder.codingPath) }
        uuidString = canonical
      }
    }
    func _newUUID() -> String
    func _canonicalUUID(_ text: String) -> String?
    class NSUUID {
      let uuidString: String
      init() { uuidString = _newUUID() }
    }
    struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
      let absoluteString: String
      init?(string: String) {
        guard let text = _validURL(string) else { return nil }
        absoluteString = text
      }
      @_symbol("URL.init(relativeTo)") init?(string: String, relativeTo base: URL?) {
        guard let text = _relativeURL(string, base?.absoluteString ?? "") else { return nil }
        absoluteString = text
      }
      init(fileURLWithPath path: String) { absoluteString = _fileURL(path) }
      init(filePath path: String) { absoluteString = _fileURL(path) }
      init(_absolute text: String) { absoluteString = text }
      func _part(_ name: String) -> String? { _urlPart(absoluteString, name) }
      var scheme: String? { _part("scheme") }
      var host: String? { _part("host") }
      func host(percentEncoded: Bool = true) -> String? { _part("host") }
      var path: String { _part("path") ?? "" }
      func path(percentEncoded: Bool = true) -> String { _part("path") ?? "" }
      var query: String? { _part("query") }
      var fragment: String? { _part("fragment") }
      var port: Int? { _part("port").flatMap { Int($0) } }
      var user: String? { _part("user") }
      var lastPathComponent: String { _part("lastPathComponent") ?? "" }
      var pathExtension: String { _part("pathExtension") ?? "" }
      var pathComponents: [String] { _urlPathComponents(absoluteString) }
      var isFileURL: Bool { scheme == "file" }
      var relativeString: String { absoluteString }
      var standardized: URL { self }
      func appendingPathComponent(_ component: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", component)) }
      func appending(path: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", path)) }
      func appending(component: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", component)) }
      func appendingPathExtension(_ text: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "extension", text)) }
      func deletingLastPathComponent() -> URL { URL(_absolute: _urlChanged(absoluteString, "deleteLast", "")) }
      func deletingPathExtension() -> URL { URL(_absolute: _urlChanged(absoluteString, "deleteExtension", "")) }
      static func == (a: URL, b: URL) -> Bool { a.absoluteString == b.absoluteString }
      func hash(into hasher: inout Hasher) { hasher.combine(absoluteString) }
      var description: String { absoluteString }
      var debugDescription: String { absoluteString }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(absoluteString) }
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let url = URL(string: text) else { throw DecodingError._corrupted("Invalid URL string.", decoder.codingPath) }
        self = url
      }
    }
    func _validURL(_ text: String) -> String?
    func _relativeURL(_ text: String, _ base: String) -> String?
    func _fileURL(_ path: String) -> String
    func _urlPart(_ url: String, _ name: String) -> String?
    func _urlPathComponents(_ url: String) -> [String]
    func _urlChanged(_ url: String, _ change: String, _ text: String) -> String
    struct URLQueryItem: Hashable, Sendable {
      var name: String
      var value: String?
      init(name: String, value: String?) { self.name = name; self.value = value }
    }
    struct URLComponents: Hashable, Sendable {
      var scheme: String?
      var host: String?
      var path: String
      var port: Int?
      var fragment: String?
      var queryItems: [URLQueryItem]?
      init() { path = "" }
      init?(string: String) {
        guard let url = URL(string: string) else { return nil }
        self.init(_url: url)
      }
      init?(url: URL, resolvingAgainstBaseURL: Bool) { self.init(_url: url) }
      init(_url url: URL) {
        scheme = url.scheme
        host = url.host
        path = url.path
        port = url.port
        fragment = url.fragment
        if let query = url.query {
          queryItems = query.split(separator: "&").map { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return URLQueryItem(name: String(pair[0]), value: pair.count > 1 ? String(pair[1]).removingPercentEncoding : nil)
          }
        }
      }
      var query: String? { queryItems.map { items in items.map { $0.name + ($0.value.map { "=" + ($0._percentEncoded("urlQueryItem") ?? "") } ?? "") }.joined(separator: "&") } }
      var string: String? { (scheme.map { $0 + "://" } ?? "") + (host ?? "") + (port.map { ":" + String($0) } ?? "") + path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "") }
      var url: URL? { string.flatMap { URL(string: $0) } }
    }
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, CustomStringConvertible, Codable, Sendable {
      typealias Element = UInt8
      typealias Index = Int
      typealias SubSequence = Data
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<UInt8>
      var _bytes: [UInt8]
      init() { _bytes = [] }
      init(_ bytes: [UInt8]) { _bytes = bytes }
      @_symbol("Data.init(sequence)") init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { _bytes = Array(bytes) }
      init(count: Int) { _bytes = Array(repeating: 0, count: count) }
      init(repeating byte: UInt8, count: Int) { _bytes = Array(repeating: byte, count: count) }
      init?(base64Encoded text: String) {
        guard let bytes = _base64Bytes(text) else { return nil }
        _bytes = bytes
      }
      func base64EncodedString() -> String { _base64(_bytes) }
      var startIndex: Int { 0 }
      var endIndex: Int { _bytes.count }
      var count: Int { _bytes.count }
      var isEmpty: Bool { _bytes.isEmpty }
      subscript(index: Int) -> UInt8 { get { _bytes[index] } set { _bytes[index] = newValue } }
      subscript(range: Range<Int>) -> Data { Data(Array(_bytes._part(range))) }
      func _subsequence(_ start: Int, _ end: Int) -> Data { Data(_bytes._copy(start, end)) }
      func subdata(in range: Range<Int>) -> Data { self[range] }
      mutating func append(_ byte: UInt8) { _bytes.append(byte) }
      @_symbol("Data.append(data)") mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 { _bytes.append(contentsOf: elements) }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == UInt8 { _bytes.replaceSubrange(range, with: elements) }
      func makeIterator() -> _ArrayIterator<UInt8> { _bytes.makeIterator() }
      static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
      func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
      var description: String { String(count) + " bytes" }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(base64EncodedString()) }
      init(from decoder: any Decoder) throws { self = Data(base64Encoded: try decoder.singleValueContainer().decode(String.self))! }
    }
    func _base64(_ bytes: [UInt8]) -> String
    func _base64Bytes(_ text: String) -> [UInt8]?
    struct CGPoint: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var x: CGFloat
      var y: CGFloat
      init() { x = 0; y = 0 }
      init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
      @_symbol("CGPoint.init(double)") init(x: Double, y: Double) { self.x = CGFloat(x); self.y = CGFloat(y) }
      @_symbol("CGPoint.init(int)") init(x: Int, y: Int) { self.x = CGFloat(x); self.y = CGFloat(y) }
      static var zero: CGPoint { CGPoint(x: 0.0 as CGFloat, y: 0.0 as CGFloat) }
      func equalTo(_ other: CGPoint) -> Bool { self == other }
      var debugDescription: String { "(" + String(describing: x) + ", " + String(describing: y) + ")" }
    }
    struct CGSize: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var width: CGFloat
      var height: CGFloat
      init() { width = 0; height = 0 }
      init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
      @_symbol("CGSize.init(double)") init(width: Double, height: Double) { self.width = CGFloat(width); self.height = CGFloat(height) }
      @_symbol("CGSize.init(int)") init(width: Int, height: Int) { self.width = CGFloat(width); self.height = CGFloat(height) }
      static var zero: CGSize { CGSize(width: 0.0 as CGFloat, height: 0.0 as CGFloat) }
      var debugDescription: String { "(" + String(describing: width) + ", " + String(describing: height) + ")" }
    }
    struct CGVector: Hashable, Codable, Sendable {
      var dx: CGFloat
      var dy: CGFloat
      init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
      static var zero: CGVector { CGVector(dx: 0, dy: 0) }
    }
    struct CGRect: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var origin: CGPoint
      var size: CGSize
      init() { origin = .zero; size = .zero }
      init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      @_symbol("CGRect.init(double)") init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      @_symbol("CGRect.init(int)") init(x: Int, y: Int, width: Int, height: Int) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
      static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
      var width: CGFloat { abs(size.width) }
      var height: CGFloat { abs(size.height) }
      var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
      var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
      var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
      var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
      var midX: CGFloat { origin.x + size.width / 2 }
      var midY: CGFloat { origin.y + size.height / 2 }
      var isEmpty: Bool { size.width == 0 || size.height == 0 }
      var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
      func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
      @_symbol("CGRect.contains(rect)") func contains(_ other: CGRect) -> Bool { union(other) == standardized }
      func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
      func union(_ other: CGRect) -> CGRect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
      }
      var debugDescription: String { "(" + String(describing: origin.x) + ", " + String(describing: origin.y) + ", " + String(describing: size.width) + ", " + String(describing: size.height) + ")" }
    }
    struct NSError: Error, CustomStringConvertible {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.domain = domain; self.code = code; self.userInfo = userInfo ?? [:] }
      var localizedDescription: String { userInfo["NSLocalizedDescription"] as? String ?? "The operation could not be completed. (" + domain + " error " + String(code) + ".)" }
      var description: String { "Error Domain=" + domain + " Code=" + String(code) + " \"" + (userInfo["NSLocalizedDescription"] as? String ?? "(null)") + "\"" }
    }
    let NSLocalizedDescriptionKey: String = "NSLocalizedDescription"
    struct URLError: Error, Hashable {
      struct Code: Hashable, Sendable {
        let rawValue: Int
        static var badURL: URLError.Code { URLError.Code(rawValue: -1000) }
        static var timedOut: URLError.Code { URLError.Code(rawValue: -1001) }
        static var cannotFindHost: URLError.Code { URLError.Code(rawValue: -1003) }
        static var notConnectedToInternet: URLError.Code { URLError.Code(rawValue: -1009) }
        static var badServerResponse: URLError.Code { URLError.Code(rawValue: -1011) }
        static var cancelled: URLError.Code { URLError.Code(rawValue: -999) }
        static var unknown: URLError.Code { URLError.Code(rawValue: -1) }
      }
      let code: URLError.Code
      init(_ code: URLError.Code, userInfo: [String: Any] = [:]) { self.code = code }
      static var badURL: URLError.Code { .badURL }
      static var timedOut: URLError.Code { .timedOut }
      static var badServerResponse: URLError.Code { .badServerResponse }
      static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
      static var cancelled: URLError.Code { .cancelled }
    }
    class NSObject: Hashable {
      init() { }
      static func == (a: NSObject, b: NSObject) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    protocol NSObjectProtocol: AnyObject {
    }
    class NSLock {
      init() { }
      func lock() { }
      func unlock() { }
      func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
    }
    class NSPredicate {
      init(format: String, _ arguments: Any...) { _unsupported("NSPredicate") }
      init(value: Bool) { _unsupported("NSPredicate") }
    }
    """#
}
