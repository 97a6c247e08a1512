import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of the repository, parsed.
struct ParsedSource: Sendable {
  /// The target that it belongs to.
  let target: String
  /// The path from the repository's top.
  let path: String
  /// Its syntax tree.
  let tree: SourceFileSyntax

  /// `path:line` of a node.
  func place(_ node: some SyntaxProtocol) -> String {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return "\(path):\(node.startLocation(converter: converter).line)"
  }
}

/// The repository that this test stands in.
enum SourceTree {
  /// The top folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All Swift files under Sources.
  static let sources: [ParsedSource] = {
    let folder = root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let target = path.split(separator: "/").first,
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      else { return nil }
      var parser = Parser(text, maximumNestingLevel: 256)
      return ParsedSource(
        target: String(target), path: "Sources/\(path)", tree: SourceFileSyntax.parse(from: &parser))
    }
  }()

  /// The text of a file at the top, or nil.
  static func text(_ name: String) -> String? {
    try? String(contentsOf: root.appending(path: name), encoding: .utf8)
  }
}
