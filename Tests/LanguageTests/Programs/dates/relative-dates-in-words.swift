// How far dates are from each other, in words.
import Foundation
let start = Date(timeIntervalSince1970: 1_700_000_000)
let english = Locale(identifier: "en_US")
func styles(_ date: Date) -> [String] {
  let widths: [Date.RelativeFormatStyle.UnitsStyle] = [.wide, .abbreviated, .narrow, .spellOut]
  return widths.flatMap { width in
    [Date.RelativeFormatStyle.Presentation.numeric, .named].map {
      Date.AnchoredRelativeFormatStyle(anchor: date, presentation: $0, unitsStyle: width, locale: english).format(start)
    }
  }
}
let seconds: [Double] = [0, 0.4, -0.6, -20.5, 30.5, 59.6, 60, 90, -95, 3599, 3600, 3700, -3700, -7300]
for s in seconds { print(s, styles(start.addingTimeInterval(s))) }
for d in [0.9, 1, 1.4, 1.5, -1, -1.5, 3.5, 6.9, 7, 13, 14, 20, 29, 30, 31, -50, 100, 364, 366, -400, 547, 800, 4000] {
  print(d, styles(start.addingTimeInterval(d * 86_400)))
}
print(styles(Date(timeIntervalSince1970: .nan)), styles(.distantPast), styles(.distantFuture))
print(styles(Date(timeIntervalSince1970: 1e300)), styles(Date(timeIntervalSince1970: -.infinity)), styles(Date(timeIntervalSince1970: -1e12)))
let german = Date.AnchoredRelativeFormatStyle(anchor: start + 90_000, presentation: .named, locale: Locale(identifier: "de_DE"))
print(german.format(start), german.locale(english).format(start), german.format(start + 200_000), german.format(start + 88_000))
print(Date.now.addingTimeInterval(-7500).formatted(.relative(presentation: .numeric)))
print(Date.now.addingTimeInterval(-86_400 * 800).formatted(Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)))
// expect: 0.0 ["in 0 seconds", "now", "in 0 sec.", "now", "in 0s", "now", "in zero seconds", "now"]
// expect: 0.4 ["in 0 seconds", "now", "in 0 sec.", "now", "in 0s", "now", "in zero seconds", "now"]
// expect: -0.6 ["1 second ago", "1 second ago", "1 sec. ago", "1 sec. ago", "1s ago", "1s ago", "one second ago", "one second ago"]
// expect: -20.5 ["21 seconds ago", "21 seconds ago", "21 sec. ago", "21 sec. ago", "21s ago", "21s ago", "twenty-one seconds ago", "twenty-one seconds ago"]
// expect: 30.5 ["in 31 seconds", "in 31 seconds", "in 31 sec.", "in 31 sec.", "in 31s", "in 31s", "in thirty-one seconds", "in thirty-one seconds"]
// expect: 59.6 ["in 1 minute", "in 1 minute", "in 1 min.", "in 1 min.", "in 1m", "in 1m", "in one minute", "in one minute"]
// expect: 60.0 ["in 1 minute", "in 1 minute", "in 1 min.", "in 1 min.", "in 1m", "in 1m", "in one minute", "in one minute"]
// expect: 90.0 ["in 2 minutes", "in 2 minutes", "in 2 min.", "in 2 min.", "in 2m", "in 2m", "in two minutes", "in two minutes"]
// expect: -95.0 ["2 minutes ago", "2 minutes ago", "2 min. ago", "2 min. ago", "2m ago", "2m ago", "two minutes ago", "two minutes ago"]
// expect: 3599.0 ["in 1 hour", "in 1 hour", "in 1 hr.", "in 1 hr.", "in 1h", "in 1h", "in one hour", "in one hour"]
// expect: 3600.0 ["in 1 hour", "in 1 hour", "in 1 hr.", "in 1 hr.", "in 1h", "in 1h", "in one hour", "in one hour"]
// expect: 3700.0 ["in 1 hour", "in 1 hour", "in 1 hr.", "in 1 hr.", "in 1h", "in 1h", "in one hour", "in one hour"]
// expect: -3700.0 ["1 hour ago", "1 hour ago", "1 hr. ago", "1 hr. ago", "1h ago", "1h ago", "one hour ago", "one hour ago"]
// expect: -7300.0 ["2 hours ago", "2 hours ago", "2 hr. ago", "2 hr. ago", "2h ago", "2h ago", "two hours ago", "two hours ago"]
// expect: 0.9 ["in 22 hours", "in 22 hours", "in 22 hr.", "in 22 hr.", "in 22h", "in 22h", "in twenty-two hours", "in twenty-two hours"]
// expect: 1.0 ["in 1 day", "tomorrow", "in 1 day", "tomorrow", "in 1d", "tomorrow", "in one day", "tomorrow"]
// expect: 1.4 ["in 2 days", "in 2 days", "in 2 days", "in 2 days", "in 2d", "in 2d", "in two days", "in two days"]
// expect: 1.5 ["in 2 days", "in 2 days", "in 2 days", "in 2 days", "in 2d", "in 2d", "in two days", "in two days"]
// expect: -1.0 ["1 day ago", "yesterday", "1 day ago", "yesterday", "1d ago", "yesterday", "one day ago", "yesterday"]
// expect: -1.5 ["1 day ago", "yesterday", "1 day ago", "yesterday", "1d ago", "yesterday", "one day ago", "yesterday"]
// expect: 3.5 ["in 4 days", "in 4 days", "in 4 days", "in 4 days", "in 4d", "in 4d", "in four days", "in four days"]
// expect: 6.9 ["in 1 week", "next week", "in 1 wk.", "next wk.", "in 1w", "next wk.", "in one week", "next week"]
// expect: 7.0 ["in 1 week", "next week", "in 1 wk.", "next wk.", "in 1w", "next wk.", "in one week", "next week"]
// expect: 13.0 ["in 2 weeks", "in 2 weeks", "in 2 wk.", "in 2 wk.", "in 2w", "in 2w", "in two weeks", "in two weeks"]
// expect: 14.0 ["in 2 weeks", "in 2 weeks", "in 2 wk.", "in 2 wk.", "in 2w", "in 2w", "in two weeks", "in two weeks"]
// expect: 20.0 ["in 3 weeks", "in 3 weeks", "in 3 wk.", "in 3 wk.", "in 3w", "in 3w", "in three weeks", "in three weeks"]
// expect: 29.0 ["in 1 month", "next month", "in 1 mo.", "next mo.", "in 1mo", "next mo.", "in one month", "next month"]
// expect: 30.0 ["in 1 month", "next month", "in 1 mo.", "next mo.", "in 1mo", "next mo.", "in one month", "next month"]
// expect: 31.0 ["in 1 month", "next month", "in 1 mo.", "next mo.", "in 1mo", "next mo.", "in one month", "next month"]
// expect: -50.0 ["2 months ago", "2 months ago", "2 mo. ago", "2 mo. ago", "2mo ago", "2mo ago", "two months ago", "two months ago"]
// expect: 100.0 ["in 3 months", "in 3 months", "in 3 mo.", "in 3 mo.", "in 3mo", "in 3mo", "in three months", "in three months"]
// expect: 364.0 ["in 1 year", "next year", "in 1 yr.", "next yr.", "in 1y", "next yr.", "in one year", "next year"]
// expect: 366.0 ["in 1 year", "next year", "in 1 yr.", "next yr.", "in 1y", "next yr.", "in one year", "next year"]
// expect: -400.0 ["1 year ago", "last year", "1 yr. ago", "last yr.", "1y ago", "last yr.", "one year ago", "last year"]
// expect: 547.0 ["in 2 years", "in 2 years", "in 2 yr.", "in 2 yr.", "in 2y", "in 2y", "in two years", "in two years"]
// expect: 800.0 ["in 3 years", "in 3 years", "in 3 yr.", "in 3 yr.", "in 3y", "in 3y", "in three years", "in three years"]
// expect: 4000.0 ["in 11 years", "in 11 years", "in 11 yr.", "in 11 yr.", "in 11y", "in 11y", "in eleven years", "in eleven years"]
// expect: ["in 0 seconds", "now", "in 0 sec.", "now", "in 0s", "now", "in zero seconds", "now"] ["2,022 years ago", "2,022 years ago", "2,022 yr. ago", "2,022 yr. ago", "2,022y ago", "2,022y ago", "two thousand twenty-two years ago", "two thousand twenty-two years ago"] ["in 1,978 years", "in 1,978 years", "in 1,978 yr.", "in 1,978 yr.", "in 1,978y", "in 1,978y", "in one thousand nine hundred seventy-eight years", "in one thousand nine hundred seventy-eight years"]
// expect: ["in 504,712 years", "in 504,712 years", "in 504,712 yr.", "in 504,712 yr.", "in 504,712y", "in 504,712y", "in five hundred four thousand seven hundred twelve years", "in five hundred four thousand seven hundred twelve years"] ["in 0 seconds", "now", "in 0 sec.", "now", "in 0s", "now", "in zero seconds", "now"] ["6,735 years ago", "6,735 years ago", "6,735 yr. ago", "6,735 yr. ago", "6,735y ago", "6,735y ago", "six thousand seven hundred thirty-five years ago", "six thousand seven hundred thirty-five years ago"]
// expect: morgen tomorrow vorgestern in 33 Minuten
// expect: 2 hours ago
// expect: 2 years ago
