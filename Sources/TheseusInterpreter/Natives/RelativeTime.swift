import Foundation

/// How far a date is from another one, in words.
/// - Parameters:
///   - presentation: `named` for words as "yesterday"; else numbers.
///   - width: How units are written, by the name of a case of `UnitsStyle`.
func relativeTime(
  of date: Date, from reference: Date, presentation: String, width: String, _ locale: Locale
) -> String {
  let widths: [String: Date.RelativeFormatStyle.UnitsStyle] = [
    "spellOut": .spellOut, "abbreviated": .abbreviated, "narrow": .narrow,
  ]
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.locale = Locale(identifier: "en_US")
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: date, presentation: presentation == "named" ? .named : .numeric, unitsStyle: widths[width] ?? .wide,
    locale: locale, calendar: calendar)
  return style.format(reference)
}
