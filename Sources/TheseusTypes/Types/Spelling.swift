/// The name of an alias that a type was written as: `Name`, `Array<Int>.Index`.
///
/// It is for messages alone and tells no types apart: all spellings are equal. It counts for the very type that it was given to, so
/// that what is made of that type's parts has none.
public struct Spelling: Sendable, Hashable {
  /// What an alias names.
  final class Alias: Sendable {
    /// Its name.
    let name: String
    /// The type that it is a member of.
    let parent: Type?
    /// Its generic arguments.
    let arguments: [Type]
    /// What it stands for.
    let underlying: Type

    /// The types in its name.
    var parts: [Type] { arguments + (parent.map { [$0] } ?? []) }

    /// Makes an alias.
    init(name: String, parent: Type?, arguments: [Type], underlying: Type) {
      self.name = name
      self.parent = parent
      self.arguments = arguments
      self.underlying = underlying
    }
  }

  /// The alias, if there is one.
  let alias: Alias?
  /// Whether it says something of generic parameters.
  private let isOpen: Bool

  /// No alias.
  static let none = Spelling(nil, isOpen: false)
  /// `Void`.
  static let void = Spelling(Alias(name: "Void", parent: nil, arguments: [], underlying: .void))

  private init(_ alias: Alias?, isOpen: Bool) {
    self.alias = alias
    self.isOpen = isOpen
  }

  /// The spelling of an alias; none where it says something of what is unknown.
  init(_ alias: Alias) {
    let isKnown = alias.parts.allSatisfy(\.isFullyKnown)
    self.init(isKnown ? alias : nil, isOpen: isKnown && (alias.parts + [alias.underlying]).contains { !$0.isConcrete })
  }

  /// Always true.
  public static func == (left: Spelling, right: Spelling) -> Bool { true }

  /// Hashes nothing, as all are equal.
  public func hash(into hasher: inout Hasher) {}

  /// The same with some types in it replaced; nil if nothing is.
  func changed(by transform: (Type) -> Type?) -> Spelling? {
    guard isOpen, let alias else { return nil }
    func mapped(_ type: Type) -> Type { type.mapped(transform) }
    return Spelling(
      Alias(
        name: alias.name, parent: alias.parent.map(mapped), arguments: alias.arguments.map(mapped),
        underlying: mapped(alias.underlying)))
  }
}

extension Type {
  /// The alias that it was written as.
  var alias: Spelling.Alias? {
    guard let alias = spelling.alias, alias.underlying == self, !alias.parts.contains(where: \.hasVariables) else {
      return nil
    }
    return alias
  }

  /// What the alias that it was written as stands for; the type itself without one.
  var withoutAlias: Type { alias?.underlying ?? self }

  /// What it stands for where it was written as an alias that is a member of another type; the type itself elsewhere.
  func withoutAlias(of parent: Type) -> Type {
    if let alias, alias.parent == parent { alias.underlying } else { self }
  }

  /// The same type as an alias names it.
  func named(_ name: String, parent: Type?, arguments: [Type]) -> Type {
    spelled(Spelling(Spelling.Alias(name: name, parent: parent, arguments: arguments, underlying: self)))
  }

  /// The same type with a spelling: of nominal types, functions, generic parameters and tuples with elements; others keep none.
  func spelled(_ spelling: Spelling) -> Type {
    switch self {
    case .nominal(let id, let arguments):
      return .nominal(id.spelled(spelling), arguments)
    case .function(var function):
      function.spelling = spelling
      return .function(function)
    case .tuple(var elements) where !elements.isEmpty:
      elements[0].spelling = spelling
      return .tuple(elements)
    case .parameter(var parameter):
      parameter.spelling = spelling
      return .parameter(parameter)
    default:
      return self
    }
  }

  private var spelling: Spelling {
    switch self {
    case .nominal(let id, _): id.spelling
    case .function(let function): function.spelling
    case .parameter(let parameter): parameter.spelling
    case .tuple(let elements): elements.first?.spelling ?? .none
    default: .none
    }
  }
}
