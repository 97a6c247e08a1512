import Foundation

extension NativeTable {
  /// Parts of URLs, which the program keeps as texts.
  mutating func addURLs() {
    native("_noNetwork()") { _ in .void }
    native("_noFiles()") { throw $0.unsupported("what reads and writes files") }
    native("_validURL(_:)") { $0.value(URL(string: try $0.string(0))?.absoluteString) }
    native("_relativeURL(_:_:)") { arguments in
      arguments.value(
        URL(string: try arguments.string(0), relativeTo: URL(string: try arguments.string(1)))?.absoluteString)
    }
    native("_fileURL(_:_:)") { arguments in
      let hint = directoryHint(try arguments.string(1))
      return .string(URL(filePath: try arguments.string(0), directoryHint: hint).absoluteString)
    }
    native("_urlHasInvalidCharacters(_:)") { arguments in
      .bool(URL(string: try arguments.string(0), encodingInvalidCharacters: false) == nil)
    }
    native("_urlPart(_:_:)") { arguments in
      guard let url = URL(string: try arguments.string(0)) else { return .none }
      return arguments.value(part(try arguments.string(1), of: url))
    }
    native("_urlParts(_:)") { arguments in
      guard let parts = URLComponents(string: try arguments.string(0)) else { return .none }
      return arguments.value([
        parts.scheme, parts.percentEncodedUser, parts.percentEncodedPassword, parts.percentEncodedHost,
        parts.port.map { String($0) }, parts.percentEncodedPath, parts.percentEncodedQuery,
        parts.percentEncodedFragment,
      ])
    }
    native("_urlEncoded(_:_:)") { .string(encoded(try $0.string(0), as: try $0.string(1))) }
    native("_urlComposed(_:)") { arguments in
      arguments.value(try composed(try arguments.array(0).elements.map { $0.unwrapped?.asString }, arguments))
    }
    native("_urlPathComponents(_:)") { $0.value(URL(string: try $0.string(0))?.pathComponents ?? []) }
    native("_urlChanged(_:_:_:_:)") { arguments in
      let text = try arguments.string(0)
      let base = arguments[1].unwrapped?.asString.flatMap { URL(string: $0) }
      guard let url = URL(string: text, relativeTo: base) else {
        return arguments.value([text, text, nil] as [String?])
      }
      let result = changed(url, try arguments.string(2), try arguments.string(3))
      return arguments.value([result.absoluteString, result.relativeString, result.baseURL?.absoluteString])
    }
  }
}

private func part(_ name: String, of url: URL) -> String? {
  switch name {
  case "scheme": url.scheme
  case "host": url.host(percentEncoded: false)
  case "encodedHost": url.host()
  case "path": url.path
  case "encodedPath": url.path(percentEncoded: true)
  case "decodedPath": url.path(percentEncoded: false)
  case "password": url.password()
  case "query": url.query()
  case "fragment": url.fragment()
  case "port": url.port.map { String($0) }
  case "user": url.user(percentEncoded: false)
  case "encodedUser": url.user()
  case "lastPathComponent": url.lastPathComponent
  default: url.pathExtension
  }
}

private func changed(_ url: URL, _ change: String, _ text: String) -> URL {
  let parts = change.split(separator: ":").map(String.init)
  return switch parts[0] {
  case "path": url.appending(path: text, directoryHint: directoryHint(parts[1]))
  case "component": url.appending(component: text, directoryHint: directoryHint(parts[1]))
  case "extension": url.appendingPathExtension(text)
  case "standardize": url.standardized
  case "deleteLast": url.deletingLastPathComponent()
  default: url.deletingPathExtension()
  }
}

/// No file is looked at: as there are none, a path is a folder's where it ends like one.
private func directoryHint(_ name: String) -> URL.DirectoryHint {
  switch name {
  case "isDirectory": .isDirectory
  case "notDirectory": .notDirectory
  default: .inferFromPath
  }
}

/// A part of a URL with what may not stand there escaped.
private func encoded(_ text: String, as part: String) -> String {
  var components = URLComponents()
  switch part {
  case "user":
    components.user = text
    return components.percentEncodedUser ?? ""
  case "password":
    components.password = text
    return components.percentEncodedPassword ?? ""
  case "host":
    components.host = text
    return components.percentEncodedHost ?? ""
  case "path":
    components.path = text
    return components.percentEncodedPath
  case "query":
    components.query = text
    return components.percentEncodedQuery ?? ""
  case "fragment":
    components.fragment = text
    return components.percentEncodedFragment ?? ""
  default:
    components.queryItems = [URLQueryItem(name: text, value: nil)]
    return components.percentEncodedQuery ?? ""
  }
}

/// Whether behind each percent sign of a text stand two hexadecimal digits.
private func escapesHexadecimally(_ text: String) -> Bool {
  text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
    let digits = rest.utf8.prefix(2)
    return digits.count == 2 && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }
}

/// The text of escaped parts; Foundation stops the program where one has characters that may not stand there.
private func composed(_ parts: [String?], _ arguments: Arguments) throws -> String? {
  func checked(_ index: Int, _ name: String, _ allowed: CharacterSet) throws -> String? {
    guard let part = parts[index] else { return nil }
    guard part.unicodeScalars.allSatisfy({ $0 == "%" || allowed.contains($0) }), escapesHexadecimally(part) else {
      throw arguments.trap("Attempting to set percentEncoded\(name) with invalid characters")
    }
    return part
  }
  var components = URLComponents()
  if let scheme = parts[0] {
    guard scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { throw arguments.trap("Attempting to set scheme with invalid characters") }
    components.scheme = scheme
  }
  components.percentEncodedUser = try checked(1, "User", .urlUserAllowed)
  components.percentEncodedPassword = try checked(2, "Password", .urlPasswordAllowed)
  components.percentEncodedHost = try checked(3, "Host", .urlHostAllowed)
  if let port = parts[4].flatMap({ Int($0) }) {
    if port < 0 { throw arguments.trap("Attempting to set port with a negative number") }
    components.port = port
  }
  components.percentEncodedPath = try checked(5, "Path", .urlPathAllowed) ?? ""
  components.percentEncodedQuery = try checked(6, "Query", .urlQueryAllowed)
  components.percentEncodedFragment = try checked(7, "Fragment", .urlFragmentAllowed)
  return components.string
}
