import Foundation
print(Int8.self is any CodingKeyRepresentable.Type, UInt.self is any CodingKeyRepresentable.Type, Double.self is any CodingKeyRepresentable.Type, UUID.self is any CodingKeyRepresentable.Type, Bool.self is any CodingKeyRepresentable.Type, Substring.self is any CodingKeyRepresentable.Type)
enum Day: String, Codable, CodingKeyRepresentable { case mon, tue }
enum Num: Int, Codable, CodingKeyRepresentable { case one = 1, two }
enum Plain: String, Codable { case a }
struct ID: Hashable, Codable, CodingKeyRepresentable { var n: Int
  var codingKey: any CodingKey { Key(stringValue: "id-\(n)")! }
  init(n: Int) { self.n = n }
  init?<T: CodingKey>(codingKey: T) { guard let n = Int(codingKey.stringValue.dropFirst(3)) else { return nil }; self.n = n }
  struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } } }
func trip<T: Codable & Equatable>(_ v: T) { do { let d = try JSONEncoder().encode(v); let s = String(decoding: d, as: UTF8.self); print(s, try JSONDecoder().decode(T.self, from: d) == v) } catch { print(error) } }
trip([Day.mon: 1]); trip([Num.two: "x"]); trip([Plain.a: 1]); trip([ID(n: 3): [1]]); trip([1: "a"]); trip(["k": 2.5]); trip([Int8(3): 1]); trip([UInt64(3): 1]); trip([2.5: 1]); trip([Day.tue: [Num.one: Day.mon]])
print((try? JSONDecoder().decode([Day: Int].self, from: Data(#"{"wed":1}"#.utf8))) as Any)
do { _ = try JSONDecoder().decode([Day: Int].self, from: Data(#"{"wed":1}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Num: Int].self, from: Data(#"{"x":1}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Num: Int].self, from: Data(#"{"9":1}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Int: Int].self, from: Data(#"{"x":1}"#.utf8)) } catch { print(error) }
print(Day.mon.codingKey.stringValue, "x".codingKey, 5.codingKey.intValue as Any, Day(codingKey: K.mon) as Any)
enum K: String, CodingKey { case b, mon }
// expect: false false false false false false
// expect: {"mon":1} true
// expect: {"2":"x"} true
// expect: ["a",1] true
// expect: {"id-3":[1]} true
// expect: {"1":"a"} true
// expect: {"k":2.5} true
// expect: [3,1] true
// expect: [3,1] true
// expect: [2.5,1] true
// expect: {"tue":{"1":"mon"}} true
// expect: nil
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: wed. Debug description: Could not convert key to type Day
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: x. Debug description: Could not convert key to type Num
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [9]. Debug description: Could not convert key to type Num
// expect: DecodingError.typeMismatch: expected value of type Int. Path: x. Debug description: Expected Int key but found String key instead.
// expect: mon _DictionaryCodingKey(stringValue: "x", intValue: nil) Optional(5) Optional(main.Day.mon)
