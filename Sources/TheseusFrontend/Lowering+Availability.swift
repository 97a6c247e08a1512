import SwiftSyntax
import TheseusProgram

/// `#available(…)` and `@available(…)`.
extension Lowering {
  /// Lowers a condition that asks what it runs on.
  func availability(_ node: AvailabilityConditionSyntax) -> Condition {
    let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
    if isAvailable, let last = lastOfPlatforms(node.availabilityArguments) {
      report(.missingOtherPlatforms, at: last)
      report(.availabilityOfOthersUnknown, at: node)
    }
    return .availability(isAvailable, range: range(node))
  }

  /// Reports an attribute's list of platforms that says nothing of all others.
  func checkNamesOthers(_ list: AvailabilityArgumentListSyntax) {
    if let last = lastOfPlatforms(list) { report(.missingOtherPlatforms, behind: last) }
  }

  /// The version behind the last platform of a list that says nothing of all others; nil if it does.
  private func lastOfPlatforms(_ list: AvailabilityArgumentListSyntax) -> VersionTupleSyntax? {
    let versions = list.map { version(of: $0.argument) }
    return versions.contains(nil) ? nil : versions.last ?? nil
  }

  /// The version of a platform; nil for what is none, as a version of Swift.
  private func version(of argument: AvailabilityArgumentSyntax.Argument) -> VersionTupleSyntax? {
    guard case .availabilityVersionRestriction(let platform) = argument,
      !["swift", "_PackageDescription"].contains(platform.platform.text)
    else { return nil }
    return platform.version
  }

  /// What `@available(*, unavailable, message: "…", renamed: "…")` says of a declaration that nobody may use, `message` and `renamed` as
  /// arguments; nil of all that speaks of some platforms or versions.
  func unavailability(_ list: AvailabilityArgumentListSyntax) -> [Argument]? {
    var words: [String] = []
    var texts: [Argument] = []
    for entry in list {
      switch entry.argument {
      case .token(let token): words.append(token.text)
      case .availabilityLabeledArgument(let argument):
        guard case .string(let text) = argument.value else { continue }
        let value = Expression(.string([.text(text.segments.map(\.content.text).joined())]), range: range(text))
        texts.append(Argument(label: argument.label.text, value: value))
      default: return nil
      }
    }
    return words == ["*", "unavailable"] ? texts : nil
  }
}
