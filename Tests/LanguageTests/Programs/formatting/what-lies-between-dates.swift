import Foundation
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
var g = Calendar(identifier: .gregorian); g.timeZone = .gmt
let d = Date(timeIntervalSince1970: 1700000000)
for (a, b) in [(0.0, 3600.0), (0, 86400), (0, 86400 * 40), (0, 86400 * 400), (0, 0), (0, 30)] {
  let r = d.addingTimeInterval(a)..<d.addingTimeInterval(b)
  for l in [us, de] {
    print(r.formatted(Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: l, calendar: g, timeZone: .gmt)), "|", r.formatted(Date.IntervalFormatStyle(date: .long, time: .omitted, locale: l, calendar: g, timeZone: .gmt)), "|", Date.IntervalFormatStyle(date: .omitted, time: .standard, locale: l, calendar: g, timeZone: .gmt).format(r))
    print(Date.IntervalFormatStyle(locale: l, calendar: g, timeZone: .gmt).year().month(.wide).format(r), "|", Date.IntervalFormatStyle(locale: l, calendar: g, timeZone: .gmt).day().month().weekday(.wide).format(r), "|", Date.IntervalFormatStyle(locale: l, calendar: g, timeZone: .gmt).hour().minute().second().format(r), "|", Date.IntervalFormatStyle(locale: l, calendar: g, timeZone: .gmt).format(r), "|", r.formatted(.interval.locale(l)).isEmpty, "|", Date.IntervalFormatStyle(date: .complete, time: .complete, locale: l, calendar: g, timeZone: TimeZone(identifier: "America/New_York")!).format(r))
  }
}
print(Decimal(string: "12")!.formatted(Decimal.FormatStyle(locale: us).decimalSeparator(strategy: .always)), Decimal(string: "0.5")!.formatted(Decimal.FormatStyle(locale: us).scale(100)), Decimal(string: "1234.567")!.formatted(Decimal.FormatStyle(locale: us).precision(.fractionLength(1)).scale(2)))
// expect: Nov 14, 2023, 10:13 – 11:13 PM | November 14, 2023 | 10:13:20 PM – 11:13:20 PM
// expect: November 2023 | Tuesday, Nov 14 | 10:13:20 PM – 11:13:20 PM | 11/14/2023, 10:13 – 11:13 PM | false | Tuesday, November 14, 2023, 5:13:20 PM EST – 6:13:20 PM EST
// expect: 14. Nov. 2023, 22:13–23:13 Uhr | 14. November 2023 | 22:13:20 – 23:13:20
// expect: November 2023 | Dienstag, 14. Nov. | 22:13:20 – 23:13:20 | 14.11.2023, 22:13–23:13 Uhr | false | Dienstag, 14. November 2023, 17:13:20 GMT-5 – 18:13:20 GMT-5
// expect: Nov 14, 2023 at 10:13 PM – Nov 15, 2023 at 10:13 PM | November 14 – 15, 2023 | 11/14/2023, 10:13:20 PM – 11/15/2023, 10:13:20 PM
// expect: November 2023 | Tuesday, Nov 14 – Wednesday, Nov 15 | 11/14/2023, 10:13:20 PM – 11/15/2023, 10:13:20 PM | 11/14/2023, 10:13 PM – 11/15/2023, 10:13 PM | false | Tuesday, November 14, 2023 at 5:13:20 PM EST – Wednesday, November 15, 2023 at 5:13:20 PM EST
// expect: 14. Nov. 2023, 22:13 – 15. Nov. 2023, 22:13 | 14.–15. November 2023 | 14.11.2023, 22:13:20 – 15.11.2023, 22:13:20
// expect: November 2023 | Dienstag, 14. – Mittwoch, 15. Nov. | 14.11.2023, 22:13:20 – 15.11.2023, 22:13:20 | 14.11.2023, 22:13 – 15.11.2023, 22:13 | false | Dienstag, 14. November 2023 um 17:13:20 GMT-5 – Mittwoch, 15. November 2023 um 17:13:20 GMT-5
// expect: Nov 14, 2023 at 10:13 PM – Dec 24, 2023 at 10:13 PM | November 14 – December 24, 2023 | 11/14/2023, 10:13:20 PM – 12/24/2023, 10:13:20 PM
// expect: November – December 2023 | Tuesday, Nov 14 – Sunday, Dec 24 | 11/14/2023, 10:13:20 PM – 12/24/2023, 10:13:20 PM | 11/14/2023, 10:13 PM – 12/24/2023, 10:13 PM | false | Tuesday, November 14, 2023 at 5:13:20 PM EST – Sunday, December 24, 2023 at 5:13:20 PM EST
// expect: 14. Nov. 2023, 22:13 – 24. Dez. 2023, 22:13 | 14. November – 24. Dezember 2023 | 14.11.2023, 22:13:20 – 24.12.2023, 22:13:20
// expect: November–Dezember 2023 | Dienstag, 14. Nov. – Sonntag, 24. Dez. | 14.11.2023, 22:13:20 – 24.12.2023, 22:13:20 | 14.11.2023, 22:13 – 24.12.2023, 22:13 | false | Dienstag, 14. November 2023 um 17:13:20 GMT-5 – Sonntag, 24. Dezember 2023 um 17:13:20 GMT-5
// expect: Nov 14, 2023 at 10:13 PM – Dec 18, 2024 at 10:13 PM | November 14, 2023 – December 18, 2024 | 11/14/2023, 10:13:20 PM – 12/18/2024, 10:13:20 PM
// expect: November 2023 – December 2024 | Tuesday, Nov 14, 2023 – Wednesday, Dec 18, 2024 | 11/14/2023, 10:13:20 PM – 12/18/2024, 10:13:20 PM | 11/14/2023, 10:13 PM – 12/18/2024, 10:13 PM | false | Tuesday, November 14, 2023 at 5:13:20 PM EST – Wednesday, December 18, 2024 at 5:13:20 PM EST
// expect: 14. Nov. 2023, 22:13 – 18. Dez. 2024, 22:13 | 14. November 2023 – 18. Dezember 2024 | 14.11.2023, 22:13:20 – 18.12.2024, 22:13:20
// expect: November 2023 – Dezember 2024 | Dienstag, 14. Nov. 2023 – Mittwoch, 18. Dez. 2024 | 14.11.2023, 22:13:20 – 18.12.2024, 22:13:20 | 14.11.2023, 22:13 – 18.12.2024, 22:13 | false | Dienstag, 14. November 2023 um 17:13:20 GMT-5 – Mittwoch, 18. Dezember 2024 um 17:13:20 GMT-5
// expect: Nov 14, 2023 at 10:13 PM | November 14, 2023 | 10:13:20 PM
// expect: November 2023 | Tuesday, Nov 14 | 10:13:20 PM | 11/14/2023, 10:13 PM | false | Tuesday, November 14, 2023 at 5:13:20 PM EST
// expect: 14. Nov. 2023, 22:13 | 14. November 2023 | 22:13:20
// expect: November 2023 | Dienstag, 14. Nov. | 22:13:20 | 14.11.2023, 22:13 | false | Dienstag, 14. November 2023 um 17:13:20 GMT-5
// expect: Nov 14, 2023 at 10:13 PM | November 14, 2023 | 10:13:20 PM – 10:13:50 PM
// expect: November 2023 | Tuesday, Nov 14 | 10:13:20 PM – 10:13:50 PM | 11/14/2023, 10:13 PM | false | Tuesday, November 14, 2023, 5:13:20 PM EST – 5:13:50 PM EST
// expect: 14. Nov. 2023, 22:13 | 14. November 2023 | 22:13:20 – 22:13:50
// expect: November 2023 | Dienstag, 14. Nov. | 22:13:20 – 22:13:50 | 14.11.2023, 22:13 | false | Dienstag, 14. November 2023, 17:13:20 GMT-5 – 17:13:50 GMT-5
// expect: 12. 50 2,469.1
