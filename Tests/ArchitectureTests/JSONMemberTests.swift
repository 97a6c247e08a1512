import SwiftSyntax
import Testing

/// Every property of the encoded types is written, and README.md lists it.
@Suite struct JSONMemberTests {
  private static let types: [String: EncodedMembers] = {
    let finder = MemberFinder(viewMode: .sourceAccurate)
    for source in SourceTree.sources where source.path.contains("/TheseusRendering/Encoded") {
      finder.walk(source.tree)
    }
    return finder.types.filter { $0.key.hasPrefix("Encoded") }
  }()

  @Test func everyPropertyIsWritten() {
    #expect(!Self.types.isEmpty)
    for (name, members) in Self.types { #expect(members.written == members.properties, "\(name)") }
  }

  @Test func theReadmeListsEveryMember() throws {
    let readme = try #require(SourceTree.text("README.md"))
    var listed: [String: [String]] = [:]
    for line in readme.split(separator: "\n") where line.hasPrefix("| `Encoded") {
      let cells = line.split(separator: "|").map { $0.split(separator: "`", omittingEmptySubsequences: false) }
      let names = cells.map { cell in cell.indices.filter { $0 % 2 == 1 }.map { String(cell[$0]) } }
      if let type = names.first?.first, let members = names.last { listed[type] = members }
    }
    #expect(listed == Self.types.mapValues(\.written))
  }
}

/// What one encoded type has and writes, in order.
private struct EncodedMembers {
  var properties: [String] = []
  var written: [String] = []
}

/// Finds the stored properties of types, and the keys that are added to a JSON object in them or in their extensions.
private final class MemberFinder: SyntaxVisitor {
  var types: [String: EncodedMembers] = [:]
  private var path: [String] = []
  private var name: String { path.joined(separator: ".") }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    guard words.contains("public"), !words.contains("static") else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      types[name, default: EncodedMembers()].properties.append(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    guard ["members.add", "members.addOrNull"].contains(called),
      let key = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return .visitChildren }
    types[name, default: EncodedMembers()].written.append(key)
    return .visitChildren
  }
}
