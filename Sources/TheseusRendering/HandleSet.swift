import TheseusTrace

/// A set of handles kept as sorted ranges, so that a long run of rows costs nothing.
struct HandleSet {
  private let ranges: [ClosedRange<Int>]

  /// Makes a set of all handles of the runs.
  init(_ runs: some Sequence<ViewRun>) {
    ranges = runs.flatMap(\.nodes).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Tells whether a handle is in the set.
  func contains(_ handle: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= handle { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(handle)
  }
}
