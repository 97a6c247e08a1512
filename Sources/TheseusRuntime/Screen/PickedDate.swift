/// What a user sets a date picker to: a day, a time of day, or both, in UTC.
struct PickedDate {
  private static let secondsADay = 86_400.0
  /// Days from the reference date, the first of January 2001.
  private var day: Double?
  /// Seconds from midnight.
  private var time: Double?

  /// Reads `2025-06-10`, `14:30` or `2025-06-10 14:30`, with seconds or without; nil for anything else.
  init?(_ text: String) {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "T" }) {
      if let day = Self.day(word), self.day == nil, time == nil {
        self.day = day
      } else if let time = Self.time(word), self.time == nil {
        self.time = time
      } else {
        return nil
      }
    }
    if day == nil, time == nil { return nil }
  }

  /// The seconds from the reference date, where a date that it takes the place of says what was not picked.
  func seconds(insteadOf old: Double) -> Double {
    let oldDay = (old / Self.secondsADay).rounded(.down)
    return (day ?? oldDay) * Self.secondsADay + (time ?? old - oldDay * Self.secondsADay)
  }

  private static func day(_ text: Substring) -> Double? { PickedDay(text).map { Double($0.number) } }

  private static func time(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2 || parts.count == 3, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute), let second = parts.count == 3 ? parts[2] : 0, (0..<60).contains(second)
    else { return nil }
    return Double(hour * 3600 + minute * 60 + second)
  }
}

/// A day of the Gregorian calendar that a user picks.
struct PickedDay {
  /// From 1 to 9999.
  let year: Int
  /// From 1 to 12.
  let month: Int
  /// From 1.
  let day: Int

  /// Reads `2025-06-10`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2], (1...9999).contains(year),
      (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The days since the first of January 2001.
  var number: Int {
    Self.days(to: year) - Self.days(to: 2001) + (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, in: year) } + day
      - 1
  }

  /// The days of the years before one.
  private static func days(to year: Int) -> Int {
    let before = year - 1
    return before * 365 + before / 4 - before / 100 + before / 400
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
