import Foundation

extension NativeTable {
  /// Parts of URLs, which the program keeps as texts.
  mutating func addURLs() {
    native("_validURL(_:)") { $0.value(URL(string: try $0.string(0))?.absoluteString) }
    native("_relativeURL(_:_:)") { arguments in
      arguments.value(
        URL(string: try arguments.string(0), relativeTo: URL(string: try arguments.string(1)))?.absoluteString)
    }
    native("_fileURL(_:)") { .string(URL(filePath: try $0.string(0), directoryHint: .notDirectory).absoluteString) }
    native("_urlPart(_:_:)") { arguments in
      guard let url = URL(string: try arguments.string(0)) else { return .none }
      return arguments.value(part(try arguments.string(1), of: url))
    }
    native("_urlPathComponents(_:)") { $0.value(URL(string: try $0.string(0))?.pathComponents ?? []) }
    native("_urlChanged(_:_:_:)") { arguments in
      let text = try arguments.string(0)
      guard let url = URL(string: text) else { return .string(text) }
      return .string(changed(url, try arguments.string(1), try arguments.string(2)).absoluteString)
    }
  }
}

private func part(_ name: String, of url: URL) -> String? {
  switch name {
  case "scheme": url.scheme
  case "host": url.host()
  case "path": url.path
  case "query": url.query()
  case "fragment": url.fragment()
  case "port": url.port.map { String($0) }
  case "user": url.user()
  case "lastPathComponent": url.lastPathComponent
  default: url.pathExtension
  }
}

private func changed(_ url: URL, _ change: String, _ text: String) -> URL {
  switch change {
  case "append": url.appending(path: text, directoryHint: .notDirectory)
  case "extension": url.appendingPathExtension(text)
  case "deleteLast": url.deletingLastPathComponent()
  default: url.deletingPathExtension()
  }
}
