/// The stretch in which two long texts differ, cut where words end as far as there is room: `…13:46:40…` of a date.
struct DifferingStretch {
  private let texts: [[Character]]
  private let mark: String
  /// How many characters both begin with, and end with.
  private let (prefix, suffix): (Int, Int)

  /// Compares two texts; `mark` stands for what is left out.
  init(_ first: String, _ second: String, mark: String) {
    texts = [Array(first), Array(second)]
    self.mark = mark
    let shortest = texts.map(\.count).min() ?? 0
    let prefix = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let same = zip(texts[0].reversed(), texts[1].reversed()).prefix { $0 == $1 }.count
    (self.prefix, suffix) = (prefix, min(same, shortest - prefix))
  }

  /// Both stretches, each within a number of columns.
  func stretches(within width: Int) -> (String, String) {
    let (start, end) = wordBounds
    for ending in [0, end] {
      let pair = texts.map { marked(start..<($0.count - ending), of: $0) }
      if pair.allSatisfy({ $0.displayWidth <= width }) { return (pair[0], pair[1]) }
    }
    let pair = texts.map { cut($0, within: width) }
    return (pair[0], pair[1])
  }

  /// Where the words begin in which the texts differ, and how much stands behind them.
  private var wordBounds: (start: Int, end: Int) {
    let space = texts[0][..<prefix].lastIndex(of: " ")
    let start = space.map { $0 + 1 } ?? max(prefix - 4, 0)
    let behind = texts[0].suffix(suffix)
    let end = behind.firstIndex(of: " ").map { behind.endIndex - $0 } ?? 0
    return (start, end)
  }

  private func marked(_ range: Range<Int>, of text: [Character]) -> String {
    (range.lowerBound > 0 ? mark : "") + String(text[range]) + (range.upperBound < text.count ? mark : "")
  }

  /// From a little before the first difference, as far as there is room.
  private func cut(_ text: [Character], within width: Int) -> String {
    let room = width - mark.displayWidth
    let context = min(4, max((room - mark.displayWidth) / 2, 0))
    let rest = String(text.dropFirst(max(prefix - context, 0)))
    return mark + (rest.displayWidth <= room ? rest : rest.prefix(columns: room - mark.displayWidth) + mark)
  }
}
