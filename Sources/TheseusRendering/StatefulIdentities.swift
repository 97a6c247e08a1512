import TheseusTrace

/// The identities among those that began or ended with which state began or was lost, sorted: many views may ask, and most updates have
/// few of them or none.
struct StatefulIdentities {
  private let sorted: [String]

  /// Looks for state among what began or ended in a trace.
  init(_ event: Trace.StateEvent.Event, among all: [Trace.Existence], in trace: Trace) {
    let handles = Set(trace.state.lazy.filter { $0.event == event }.map(\.view.node))
    sorted =
      handles.isEmpty
      ? []
      : all.lazy.filter { handles.contains($0.view.node) }.map(\.identity).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
  }

  /// Whether a view, or one below it, is one of them.
  func isOne(within existence: Trace.Existence) -> Bool {
    first(from: existence.identity) == existence.identity
      || (first(from: existence.identity + "/")?.hasPrefix(existence.identity + "/") ?? false)
  }

  /// The first that does not stand before a text.
  private func first(from text: String) -> String? {
    var range = sorted.startIndex..<sorted.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        sorted[middle].utf8.lexicographicallyPrecedes(text.utf8)
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return sorted.indices.contains(range.lowerBound) ? sorted[range.lowerBound] : nil
  }
}
