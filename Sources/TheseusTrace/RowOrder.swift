/// Which of the rows that a `ForEach` kept stand elsewhere than before.
public enum RowOrder {
  /// The rows outside the longest run that kept its order, by their number among those given, which stand in their new order.
  public static func moved(of rows: [(from: Int, to: Int)]) -> [Int] {
    if zip(rows, rows.dropFirst()).allSatisfy({ $0.from < $1.from }) { return [] }
    // Rows at the position that they had are in order, so they stay wherever no longer run of rows does.
    let run = longestIncreasingRun(rows.map(\.from))
    let inPlace = rows.indices.filter { rows[$0].from == rows[$0].to }
    let stays = inPlace.count >= run.count ? Set(inPlace) : run
    return rows.indices.filter { !stays.contains($0) }
  }

  /// The positions of a longest increasing subsequence.
  private static func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var result: Set<Int> = []
    var current = tails.last ?? -1
    while current >= 0 {
      result.insert(current)
      current = previous[current]
    }
    return result
  }
}
