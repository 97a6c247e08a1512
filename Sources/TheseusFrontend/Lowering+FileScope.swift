import SwiftSyntax

extension Lowering {
  /// Reports a declaration that may only stand in a file, and stands in something in it; false for all others.
  func reportMisplaced(_ node: DeclSyntax) -> Bool {
    let place: (keyword: String?, token: TokenSyntax)
    switch node.as(DeclSyntaxEnum.self) {
    case .extensionDecl(let node): place = (nil, node.extensionKeyword)
    case .importDecl(let node): place = (nil, node.importKeyword)
    case .operatorDecl(let node): place = ("operator", node.operatorKeyword)
    case .precedenceGroupDecl(let node): place = (nil, node.precedencegroupKeyword)
    default: return false
    }
    if isInFile(Syntax(node)) { return false }
    report(.misplacedDeclaration(place.keyword), at: place.token)
    return true
  }

  private func isInFile(_ declaration: Syntax) -> Bool {
    var node = declaration
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl: node = parent
      case .sourceFile: return true
      default: return false
      }
    }
    return false
  }
}
