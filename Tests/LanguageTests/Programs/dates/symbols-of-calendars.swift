import Foundation
let iso = Calendar(identifier: .iso8601)
print(iso.monthSymbols, iso.weekdaySymbols, iso.shortMonthSymbols, iso.quarterSymbols, iso.eraSymbols, iso.amSymbol)
print(Calendar.autoupdatingCurrent.monthSymbols, Calendar.autoupdatingCurrent.shortWeekdaySymbols)
for identifier in [Calendar.Identifier.gregorian, .buddhist, .hebrew, .japanese] {
  var calendar = Calendar(identifier: identifier)
  print(calendar.monthSymbols.count, calendar.shortMonthSymbols[0], calendar.eraSymbols.count)
  calendar.locale = Locale(identifier: "en_US")
  print(calendar.monthSymbols, calendar.eraSymbols.last ?? "")
}
