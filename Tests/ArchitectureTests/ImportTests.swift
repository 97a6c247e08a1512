import SwiftSyntax
import Testing

/// What imports what under Sources.
@Suite struct ImportTests {
  @Test func everySourceFolderIsInTheTable() {
    #expect(!SourceTree.sources.isEmpty)
    let folders = Set(SourceTree.sources.map(\.target))
    #expect(folders.subtracting(targetTable.map(\.target)) == [])
  }

  @Test(arguments: targetTable.map(\.target))
  func importsAreInTheTable(_ target: String) throws {
    let row = try #require(targetTable.first { $0.target == target })
    for source in SourceTree.sources where source.target == target {
      for node in imports(of: source.tree) {
        guard let module = node.path.first?.name.text, !platformModules.contains(module) else { continue }
        if module == "Foundation" {
          #expect(row.usesFoundation, "\(source.place(node)) imports Foundation")
        } else {
          let name = packageOfModule[module] ?? module
          #expect(row.imports.contains(name), "\(source.place(node)) imports \(module)")
        }
      }
    }
  }

  @Test func importsGoDown() {
    for row in targetTable {
      for lower in targetTable where row.imports.contains(lower.target) {
        // A module map lies below the C target of the same level.
        #expect(lower.level < row.level || row.target == "CLineEditor", "\(row.target) imports \(lower.target)")
      }
    }
  }

  @Test func manifestHasTheTable() throws {
    let manifest = try #require(SourceTree.text("Package.swift"))
    for row in targetTable { #expect(manifest.contains("name: \"\(row.target)\""), "\(row.target)") }
  }

  /// The README's table has the columns level, target, job and imports.
  @Test func readmeHasTheTable() throws {
    guard let readme = SourceTree.text("README.md") else { return }
    let rows = readme.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 4 && Int($0[0]) != nil }
    guard !rows.isEmpty else { return }
    var found: Set<String> = []
    for row in rows {
      let names = row[1].split(separator: ",").map(plainName)
      let imports = Set(row[3].split(separator: ",").map(plainName).filter { $0 != "–" && !$0.isEmpty })
      for name in names {
        let expected = try #require(targetTable.first { $0.target == name }, "\(name)")
        found.insert(name)
        #expect(expected.level == Int(row[0]), "\(name)")
        #expect(imports == Set(expected.imports.map(shortName)), "\(name)")
      }
    }
    #expect(found == Set(targetTable.map(\.target)))
  }

  private func plainName(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
  }

  /// The README leaves out the common prefix.
  private func shortName(_ name: String) -> String {
    name.hasPrefix("Theseus") ? String(name.dropFirst("Theseus".count)) : name
  }

  private func imports(of tree: SourceFileSyntax) -> [ImportDeclSyntax] {
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.imports
  }
}

/// Finds imports of every form, inside `#if` too.
private final class ImportCollector: SyntaxVisitor {
  var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
