/// A span of time in words: the largest unit that fits, as English has it.
func relativeTime(_ seconds: Double, _ presentation: String, _ width: String) -> String {
  let units: [(name: String, short: String, seconds: Double)] = [
    ("year", "yr.", 31_536_000), ("month", "mo.", 2_592_000), ("week", "wk.", 604_800), ("day", "day", 86_400),
    ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
  ]
  let magnitude = abs(seconds).rounded()
  let unit = units.first { magnitude >= $0.seconds } ?? units[6]
  let count = Int((magnitude / unit.seconds).rounded(.down))
  if presentation == "named", count == 0 { return "now" }
  if presentation == "named", unit.name == "day", count == 1 { return seconds < 0 ? "yesterday" : "tomorrow" }
  if presentation == "named", count == 1, ["week", "month", "year"].contains(unit.name) {
    return (seconds < 0 ? "last " : "next ") + unit.name
  }
  let isPlural = count != 1
  let name =
    width == "wide" || unit.name == "day"
    ? unit.name + (isPlural ? "s" : "") : unit.short
  return seconds < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
}
