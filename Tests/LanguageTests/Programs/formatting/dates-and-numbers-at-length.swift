import Foundation
let now = Date(timeIntervalSince1970: 1_717_243_445.25)
let utc = TimeZone(identifier: "UTC")!
var cal = Calendar(identifier: .gregorian); cal.timeZone = utc
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = utc
for p in ["yyyy-MM-dd", "EEEE, d MMM y", "h:mm a", "HH:mm:ss.SSS", "'Week' w, D", "MMMM d, yyyy 'at' h:mm a zzz", "E MMM dd", "yy/M/d", "QQQ"] { df.dateFormat = p; print(df.string(from: now)) }
df.dateFormat = "yyyy-MM-dd HH:mm"; print(df.date(from: "2024-02-30 10:00") as Any, df.date(from: "2024-02-29 10:00")?.timeIntervalSince1970 ?? 0, df.date(from: "x") == nil)
let iso = ISO8601DateFormatter(); print(iso.string(from: now), iso.date(from: "2024-01-01T00:00:00Z")!.timeIntervalSince1970)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; print(iso.string(from: now))
let c = cal.dateComponents([.year, .month, .day, .hour, .weekday, .weekOfYear], from: now); print(c.year!, c.month!, c.day!, c.hour!, c.weekday!, c.weekOfYear!)
let later = cal.date(byAdding: DateComponents(month: 1, day: -1, hour: 5), to: now)!; print(later.timeIntervalSince(now), cal.dateComponents([.day, .hour], from: now, to: later))
print(cal.isDateInWeekend(now), cal.compare(now, to: later, toGranularity: .year) == .orderedSame, cal.date(bySettingHour: 9, minute: 30, second: 0, of: now)!.timeIntervalSince1970, cal.nextDate(after: now, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!.timeIntervalSince1970)
print(now < later, max(now, later) == later, now.distance(to: later), now.advanced(by: 60).timeIntervalSince(now), now...later ~= now.addingTimeInterval(5), DateInterval(start: now, duration: 60).contains(now.addingTimeInterval(61)))
let rel = cal.dateComponents([.year, .month, .day], from: DateComponents(calendar: cal, year: 2020, month: 2, day: 29).date!, to: now); print(rel.year!, rel.month!, rel.day!)
print(now.formatted(Date.ISO8601FormatStyle(timeZone: utc)), now.formatted(.iso8601.year().month().day()))
var fs = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), calendar: cal, timeZone: utc); print(now.formatted(fs)); fs = fs.weekday(.wide); print(now.formatted(fs))
print(now.formatted(Date.VerbatimFormatStyle(format: "\(year: .defaultDigits)/\(month: .twoDigits)", timeZone: utc, calendar: cal)))
let nf = NumberFormatter(); nf.numberStyle = .decimal; nf.locale = Locale(identifier: "en_US"); nf.maximumFractionDigits = 2
print(nf.string(from: 12345.6789)!, nf.string(from: NSNumber(value: -0.5))!, nf.number(from: "1,234.5")!.doubleValue)
nf.numberStyle = .currency; nf.currencyCode = "USD"; print(nf.string(from: 1234.5)!); nf.numberStyle = .percent; nf.minimumFractionDigits = 1; print(nf.string(from: 0.1234)!); nf.numberStyle = .spellOut; print(nf.string(from: 42)!); nf.numberStyle = .ordinal; print([1, 2, 3, 11, 22].map { nf.string(from: $0 as NSNumber)! })
print(String(format: "%05.2f|%6d|%x|%o|%e|%@|%%|%c", 3.14159, 42, 255, 8, 12345.678, "obj", 65))
print((1234.5).formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))), 0.5.formatted(.percent.precision(.fractionLength(2))), 1e6.formatted(.number.notation(.compactName)), 255.formatted(.number.sign(strategy: .always())), [1, 2, 3].formatted(.list(memberStyle: .number, type: .and)), ["a", "b"].formatted())
print(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value, Measurement(value: 1.5, unit: UnitDuration.hours).converted(to: .minutes), Measurement(value: 3, unit: UnitLength.meters) + Measurement(value: 20, unit: UnitLength.centimeters))
print(Duration.seconds(3725).formatted(), Duration.milliseconds(1500), Duration.seconds(90).formatted(.time(pattern: .minuteSecond)), Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes])), ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
// expect: 2024-06-01
// expect: Saturday, 1 Jun 2024
// expect: 12:04 PM
// expect: 12:04:05.250
// expect: Week 22, 153
// expect: June 1, 2024 at 12:04 PM GMT
// expect: Sat Jun 01
// expect: 24/6/1
// expect: Q2
// expect: nil 1709200800.0 true
// expect: 2024-06-01T12:04:05Z 1704067200.0
// expect: 2024-06-01T12:04:05.250Z
// expect: 2024 6 1 12 7 22
// expect: 2523600.0 day: 29 hour: 5 
// expect: true true 1717234200.0 1717372800.0
// expect: true true 2523600.0 60.0 true false
// expect: 4 3 3
// expect: 2024-06-01T12:04:05Z 2024-06-01
// expect: Jun 1, 2024 at 12:04 PM
// expect: Saturday, Jun 1, 2024 at 12:04 PM
// expect: 2024/06
// expect: 12,345.68 -0.5 1234.5
// expect: $1,234.50
// expect: 12.3%
// expect: forty-two
// expect: ["1st", "2nd", "3rd", "11th", "22nd"]
// expect: 03.14|    42|ff|10|1.234568e+04|obj|%|A
// expect: 1.234,50 € 50.00% 1M +255 1, 2, and 3 a and b
// expect: 3.106863683249034 90.0 m 3.2 m
// expect: 1:02:05 1.5 seconds 1:30 1 hr, 2 min 1.5 MB
