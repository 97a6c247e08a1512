struct Time { var minutes: Int }
extension Time {
  init(hours: Int, minutes: Int = 0) { self.init(minutes: hours * 60 + minutes) }
  var hours: Int { minutes / 60 }
  static let noon = Time(hours: 12)
  static var created = 0
  struct Zone { var offset: Int }
  func moved(to zone: Zone) -> Time { Time(minutes: minutes + zone.offset * 60) }
}
extension Time: CustomStringConvertible { var description: String { "\(hours):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" } }
extension Time: Comparable { static func < (a: Time, b: Time) -> Bool { a.minutes < b.minutes } }
extension Time: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { self.init(hours: value) } }
extension Time: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    let p = value.split(separator: ":").map { Int($0) ?? 0 }
    self.init(hours: p[0], minutes: p.count > 1 ? p[1] : 0)
  }
}
extension Time: Strideable {
  func distance(to other: Time) -> Int { other.minutes - minutes }
  func advanced(by n: Int) -> Time { Time(minutes: minutes + n) }
}
let t: Time = 9
print(t, Time(hours: 1, minutes: 5), Time.noon, t < .noon, "13:45" as Time)
print(t.moved(to: Time.Zone(offset: 3)), max(t, "8:59"), [Time.noon, 3, "7:30"].sorted())
print(stride(from: t, to: 10, by: 20).map(\.description))
Time.created += 1
print(Time.created)
class Widget { var name = "w" }
extension Widget { func hello() -> String { "hi \(name)" } ; convenience init(name: String) { self.init(); self.name = name } }
print(Widget(name: "q").hello())
// expect: 9:00 1:05 12:00 true 13:45
// expect: 12:00 9:00 [3:00, 7:30, 12:00]
// expect: ["9:00", "9:20", "9:40"]
// expect: 1
// expect: hi q
