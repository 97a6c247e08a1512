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
// expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] ["BC", "AD"] AM
// expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
// expect: 12 M01 2
// expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] AD
// expect: 12 M01 1
// expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] BE
// expect: 14 Tishri 1
// expect: ["Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar", "Nisan", "Iyar", "Sivan", "Tamuz", "Av", "Elul", "Adar II"] AM
// expect: 12 M01 237
// expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] Reiwa
