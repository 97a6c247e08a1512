/// The parts of a type that stand between `⟨` and `⟩` because they have no name that a program could write.
struct HiddenTypes {
  /// Modifiers of SwiftUI that return `some View`: the types that they were called with stand behind them.
  private var opaque: [Substring] = []
  /// Views and modifiers that Theseus does not know.
  private var unknown: [Substring] = []
  /// Whether a part of it could not be told.
  private let hasGap: Bool

  /// Finds them, each once, in the order of the type.
  init(in type: String) {
    hasGap = type.split(whereSeparator: { " <>(),\n".contains($0) }).contains("_")
    for piece in type.split(separator: "⟨", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "⟩") else { continue }
      let name = piece[..<end]
      if piece[piece.index(after: end)...].first == "<" {
        if !opaque.contains(name) { opaque.append(name) }
      } else if !unknown.contains(name) {
        unknown.append(name)
      }
    }
  }

  /// What the marks mean, a sentence for either kind.
  var notes: [String] {
    var notes: [String] = []
    if let first = opaque.first {
      let isOne = opaque.count == 1
      notes.append(
        "\(list(opaque.map { "⟨\($0)⟩<…>" })) \(isOne ? "stands" : "stand") for what "
          + "\(isOne ? "`\(first)` returns" : "these modifiers return"). SwiftUI promises only `some View` of it, so the type "
          + "has no name to write; behind it stand the types that it was made from.")
    }
    if let first = unknown.first {
      let one = first.hasPrefix(".") ? "is a modifier" : "is a view"
      notes.append(
        "\(list(unknown.map { "⟨\($0)⟩" })) \(unknown.count == 1 ? one : "are views and modifiers") that Theseus does not "
          + "know: no type is guessed.")
    }
    if hasGap { notes.append("`_` stands for a type that Theseus cannot tell.") }
    return notes
  }

  private func list(_ names: [String]) -> String {
    let quoted = names.prefix(3).map { "`\($0)`" }
    guard quoted.count == names.count else { return quoted.joined(separator: ", ") + " and so on" }
    return quoted.count == 1
      ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
  }
}
