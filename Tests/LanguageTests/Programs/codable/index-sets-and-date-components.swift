import Foundation
func trip<T: Codable & Equatable>(_ v: T) { 
  let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
  do { let d = try e.encode(v); print(String(decoding: d, as: UTF8.self)); print(try JSONDecoder().decode(T.self, from: d) == v) } catch { print(error) } }
trip(IndexSet([1,2,3,7]))
trip(IndexSet())
trip(DateComponents(year: 2024, month: 2, day: 3))
trip(DateComponents(timeZone: TimeZone(identifier: "Europe/Paris"), hour: 4, weekday: 2))
var leap = DateComponents(month: 4)
leap.isLeapMonth = true
trip(leap)
struct Plan: Codable, Equatable { var days: IndexSet; var due: DateComponents? }
trip([Plan(days: [5, 6], due: DateComponents(hour: 9)), Plan(days: [], due: nil)])
do { _ = try JSONDecoder().decode([TimeZone].self, from: Data(#"[{"identifier":"x/y"}]"#.utf8)) } catch { print(error) }
// expect: {"indexes":[{"length":3,"location":1},{"length":1,"location":7}]}
// expect: true
// expect: {"indexes":[]}
// expect: true
// expect: {"day":3,"month":2,"year":2024}
// expect: true
// expect: {"hour":4,"timeZone":{"identifier":"Europe\/Paris"},"weekday":2}
// expect: true
// expect: {"isLeapMonth":true,"month":4}
// expect: true
// expect: [{"days":{"indexes":[{"length":2,"location":5}]},"due":{"hour":9}},{"days":{"indexes":[]}}]
// expect: true
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Invalid TimeZone identifier.
