import Foundation
class Base: RawRepresentable, Codable { let rawValue: Int; var more = 2; required init(rawValue: Int) { self.rawValue = rawValue } }
class Sub: Base { var own = 1 }
final class Fallible: RawRepresentable, Codable { let rawValue: String; init?(rawValue: String) { if rawValue.isEmpty { return nil }; self.rawValue = rawValue } }
class Un: RawRepresentable, Decodable, Encodable { var rawValue: Double; required init?(rawValue: Double) { self.rawValue = rawValue } 
  enum CodingKeys: String, CodingKey { case rawValue } }
final class OwnCoding: RawRepresentable, Codable { let rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode("own \(rawValue)") } }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func j<T: Encodable>(_ t: T) { do { print(String(decoding: try e.encode(t), as: UTF8.self)) } catch { print(error) } }
func d<T: Decodable>(_ t: T.Type, _ s: String) -> T? { do { return try JSONDecoder().decode(T.self, from: Data(s.utf8)) } catch { print(error); return nil } }
j([Base(rawValue: 1)]); j([Sub(rawValue: 2)]); j([Fallible(rawValue: "x")!]); j([Un(rawValue: 1.5)!]); j([OwnCoding(rawValue: 1)])
print(d([Base].self, "[4]")!.map { "\($0.rawValue) \($0.more) \(type(of: $0))" })
print(d([Sub].self, "[4]")!.map { "\($0.rawValue) \($0.own) \(type(of: $0))" })
print(d([Fallible].self, "[\"\"]") as Any)
print(d([Un].self, "[2.5]")![0].rawValue, d([OwnCoding].self, "[2]")![0].rawValue)
struct Holder: Codable { var k: Fallible; var s: Sub? }
j(Holder(k: Fallible(rawValue: "y")!, s: Sub(rawValue: 9)))
print(d(Holder.self, "{\"k\":\"z\",\"s\":3}")!.k.rawValue)
final class Kind: RawRepresentable, Codable { let rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue } }
struct V: RawRepresentable, Codable { var rawValue: String; var extra = 1; init(rawValue: String) { self.rawValue = rawValue } }
enum Z: String, Codable { case a, b }


j(["k": Kind(rawValue: 3)])
print(try JSONDecoder().decode([Kind].self, from: Data("[5]".utf8))[0].rawValue)
print(try JSONDecoder().decode([V].self, from: Data("[\"q\"]".utf8))[0])
do { print(try JSONDecoder().decode([Z].self, from: Data("[\"q\"]".utf8))) } catch { print(error) }
struct F: OptionSet, Codable { let rawValue: Int; static let a = F(rawValue: 1) }
j([F.a]); print(try JSONDecoder().decode([F].self, from: Data("[1]".utf8)))
struct Own: RawRepresentable, Codable { var rawValue: Int; enum CodingKeys: String, CodingKey { case rawValue = "raw" } }
j([Own(rawValue: 2)])
// expect: [1]
// expect: [2]
// expect: ["x"]
// expect: [1.5]
// expect: ["own 1"]
// expect: ["4 2 Base"]
// expect: ["4 1 Sub"]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Cannot initialize Fallible from invalid String value 
// expect: nil
// expect: 2.5 2
// expect: {"k":"y","s":9}
// expect: z
// expect: {"k":3}
// expect: 5
// expect: V(rawValue: "q", extra: 1)
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: Cannot initialize Z from invalid String value q
// expect: [1]
// expect: [main.F(rawValue: 1)]
// expect: [2]
