/// What is written before a function type and changes neither what it takes nor what it gives: `@MainActor @Sendable`.
///
/// Functions that differ in nothing else are converted to each other everywhere, so that equality knows nothing of it: only what a type is
/// called does, and a running program, to which such types are different ones.
public struct FunctionAttributes: Sendable, Hashable {
  /// The global actor whose functions they are.
  let actor: String?
  /// Whether they may be called from anywhere.
  let isSendable: Bool

  /// Nothing.
  static let none = FunctionAttributes()

  /// Makes attributes.
  init(actor: String? = nil, isSendable: Bool = false) {
    self.actor = actor
    self.isSendable = isSendable
  }

  /// The attributes as they stand before a type.
  var text: String { (actor.map { "@\($0) " } ?? "") + (isSendable ? "@Sendable " : "") }

  /// These and others.
  func adding(_ others: FunctionAttributes) -> FunctionAttributes {
    FunctionAttributes(actor: actor ?? others.actor, isSendable: isSendable || others.isSendable)
  }

  /// Always true.
  public static func == (left: FunctionAttributes, right: FunctionAttributes) -> Bool { true }

  /// Hashes nothing, as all are equal.
  public func hash(into hasher: inout Hasher) {}
}

/// A type with the attributes of the functions in it, which tell types apart when a program runs.
public struct ExactType: Sendable, Hashable {
  /// The type.
  public let type: Type
  /// The attributes of each function in it, in order; nothing where there are none.
  private let attributes: String

  /// Makes the key of a type.
  public init(_ type: Type) {
    self.type = type
    var text = ""
    _ = type.contains { part in
      if case .function(let function) = part { text += function.attributes.text + "," }
      return false
    }
    attributes = text.contains("@") ? text : ""
  }
}

extension TypeChecker {
  /// What attributes by their names say of a function.
  func functionAttributes(_ names: [String]) -> FunctionAttributes {
    guard !names.isEmpty else { return .none }
    return FunctionAttributes(
      actor: names.first { $0 == "MainActor" || isGlobalActor($0) }, isSendable: names.contains("Sendable"))
  }
}
