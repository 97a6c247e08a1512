/// The SwiftUI part of the catalogue as the source of a module that the real compiler builds.
///
/// Nothing in it runs: what has no body gets one that traps, so that the compiler judges the declarations and knows static types.
struct ModuleSource {
  private var output: [String] = []
  private var block = DeclarationLine("")
  private var nested: DeclarationLine?

  /// Makes the source from texts in the catalogue's layout.
  init(_ texts: [String]) {
    for text in texts {
      for line in text.split(separator: "\n") { add(String(line)) }
    }
  }

  /// The source.
  var text: String { output.joined(separator: "\n") + "\n" }

  private mutating func add(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    let declaration = DeclarationLine(line)
    switch indentation {
    case 0 where line != "}":
      block = declaration
      nested = nil
      output.append(declaration.opensBlock ? declaration.blockHeader : declaration.member(in: declaration))
    case 2 where declaration.keyword != nil:
      if declaration.opensBlock, declaration.isNominal { nested = declaration }
      append(declaration, in: block)
    case 4... where declaration.keyword != nil && nested != nil:
      append(declaration, in: nested ?? block)
    default:
      if line == "  }" { nested = nil }
      output.append(line)
    }
  }

  private mutating func append(_ declaration: DeclarationLine, in owner: DeclarationLine) {
    output.append(declaration.member(in: owner))
    if declaration.text.hasSuffix("typealias Body = Never"), owner.keyword != "protocol" {
      output.append(
        owner.isViewModifier ? "public func body(content: Content) -> Never { fatalError() }" : DeclarationLine.body)
    }
  }
}

/// One line of the catalogue, taken apart.
struct DeclarationLine {
  /// The property that a primitive view needs for the compiler.
  static let body = "public var body: Never { fatalError() }"

  /// The declaration without indentation and without the attributes that are ours.
  let text: String
  /// The keyword: `struct`, `func`, `var` and so on.
  let keyword: String?
  private let attributes: String
  private let modifiers: String
  private let rest: String

  /// Reads a line.
  init(_ line: String) {
    let ours = /@_(native|object|partial|record|inheritActorContext)\s+|@_symbol\("[^"]*"\)\s+/
    text = String(line.drop { $0 == " " }).replacing(ours, with: "")
    let pattern =
      /((?:@\w+(?:\([^)]*\))?\s+)*)((?:static |mutating |nonmutating |prefix |postfix )*)(func|init|subscript|var|let|case|typealias|associatedtype|struct|enum|class|protocol|extension)\b/
    let match = text.prefixMatch(of: pattern)
    keyword = match.map { String($0.3) }
    attributes = match.map { String($0.1) } ?? ""
    modifiers = match.map { String($0.2) } ?? ""
    rest = String(text.dropFirst(attributes.count + modifiers.count))
  }

  /// Whether it declares a type.
  var isNominal: Bool { ["struct", "enum", "class"].contains(keyword) }
  /// Whether further lines belong to it.
  var opensBlock: Bool { rest.hasSuffix("{") }
  /// Whether it declares or extends a view modifier.
  var isViewModifier: Bool {
    rest.split(separator: " where ").first?.contains(/: (?:.*, )?ViewModifier\b/) == true
  }

  /// The first line of a type, a protocol or an extension.
  var blockHeader: String {
    guard keyword != "extension" else { return text }
    let isolation = keyword == "protocol" && attributes.contains("@MainActor ") ? "@preconcurrency " : ""
    return attributes + isolation + "public " + rest
  }

  private var name: String {
    String(rest.dropFirst((keyword ?? "").count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The line as a member of a type, or as a declaration of the file.
  func member(in owner: DeclarationLine) -> String {
    guard let keyword, owner.keyword != "protocol", !["case", "associatedtype"].contains(keyword) else { return text }
    switch keyword {
    case "func", "init": return attributes + "public nonisolated " + modifiers + completed(in: owner)
    case "subscript": return attributes + "public " + modifiers + withAccessors
    case "var":
      let isolation = rest.contains("{") && !name.contains("Value") ? "nonisolated " : ""
      return attributes + "public " + isolation + modifiers + withAccessors
    case "let" where modifiers.contains("static"):
      return attributes + "public nonisolated(unsafe) " + modifiers + rest
    default: return attributes + "public " + modifiers + rest
    }
  }

  private func completed(in owner: DeclarationLine) -> String {
    guard !hasBody else { return rest }
    guard let opaque = rest.firstMatch(of: /-> some (\w+)(?: where .*)?$/) else { return rest + " { fatalError() }" }
    return rest + " { _Opaque\(opaque.1)\(opaque.1 == "View" ? "<Self>" : "")() }"
  }

  private var hasBody: Bool {
    var depth = 0
    for character in rest {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "{", depth == 0 { return true }
    }
    return false
  }

  private var withAccessors: String {
    rest.replacing("{ get nonmutating set }", with: "{ get { fatalError() } nonmutating set { } }")
      .replacing("{ get set }", with: "{ get { fatalError() } set { } }")
      .replacing("{ get }", with: "{ get { fatalError() } }")
  }
}
