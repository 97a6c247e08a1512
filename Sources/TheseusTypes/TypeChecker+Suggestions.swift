import TheseusProgram

extension TypeChecker {
  /// The candidate closest to a name within a number of edits, if there is one.
  func nearest(to name: String, among candidates: [String], distance limit: Int) -> String? {
    // The compiler proposes nothing for a projection.
    guard name.count > 2, !name.hasPrefix("$") else { return nil }
    let others = candidates.filter { $0 != name }.sorted()
    guard let found = EditDistance.nearest(to: name, in: others, by: { $0 }) else { return nil }
    return EditDistance.between(name, found) <= limit ? found : nil
  }

  /// The type of the library that a name is one slip away from.
  ///
  /// What is further off may well be a type that the catalogue lacks.
  func nearestLibraryType(to name: String) -> String? {
    name.count > 3 ? nearest(to: name, among: Array(catalogue.types.keys), distance: 1) : nil
  }
}
