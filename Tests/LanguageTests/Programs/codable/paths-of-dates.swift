import Foundation
struct I: Codable { var at: Date }
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
for s in [#"[{"at":"zz"}]"#, #"[{"at":1}]"#] { do { _ = try d.decode([I].self, from: Data(s.utf8)) } catch { print(error) } }
do { _ = try d.decode([Date].self, from: Data(#"["q"]"#.utf8)) } catch { print(error) }
do { _ = try d.decode([String: [Date]].self, from: Data(#"{"k":["q"]}"#.utf8)) } catch { print(error) }
do { _ = try d.decode([String: I].self, from: Data(#"{"k":{"at":"q"}}"#.utf8)) } catch { print(error) }
do { _ = try d.decode(Date.self, from: Data(#""q""#.utf8)) } catch { print(error) }
struct N: Codable { var i: I; var list: [I] }
do { _ = try d.decode(N.self, from: Data(#"{"i":{"at":"q"},"list":[]}"#.utf8)) } catch { print(error) }
do { _ = try d.decode(N.self, from: Data(#"{"i":{"at":"2020-01-01T00:00:00Z"},"list":[{"at":"?"}]}"#.utf8)) } catch { print(error) }
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.typeMismatch: expected value of type String. Path: [0].at. Debug description: Expected to decode String but found number instead.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: k. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: k. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: i. Debug description: Expected date string to be ISO8601-formatted.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: list[0]. Debug description: Expected date string to be ISO8601-formatted.
