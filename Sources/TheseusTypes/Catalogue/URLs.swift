extension Catalogue {
  /// URLs and their parts.
  static let urls = #"""
    #module(FoundationEssentials)
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
      init?(string: String, encodingInvalidCharacters: Bool) {
        if !encodingInvalidCharacters && _urlHasInvalidCharacters(string) { return nil }
        self.init(string: string)
      }
      init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
        guard let text = String(data: dataRepresentation, encoding: .utf8), let url = URL(string: text, relativeTo: base) else { return nil }
        self = isAbsolute ? url.absoluteURL : url
      }
      init(fileURLWithPath path: String) { self.init(_absolute: _fileURL(path, "inferFromPath")) }
      @_symbol("URL.init(relativeFile)") init(fileURLWithPath path: String, relativeTo base: URL?) { self.init(_path: path, "inferFromPath", base) }
      @_symbol("URL.init(relativeDirectory)") init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?) { self.init(_path: path, isDirectory ? "isDirectory" : "notDirectory", base) }
      @_symbol("URL.init(relativePath)") init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL?) { self.init(_path: path, directoryHint.rawValue, base) }
      init(_path path: String, _ hint: String, _ base: URL?) {
        let isDirectory = hint == "isDirectory" && !path.hasSuffix("/")
        guard let base, !path.hasPrefix("/"), let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed), let url = URL(string: encoded + (isDirectory ? "/" : ""), relativeTo: base) else {
          self.init(_absolute: _fileURL(path, hint))
          return
        }
        self = url
      }
      init(fileURLWithPath path: String, isDirectory: Bool) { self.init(_absolute: _fileURL(path, isDirectory ? "isDirectory" : "notDirectory")) }
      init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath) { self.init(_absolute: _fileURL(path, directoryHint.rawValue)) }
      init(_absolute: String, relative: String, base: String?) { absoluteString = _absolute; relativeString = relative; _baseString = base }
      init(_absolute text: String) { absoluteString = text; relativeString = text; _baseString = nil }
      var absoluteURL: URL { URL(_absolute: absoluteString) }
      var baseURL: URL? { _baseString.map { URL(_absolute: $0) } }
      func _part(_ name: String) -> String? { _urlPart(absoluteString, name) }
      var scheme: String? { _part("scheme") }
      var host: String? { _part("host") }
      func host(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? "encodedHost" : "host") }
      var path: String { _part("path") ?? "" }
      func path(percentEncoded: Bool = true) -> String { _part(percentEncoded ? "encodedPath" : "decodedPath") ?? "" }
      var query: String? { _part("query") }
      func query(percentEncoded: Bool = true) -> String? { percentEncoded ? query : query?.removingPercentEncoding }
      var fragment: String? { _part("fragment") }
      func fragment(percentEncoded: Bool = true) -> String? { percentEncoded ? fragment : fragment?.removingPercentEncoding }
      var port: Int? { _part("port").flatMap { Int($0) } }
      var user: String? { _part("user") }
      func user(percentEncoded: Bool = true) -> String? { _part(percentEncoded ? "encodedUser" : "user") }
      var lastPathComponent: String { _part("lastPathComponent") ?? "" }
      var pathExtension: String { _part("pathExtension") ?? "" }
      var pathComponents: [String] { _urlPathComponents(absoluteString) }
      var isFileURL: Bool { scheme == "file" }
      var relativePath: String { URL(string: relativeString)?.path ?? "" }
      var password: String? { _part("password") }
      func password(percentEncoded: Bool = true) -> String? { percentEncoded ? password : password?.removingPercentEncoding }
      var hasDirectoryPath: Bool { path(percentEncoded: true).hasSuffix("/") }
      enum DirectoryHint: String, Hashable, Sendable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
      }
      func _changed(_ change: String, _ text: String = "") -> URL {
        let parts = _urlChanged(relativeString, _baseString, change, text)
        return URL(_absolute: parts[0]!, relative: parts[1]!, base: parts[2])
      }
      var standardized: URL { _changed("standardize") }
      var standardizedFileURL: URL { isFileURL ? standardized : self }
      func appendingPathComponent(_ component: String) -> URL { _changed("path:inferFromPath", component) }
      func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { _changed(isDirectory ? "path:isDirectory" : "path:notDirectory", component) }
      func appending(path: String, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL { _changed("path:" + directoryHint.rawValue, path) }
      func appending(component: String, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL { _changed("component:" + directoryHint.rawValue, component) }
      func appending(components: String..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL { _appending(components, directoryHint) }
      func _appending(_ components: [String], _ directoryHint: URL.DirectoryHint) -> URL {
        guard let last = components.last else { return self }
        return components.dropLast().reduce(self) { $0.appending(component: $1, directoryHint: .isDirectory) }.appending(component: last, directoryHint: directoryHint)
      }
      func appending(queryItems: [URLQueryItem]) -> URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        parts.queryItems = (parts.queryItems ?? []) + queryItems
        return parts.url ?? self
      }
      func appendingPathExtension(_ text: String) -> URL { _changed("extension", text) }
      func deletingLastPathComponent() -> URL { _changed("deleteLast") }
      func deletingPathExtension() -> URL { _changed("deleteExtension") }
      mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
      mutating func append(path: String, directoryHint: URL.DirectoryHint = .inferFromPath) { self = appending(path: path, directoryHint: directoryHint) }
      mutating func append(component: String, directoryHint: URL.DirectoryHint = .inferFromPath) { self = appending(component: component, directoryHint: directoryHint) }
      mutating func append(components: String..., directoryHint: URL.DirectoryHint = .inferFromPath) { self = _appending(components, directoryHint) }
      mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
      mutating func appendPathComponent(_ component: String, isDirectory: Bool) { self = appendingPathComponent(component, isDirectory: isDirectory) }
      mutating func appendPathExtension(_ text: String) { self = appendingPathExtension(text) }
      mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
      mutating func deletePathExtension() { self = deletingPathExtension() }
      mutating func standardize() { self = standardized }
      var dataRepresentation: Data { Data(relativeString._utf8) }
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
    func _fileURL(_ path: String, _ hint: String) -> String
    func _urlHasInvalidCharacters(_ text: String) -> Bool
    func _urlPart(_ url: String, _ name: String) -> String?
    func _urlPathComponents(_ url: String) -> [String]
    func _urlChanged(_ url: String, _ base: String?, _ change: String, _ text: String) -> [String?]
    struct URLQueryItem: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var name: String
      var value: String?
      init(name: String, value: String?) { self.name = name; self.value = value }
      var description: String { value.map { name + "=" + $0 } ?? name }
      var debugDescription: String { description }
    }
    struct URLComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      var scheme: String?
      var percentEncodedUser: String?
      var percentEncodedPassword: String?
      var percentEncodedHost: String?
      var port: Int?
      var percentEncodedPath: String
      var percentEncodedQuery: String?
      var percentEncodedFragment: String?
      var customMirror: Mirror {
        let all: [(label: String?, value: Any?)] = [
          (label: "scheme", value: scheme), (label: "user", value: user), (label: "password", value: password), (label: "host", value: host), (label: "port", value: port),
          (label: "path", value: path), (label: "queryItems", value: queryItems), (label: "fragment", value: fragment),
        ]
        return Mirror(self, children: all.compactMap { child in child.value.map { (label: child.label, value: $0) } }, displayStyle: .struct)
      }
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
      var debugDescription: String { description }
      var encodedHost: String? { get { percentEncodedHost } set { percentEncodedHost = newValue } }
      func _range(_ part: String?, after start: Int) -> Range<String.Index>? {
        guard let part, let string else { return nil }
        let lower = string.index(string.startIndex, offsetBy: start)
        return lower..<string.index(lower, offsetBy: part.count)
      }
      // Where a part begins: each is as long as what stands in the text, which has no characters but ASCII's.
      var _userStart: Int { (scheme.map { $0.count + 1 } ?? 0) + (percentEncodedHost == nil ? 0 : 2) }
      var _hostStart: Int { _userStart + (percentEncodedUser.map { $0.count + 1 } ?? 0) + (percentEncodedPassword.map { $0.count + 1 } ?? 0) }
      var _portStart: Int { _hostStart + (percentEncodedHost.map { $0.count } ?? 0) + 1 }
      var _pathStart: Int { _portStart - 1 + (port.map { String($0).count + 1 } ?? 0) }
      var _queryStart: Int { _pathStart + percentEncodedPath.count + 1 }
      var rangeOfScheme: Range<String.Index>? { _range(scheme, after: 0) }
      var rangeOfUser: Range<String.Index>? { _range(percentEncodedUser, after: _userStart) }
      var rangeOfPassword: Range<String.Index>? { _range(percentEncodedPassword, after: _userStart + (percentEncodedUser.map { $0.count + 1 } ?? 0)) }
      var rangeOfHost: Range<String.Index>? { _range(percentEncodedHost, after: _hostStart) }
      var rangeOfPort: Range<String.Index>? { _range(port.map { String($0) }, after: _portStart) }
      var rangeOfPath: Range<String.Index>? { _range(percentEncodedPath, after: _pathStart) }
      var rangeOfQuery: Range<String.Index>? { _range(percentEncodedQuery, after: _queryStart) }
      var rangeOfFragment: Range<String.Index>? { _range(percentEncodedFragment, after: _queryStart + (percentEncodedQuery.map { $0.count + 1 } ?? 0)) }
    }
    extension URLComponents: Codable {
      enum _Key: String, CodingKey {
        case scheme, user, password, host, port, path, query, fragment
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encodeIfPresent(scheme, forKey: .scheme)
        try container.encodeIfPresent(user, forKey: .user)
        try container.encodeIfPresent(password, forKey: .password)
        try container.encodeIfPresent(host, forKey: .host)
        try container.encodeIfPresent(port, forKey: .port)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(query, forKey: .query)
        try container.encodeIfPresent(fragment, forKey: .fragment)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        self.init()
        scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
        user = try container.decodeIfPresent(String.self, forKey: .user)
        password = try container.decodeIfPresent(String.self, forKey: .password)
        host = try container.decodeIfPresent(String.self, forKey: .host)
        port = try container.decodeIfPresent(Int.self, forKey: .port)
        path = try container.decode(String.self, forKey: .path)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
      }
    }
    func _urlParts(_ text: String) -> [String?]?
    func _urlEncoded(_ text: String, _ part: String) -> String
    func _urlComposed(_ parts: [String?]) -> String?
    #module(FoundationNetworking)
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
      var cachePolicy: URLRequest.CachePolicy
      var httpShouldHandleCookies: Bool = true
      var allowsCellularAccess: Bool = true
      enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0, reloadIgnoringLocalCacheData = 1, returnCacheDataElseLoad = 2, returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4, reloadRevalidatingCacheData = 5
        static let reloadIgnoringCacheData: URLRequest.CachePolicy = .reloadIgnoringLocalCacheData
      }
      init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60.0) {
        self.url = url
        httpMethod = "GET"
        httpBody = nil
        self.timeoutInterval = timeoutInterval
        allHTTPHeaderFields = nil
        self.cachePolicy = cachePolicy
      }
      func _field(_ field: String) -> String { allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field }
      func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[_field(field)] }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        fields[_field(field)] = value
        allHTTPHeaderFields = fields
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let known = self.value(forHTTPHeaderField: field)
        setValue(known.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
      }
    }
    func _noNetwork()
    final class URLSession: NSObject {
      static let shared = URLSession()
      override init() { }
      func data(from url: URL) async throws -> (Data, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      @_symbol("URLSession.data(for:)") func data(for request: URLRequest) async throws -> (Data, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      func data(from url: URL, delegate: (any NSObjectProtocol)?) async throws -> (Data, URLResponse) { try await data(from: url) }
      @_symbol("URLSession.data(for:delegate:)") func data(for request: URLRequest, delegate: (any NSObjectProtocol)?) async throws -> (Data, URLResponse) { try await data(for: request) }
      func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      func download(from url: URL) async throws -> (URL, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      @_symbol("URLSession.download(for:)") func download(for request: URLRequest) async throws -> (URL, URLResponse) { _noNetwork(); throw URLError(.notConnectedToInternet) }
      func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionUploadTask { URLSessionUploadTask(_handler: completionHandler) }
      func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask(_handler: completionHandler) }
      @_symbol("URLSession.dataTask(with:completionHandler:)@request") func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask(_handler: completionHandler) }
      func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(_handler: { _, _, _ in }) }
      @_symbol("URLSession.dataTask(with:)@request") func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(_handler: { _, _, _ in }) }
      func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask { URLSessionUploadTask(_handler: { _, _, _ in }) }
      func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { URLSession.DataTaskPublisher() }
      @_symbol("URLSession.dataTaskPublisher(for:)@request") func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher { URLSession.DataTaskPublisher() }
    }
    extension URLSession {
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        init() { }
        func _attach(_ onValue: @escaping ((data: Data, response: URLResponse)) -> Void, _ onEnd: @escaping (Subscribers.Completion<URLError>) -> Void) -> AnyCancellable {
          _noNetwork()
          return Fail<(data: Data, response: URLResponse), URLError>(error: URLError(.notConnectedToInternet))._attach(onValue, onEnd)
        }
      }
    }
    @_partial class URLSessionTask: NSObject {
      override init() { super.init() }
      func resume() { }
      func cancel() { }
      func suspend() { }
    }
    class URLSessionDataTask: URLSessionTask {
      let _handler: (Data?, URLResponse?, Error?) -> Void
      init(_handler: @escaping (Data?, URLResponse?, Error?) -> Void) { self._handler = _handler; super.init() }
      override func resume() { _noNetwork(); DispatchQueue.main.async { [self] in _handler(nil, nil, URLError(.notConnectedToInternet)) } }
    }
    final class URLSessionUploadTask: URLSessionDataTask {
      override init(_handler: @escaping (Data?, URLResponse?, Error?) -> Void) { super.init(_handler: _handler) }
    }
    """#
}
