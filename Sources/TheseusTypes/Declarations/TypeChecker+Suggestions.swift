import TheseusProgram

extension TypeChecker {
  /// The candidate closest to a name within a number of edits, if there is one.
  func nearest(to name: String, among candidates: [String], distance limit: Int) -> String? {
    // The compiler proposes nothing for a projection.
    guard name.count > 2, !name.hasPrefix("$") else { return nil }
    if let word = Slip.otherWords[name], candidates.contains(word) { return word }
    // Names that are much longer or shorter are that many edits away.
    let length = name.count
    let others = candidates.filter { $0 != name && abs($0.count - length) <= limit }.sorted()
    guard let found = EditDistance.nearest(to: name, in: others, by: { $0 }) else { return nil }
    return EditDistance.between(name, found) <= limit ? found : nil
  }

  /// The name that another one may be meant for, by a guess that is good enough for a hint.
  func guess(for name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates, distance: min(2, (name.count + 1) / 3))
      ?? candidates.filter { $0 != name && Slip(given: name, meant: $0).mayBeOfValue }.min {
        ($0.count, $0) < ($1.count, $1)
      }
  }

  /// The type that a name is a slip for: one of the program's, or of the library where no other module may declare the name.
  ///
  /// Names of frameworks have letters in front of them that the program's own have not: `MKMapView` is no slip for `MapView`.
  func slip(_ name: String, among own: [String]) -> String? {
    nearest(to: name, among: own.filter { !isPrefixed(name, $0) && !isPrefixed($0, name) }, distance: 2)
      ?? (importsForeign ? nil : nearestLibraryType(to: name))
  }

  /// Reports a name of a type that nothing declares, which may be a slip for another one's; whether it is certain that nothing does.
  @discardableResult
  func reportUnknownType(
    _ name: String, for near: String?, _ kind: String, _ words: String, at range: SourceRange
  ) -> Bool {
    let message = "\(words) '\(name)' in scope\(near.map { "; did you mean '\($0)'?" } ?? "")"
    if isUndeclared(name) || near.map({ Slip(given: name, meant: $0).isOfFirstLetter }) ?? false {
      report(kind, message, at: range)
      return true
    }
    // A part of the program that is not there may declare it.
    let problem = Diagnostic(id: kind, severity: .error, message: message.withoutBackticks, range: range)
    reportUnlistedForm(name, near == nil ? [] : [problem], at: range)
    return false
  }

  /// Whether a name is another one behind letters, as those of frameworks are.
  private func isPrefixed(_ name: String, _ other: String) -> Bool {
    guard name.hasSuffix(other), other.mayNameType else { return false }
    let prefix = name.dropLast(other.count)
    return prefix.count > 1 && prefix.allSatisfy(\.isUppercase)
  }

  /// The type of the library that a name is one slip away from, or whose letters stand in another order.
  ///
  /// What is further off may well be a type that the catalogue lacks.
  func nearestLibraryType(to name: String) -> String? {
    let types = catalogue.types.keys.filter { !isHidden($0) && !$0.hasPrefix("_") }
    if name.count > 3, let near = nearest(to: name, among: types, distance: 1) { return near }
    let letters = name.sorted()
    return types.filter { $0 != name && $0.first == name.first && $0.sorted() == letters }.min()
  }

  /// The protocol of the library that a name is one slip away from, however short it is: there are few protocols, and all are known.
  func nearestLibraryProtocol(to name: String) -> String? {
    let protocols = catalogue.types.filter { $0.value.header.contains("protocol ") && !isHidden($0.key) }.keys
    return nearest(to: name, among: Array(protocols), distance: 1)
  }
}

extension String {
  /// Whether a name may be a type's: it begins with a capital, or with a letter of a script that has none.
  var mayNameType: Bool { first.map { $0.isLetter && !$0.isLowercase } ?? false }
}
