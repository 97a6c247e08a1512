import Foundation

let midnight = Date(timeIntervalSince1970: 0)
let early = DateFormatter()
early.dateFormat = "HH:mm"
let used = DateFormatter()
used.dateFormat = "HH:mm"
print(used.string(from: midnight))

NSTimeZone.default = TimeZone(identifier: "Europe/Berlin")!
print(NSTimeZone.default.identifier, used.string(from: midnight), early.string(from: midnight))
print(Calendar.current.timeZone.identifier, Calendar.current.component(.hour, from: midnight))

func offset(_ zone: TimeZone? = NSTimeZone.default) -> Int { zone?.secondsFromGMT(for: midnight) ?? 0 }
print(offset(), offset(TimeZone(identifier: "Asia/Tokyo")), offset(nil))

let regions = Locale.Region.isoRegions
print(
  regions.contains("DE"), regions.contains(Locale.Region("XX")), regions.count > 200, regions.allSatisfy(\.isISORegion))
// expect: 00:00
// expect: Europe/Berlin 00:00 01:00
// expect: Europe/Berlin 1
// expect: 3600 32400 0
// expect: true false true true
