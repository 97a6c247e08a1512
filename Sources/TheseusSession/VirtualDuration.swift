/// A span of virtual time as typed: `200ms`, `1s`, `2m`, `3h`, `4d`.
public enum VirtualDuration {
  /// The seconds of a duration; nil if the text is none, or longer than a thousand years.
  public static func seconds(_ text: String) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count).trimmingWhitespace
    let factors = ["ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86400]
    guard let amount = Double(digits), let factor = factors[unit] else { return nil }
    let seconds = amount * factor
    return seconds.isFinite && seconds >= 0 && seconds <= 365_250 * 86400 ? seconds : nil
  }
}
