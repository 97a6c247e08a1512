/// Swift's and SwiftUI's surface as Swift text, indexed by name with a scan of lines; nothing is parsed until it is named.
///
/// Layout that the scan relies on: a top-level declaration starts in column 0, a member in column 2 on one line with its attributes;
/// a body is on the same line or on deeper lines up to a closing brace in the member's column. A line `#overloads(Type)` stands for
/// members that are made when the type is named.
public struct Catalogue: Sendable {
  /// Which library a text belongs to; it decides what a function without a body is.
  public enum Part: Sendable, Hashable {
    /// Swift's own library: a function without a body is native.
    case standardLibrary
    /// SwiftUI: a function without a body makes a record.
    case swiftUI
  }

  /// One member as text.
  struct Member: Sendable {
    /// What it may be looked up by; a `case` line declares several.
    var names: [String]
    /// Its lines.
    var text: Substring
    /// Its keyword, for example `func`.
    var keyword: String
    /// Whether it is a stored property of an instance.
    var isStored: Bool
  }

  /// A nominal type, a protocol or one extension.
  struct Block: Sendable {
    /// The line up to its brace.
    var header: Substring
    /// The lines after it; its members are read only when the type is named.
    var body: Substring
    /// The module.
    var module: Module
  }

  /// A top-level function, variable or type alias.
  struct Entry: Sendable {
    /// Its lines.
    var text: Substring
    /// The module.
    var module: Module
    /// Its keyword.
    var keyword: String
  }

  /// Structs, enums, classes, actors and protocols by name.
  var types: [String: Block] = [:]
  /// Extensions by the name of the extended type.
  var extensions: [String: [Block]] = [:]
  /// Functions, variables and type aliases by name.
  var entries: [String: [Entry]] = [:]
  /// The modules that declare something.
  var modules: Set<Module> = []

  /// Indexes texts, each of which begins in a module.
  init(_ texts: [(module: Module, text: String)]) {
    types.reserveCapacity(1024)
    extensions.reserveCapacity(512)
    entries.reserveCapacity(512)
    for (module, text) in texts { scan(text, from: module) }
  }

  /// The whole catalogue, scanned once.
  public static let shared = Catalogue(
    standardLibrary.map { (.swift, $0) } + swiftUI.map { (.swiftUI, $0) })
}
