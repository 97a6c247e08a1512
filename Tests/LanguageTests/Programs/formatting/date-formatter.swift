import Foundation

let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(secondsFromGMT: 0)
let date = Date(timeIntervalSince1970: 1_709_210_096.5)
for format in ["yyyy-MM-dd", "dd/MM/yy", "EEEE, MMM d, yyyy", "HH:mm:ss", "h:mm a", "yyyy-MM-dd'T'HH:mm:ssZ", "MMMM", "E", "D", "w", "SSS", "'Today is' EEEE", "yyyyMMddHHmmss"] {
  f.dateFormat = format
  print(format, "->", f.string(from: date))
}
f.dateFormat = "yyyy-MM-dd HH:mm"
print(f.date(from: "2024-02-29 12:30")?.timeIntervalSince1970 ?? -1, f.date(from: "2023-02-29 12:30") as Any, f.date(from: "nonsense") as Any)
let styled = DateFormatter()
styled.locale = Locale(identifier: "en_US")
styled.timeZone = TimeZone(identifier: "UTC")
styled.dateStyle = .medium
styled.timeStyle = .none
print(styled.string(from: date))
styled.dateStyle = .full
print(styled.string(from: date))
styled.dateStyle = .none
styled.timeStyle = .short
print(styled.string(from: date).replacingOccurrences(of: "\u{202F}", with: " "))
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2024-02-29T12:34:56Z")?.timeIntervalSince1970 ?? -1)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: date), iso.date(from: "2024-02-29T12:34:56Z") as Any)
iso.formatOptions = [.withFullDate]
print(iso.string(from: date))
iso.formatOptions = [.withYear, .withMonth, .withDay]
print(iso.string(from: date))
iso.formatOptions = .withInternetDateTime
iso.timeZone = TimeZone(secondsFromGMT: 3600)
print(iso.string(from: date), iso.formatOptions.contains(.withTimeZone))
let tokyo = TimeZone(identifier: "Asia/Tokyo")!
f.timeZone = tokyo
f.dateFormat = "HH:mm zzz"
print(f.string(from: date), tokyo.secondsFromGMT(for: date), tokyo.identifier)
// expect: yyyy-MM-dd -> 2024-02-29
// expect: dd/MM/yy -> 29/02/24
// expect: EEEE, MMM d, yyyy -> Thursday, Feb 29, 2024
// expect: HH:mm:ss -> 12:34:56
// expect: h:mm a -> 12:34 PM
// expect: yyyy-MM-dd'T'HH:mm:ssZ -> 2024-02-29T12:34:56+0000
// expect: MMMM -> February
// expect: E -> Thu
// expect: D -> 60
// expect: w -> 9
// expect: SSS -> 500
// expect: 'Today is' EEEE -> Today is Thursday
// expect: yyyyMMddHHmmss -> 20240229123456
// expect: 1709209800.0 nil nil
// expect: Feb 29, 2024
// expect: Thursday, February 29, 2024
// expect: 12:34 PM
// expect: 2024-02-29T12:34:56Z 1709210096.0
// expect: 2024-02-29T12:34:56.500Z nil
// expect: 2024-02-29
// expect: 20240229
// expect: 2024-02-29T13:34:56+01:00 true
// expect: 21:34 GMT+9 32400 Asia/Tokyo
