import Foundation
for name in ["UTC", "GMT", "GMT+2", "GMT-3:30", "UTC+2", "Europe/Berlin", "Z", "EST", "utc", "GMT+19", "Etc/GMT+3"] {
  guard let zone = TimeZone(identifier: name) else {
    print(name, "is no zone")
    continue
  }
  print(name, zone, zone.identifier, zone.debugDescription, [zone], zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0)))
}
print(TimeZone.gmt, TimeZone.gmt.identifier)
print(TimeZone(secondsFromGMT: 0) as Any, TimeZone(secondsFromGMT: 7200) as Any, TimeZone(secondsFromGMT: -5400) as Any, TimeZone(secondsFromGMT: 100000) as Any)
print(TimeZone(abbreviation: "EST") as Any, TimeZone(abbreviation: "UTC") as Any, TimeZone(abbreviation: "GMT") as Any)
print(TimeZone(identifier: "UTC") == TimeZone.gmt, TimeZone(secondsFromGMT: 7200) == TimeZone(identifier: "GMT+2"), Set([TimeZone.gmt, TimeZone(identifier: "UTC")!]).count)
print(try JSONDecoder().decode(TimeZone.self, from: JSONEncoder().encode(TimeZone(secondsFromGMT: 7200)!)))
// expect: UTC GMT GMT GMT [GMT] 0
// expect: GMT GMT (0) GMT GMT (0) [GMT (0)] 0
// expect: GMT+2 GMT+0200 GMT+0200 GMT+0200 [GMT+0200] 7200
// expect: GMT-3:30 GMT-0330 GMT-0330 GMT-0330 [GMT-0330] -12600
// expect: UTC+2 GMT+0200 GMT+0200 GMT+0200 [GMT+0200] 7200
// expect: Europe/Berlin Europe/Berlin Europe/Berlin Europe/Berlin [Europe/Berlin] 3600
// expect: Z is no zone
// expect: EST EST EST EST [EST] -18000
// expect: utc is no zone
// expect: GMT+19 is no zone
// expect: Etc/GMT+3 Etc/GMT+3 Etc/GMT+3 Etc/GMT+3 [Etc/GMT+3] -10800
// expect: GMT (0) GMT
// expect: Optional(GMT (0)) Optional(GMT (7200)) Optional(GMT (-5400)) nil
// expect: Optional(America/New_York) Optional(GMT) Optional(GMT (0))
// expect: true true 1
// expect: GMT+0200
