extension Catalogue {
  /// URLs and their parts.
  static let urls = #"""
    struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
      let absoluteString: String
      let relativeString: String
      let _baseString: String?
      init?(string: String) {
        guard let text = _validURL(string) else { return nil }
        self.init(_absolute: text)
      }
      @_symbol("URL.init(relativeTo)") init?(string: String, relativeTo base: URL?) {
        guard let text = _validURL(string), let absolute = _relativeURL(string, base?.absoluteString ?? "") else { return nil }
        absoluteString = absolute
        relativeString = text
        _baseString = text == absolute ? nil : base?.absoluteString
      }
      init(fileURLWithPath path: String) { self.init(_absolute: _fileURL(path)) }
      init(filePath path: String) { self.init(_absolute: _fileURL(path)) }
      init(_absolute text: String) { absoluteString = text; relativeString = text; _baseString = nil }
      var absoluteURL: URL { URL(_absolute: absoluteString) }
      var baseURL: URL? { _baseString.map { URL(_absolute: $0) } }
      func _part(_ name: String) -> String? { _urlPart(absoluteString, name) }
      var scheme: String? { _part("scheme") }
      var host: String? { _part("host") }
      func host(percentEncoded: Bool = true) -> String? { _part("host") }
      var path: String { _part("path") ?? "" }
      func path(percentEncoded: Bool = true) -> String { _part(percentEncoded ? "encodedPath" : "decodedPath") ?? "" }
      var query: String? { _part("query") }
      func query(percentEncoded: Bool = true) -> String? { percentEncoded ? query : query?.removingPercentEncoding }
      var fragment: String? { _part("fragment") }
      func fragment(percentEncoded: Bool = true) -> String? { percentEncoded ? fragment : fragment?.removingPercentEncoding }
      var port: Int? { _part("port").flatMap { Int($0) } }
      var user: String? { _part("user") }
      var lastPathComponent: String { _part("lastPathComponent") ?? "" }
      var pathExtension: String { _part("pathExtension") ?? "" }
      var pathComponents: [String] { _urlPathComponents(absoluteString) }
      var isFileURL: Bool { scheme == "file" }
      var relativePath: String { URL(string: relativeString)?.path ?? "" }
      var password: String? { _part("password") }
      var standardized: URL { URL(_absolute: _urlChanged(absoluteString, "standardize", "")) }
      var hasDirectoryPath: Bool { path(percentEncoded: true).hasSuffix("/") }
      func appendingPathComponent(_ component: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", component)) }
      func appending(path: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", path)) }
      func appending(component: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "append", component)) }
      func appending(queryItems: [URLQueryItem]) -> URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        parts.queryItems = (parts.queryItems ?? []) + queryItems
        return parts.url ?? self
      }
      mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
      mutating func append(path: String) { self = appending(path: path) }
      mutating func append(component: String) { self = appending(component: component) }
      mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
      mutating func appendPathExtension(_ text: String) { self = appendingPathExtension(text) }
      mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
      mutating func deletePathExtension() { self = deletingPathExtension() }
      func appendingPathExtension(_ text: String) -> URL { URL(_absolute: _urlChanged(absoluteString, "extension", text)) }
      func deletingLastPathComponent() -> URL { URL(_absolute: _urlChanged(absoluteString, "deleteLast", "")) }
      func deletingPathExtension() -> URL { URL(_absolute: _urlChanged(absoluteString, "deleteExtension", "")) }
      static func == (a: URL, b: URL) -> Bool { a.relativeString == b.relativeString && a._baseString == b._baseString }
      func hash(into hasher: inout Hasher) { hasher.combine(absoluteString) }
      var description: String { _baseString.map { relativeString + " -- " + $0 } ?? absoluteString }
      var debugDescription: String { description }
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
    struct URLQueryItem: Hashable, CustomStringConvertible, Codable, Sendable {
      var name: String
      var value: String?
      init(name: String, value: String?) { self.name = name; self.value = value }
      var description: String { value.map { name + "=" + $0 } ?? name }
    }
    struct URLComponents: Hashable, CustomStringConvertible, Sendable {
      var scheme: String?
      var percentEncodedUser: String?
      var percentEncodedPassword: String?
      var percentEncodedHost: String?
      var port: Int?
      var percentEncodedPath: String
      var percentEncodedQuery: String?
      var percentEncodedFragment: String?
      init() { percentEncodedPath = "" }
      init?(string: String) {
        guard let parts = _urlParts(string) else { return nil }
        scheme = parts[0]
        percentEncodedUser = parts[1]
        percentEncodedPassword = parts[2]
        percentEncodedHost = parts[3]
        port = parts[4].flatMap { Int($0) }
        percentEncodedPath = parts[5] ?? ""
        percentEncodedQuery = parts[6]
        percentEncodedFragment = parts[7]
      }
      init?(url: URL, resolvingAgainstBaseURL: Bool) { self.init(string: resolvingAgainstBaseURL ? url.absoluteString : url.relativeString) }
      var user: String? { get { percentEncodedUser?.removingPercentEncoding } set { percentEncodedUser = newValue.map { _urlEncoded($0, "user") } } }
      var password: String? { get { percentEncodedPassword?.removingPercentEncoding } set { percentEncodedPassword = newValue.map { _urlEncoded($0, "password") } } }
      var host: String? { get { percentEncodedHost?.removingPercentEncoding } set { percentEncodedHost = newValue.map { _urlEncoded($0, "host") } } }
      var path: String { get { percentEncodedPath.removingPercentEncoding ?? "" } set { percentEncodedPath = _urlEncoded(newValue, "path") } }
      var query: String? { get { percentEncodedQuery?.removingPercentEncoding } set { percentEncodedQuery = newValue.map { _urlEncoded($0, "query") } } }
      var fragment: String? { get { percentEncodedFragment?.removingPercentEncoding } set { percentEncodedFragment = newValue.map { _urlEncoded($0, "fragment") } } }
      var percentEncodedQueryItems: [URLQueryItem]? {
        get {
          guard let query = percentEncodedQuery else { return nil }
          if query.isEmpty { return [] }
          return query.split(separator: "&", omittingEmptySubsequences: false).map { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return URLQueryItem(name: String(pair[0]), value: pair.count > 1 ? String(pair[1]) : nil)
          }
        }
        set { percentEncodedQuery = newValue.map { items in items.map { $0.description }.joined(separator: "&") } }
      }
      var queryItems: [URLQueryItem]? {
        get { percentEncodedQueryItems.map { items in items.map { URLQueryItem(name: $0.name.removingPercentEncoding ?? "", value: $0.value.flatMap { $0.removingPercentEncoding }) } } }
        set { percentEncodedQueryItems = newValue.map { items in items.map { URLQueryItem(name: _urlEncoded($0.name, "queryItem"), value: $0.value.map { _urlEncoded($0, "queryItem") }) } } }
      }
      var string: String? { _urlComposed([scheme, percentEncodedUser, percentEncodedPassword, percentEncodedHost, port.map { String($0) }, percentEncodedPath, percentEncodedQuery, percentEncodedFragment]) }
      var url: URL? { string.flatMap { URL(string: $0) } }
      func url(relativeTo base: URL?) -> URL? { string.flatMap { URL(string: $0, relativeTo: base) } }
      var description: String { string ?? "" }
    }
    func _urlParts(_ text: String) -> [String?]?
    func _urlEncoded(_ text: String, _ part: String) -> String
    func _urlComposed(_ parts: [String?]) -> String?
    class URLResponse {
      var url: URL?
      init() { url = nil }
    }
    class HTTPURLResponse: URLResponse {
      var statusCode: Int { 0 }
    }
    struct URLRequest {
      var url: URL?
      var httpMethod: String?
      var httpBody: Data?
      var timeoutInterval: Double
      var allHTTPHeaderFields: [String: String]?
      init(url: URL) { self.url = url; httpMethod = "GET"; httpBody = nil; timeoutInterval = 60; allHTTPHeaderFields = nil }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { var fields = allHTTPHeaderFields ?? [:]; fields[field] = value; allHTTPHeaderFields = fields }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) { setValue(value, forHTTPHeaderField: field) }
    }
    func _noNetwork()
    final class URLSession: NSObject {
      static let shared = URLSession()
      override init() { }
      func data(from url: URL) async throws -> (Data, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      @_symbol("URLSession.data(for:)") func data(for request: URLRequest) async throws -> (Data, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask(_handler: completionHandler) }
      @_symbol("URLSession.dataTask(with:completionHandler:)@request") func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask(_handler: completionHandler) }
      func dataTaskPublisher(for url: URL) -> Fail<(data: Data, response: URLResponse), URLError> { _noNetwork(); return Fail(error: URLError(.notConnectedToInternet)) }
      @_symbol("URLSession.dataTaskPublisher(for:)@request") func dataTaskPublisher(for request: URLRequest) -> Fail<(data: Data, response: URLResponse), URLError> { _noNetwork(); return Fail(error: URLError(.notConnectedToInternet)) }
    }
    final class URLSessionDataTask: NSObject {
      let _handler: (Data?, URLResponse?, Error?) -> Void
      init(_handler: @escaping (Data?, URLResponse?, Error?) -> Void) { self._handler = _handler }
      func resume() { _noNetwork(); DispatchQueue.main.async { [self] in _handler(nil, nil, URLError(.notConnectedToInternet)) } }
      func cancel() { }
    }
    """#
}
