import Foundation
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int?; init(_ s: String) { stringValue = s }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { self.stringValue = "\(intValue)"; self.intValue = intValue } }
struct P: Codable, Equatable { var name: String; var age: Int?; var tags: [String] = [] }
struct D: Codable { var when: Date; var data: Data; var url: URL; var id: UUID; var dec: Decimal; var x: Double }
struct Snake: Codable { var firstName: String; var lastSeenAt: Int; var imageURL: String; var _private: Int; var a1B: Int }
enum Kind: String, Codable { case one, two }
enum Pay: Codable { case cash(Int), card(number: String, cvv: Int?), none }
struct Gen<T: Codable>: Codable { var v: T; var list: [T?] }
class Base: Codable { var a = 1 }
class Sub: Base { var b = 2
  enum K: String, CodingKey { case b }
  override init() { super.init() }
  required init(from d: Decoder) throws { try super.init(from: d); b = try d.container(keyedBy: K.self).decode(Int.self, forKey: .b) }
  override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(b, forKey: .b) }
}
struct Custom: Codable {
  var a: Int, b: [Int], c: String?
  enum CodingKeys: String, CodingKey { case a = "A", b, c, extra, nested }
  enum N: String, CodingKey { case deep }
  init(a: Int, b: [Int], c: String?) { self.a = a; self.b = b; self.c = c }
  init(from decoder: Decoder) throws {
    let k = try decoder.container(keyedBy: CodingKeys.self)
    a = try k.decode(Int.self, forKey: .a)
    var u = try k.nestedUnkeyedContainer(forKey: .b); b = []
    while !u.isAtEnd { b.append(try u.decode(Int.self)) }
    c = try k.decodeIfPresent(String.self, forKey: .c)
    let n = try k.nestedContainer(keyedBy: N.self, forKey: .nested)
    print(n.allKeys, n.contains(.deep), try n.decodeNil(forKey: .deep), u.count as Any, u.currentIndex, k.codingPath.count, n.codingPath.map(\.stringValue))
  }
  func encode(to e: Encoder) throws {
    var k = e.container(keyedBy: CodingKeys.self)
    try k.encode(a, forKey: .a)
    var u = k.nestedUnkeyedContainer(forKey: .b); for x in b { try u.encode(x) }; try u.encodeNil()
    try k.encodeIfPresent(c, forKey: .c); try k.encodeNil(forKey: .extra)
    var n = k.nestedContainer(keyedBy: N.self, forKey: .nested); try n.encodeNil(forKey: .deep)
  }
}
func enc<T: Encodable>(_ v: T, _ f: (JSONEncoder) -> Void = { _ in }) throws -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; f(e); return String(decoding: try e.encode(v), as: UTF8.self) }
func dec<T: Decodable>(_ t: T.Type, _ s: String, _ f: (JSONDecoder) -> Void = { _ in }) throws -> T { let d = JSONDecoder(); f(d); return try d.decode(t, from: Data(s.utf8)) }
func tryDec<T: Decodable>(_ t: T.Type, _ s: String, _ f: (JSONDecoder) -> Void = { _ in }) { do { print(try dec(t, s, f)) } catch let e as DecodingError { switch e { case .typeMismatch(let t, let c): print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription); case .valueNotFound(let t, let c): print("notfound", t, c.codingPath.map(\.stringValue), c.debugDescription); case .keyNotFound(let k, let c): print("key", k.stringValue, k.intValue as Any, c.codingPath.map(\.stringValue), c.debugDescription); case .dataCorrupted(let c): print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription); @unknown default: print("?") } } catch { print("other", error) } }
do { print(try enc(P(name: "a\"/\n\u{1}é😀\\", age: nil))) }
do { print(try enc(P(name: "", age: -1, tags: ["x", ""]))) }
do { print(try enc([1.0, 1.5, -0.0, 1e20, 1e-7, 0.1, 123456789.123, 5e-324, 1e100])) }
do { print(try enc([Float(0.1), 1e10, 3])) }
do { print(try enc([Int.min, Int.max])); print(try enc([UInt64.max])) }
do { print(try enc(true)); print(try enc("x")); print(try enc(Optional<Int>.none)) }
do { print(try enc(["b": 1, "a": 2])); print(try enc([2: "x", 1: "y"])); print(try enc([Kind.two: 1].mapValues { $0 })) }
do { print(try enc([String: Int]()) , try enc([Int]())) }
do { print(try enc(P(name: "x", age: 1, tags: ["a"])) { $0.outputFormatting = [.prettyPrinted, .sortedKeys] }) }
do { print(try enc([[Int]](), { $0.outputFormatting = .prettyPrinted })); print(try enc(["a": [Int]()], { $0.outputFormatting = .prettyPrinted })); print(try enc([[1, 2], []], { $0.outputFormatting = .prettyPrinted })) }
do { print(try enc(["u": "a/b"]) { $0.outputFormatting = .withoutEscapingSlashes }) }
do { print(try enc(D(when: Date(timeIntervalSinceReferenceDate: 1.5), data: Data([1, 2, 255]), url: URL(string: "https://a.b/c?d=e")!, id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, dec: Decimal(string: "1.10")!, x: 2))) }
do { print(try enc([Date(timeIntervalSince1970: 0.25)]) { $0.dateEncodingStrategy = .iso8601 }) }
do { print(try enc([Date(timeIntervalSince1970: 1700000000.5)]) { $0.dateEncodingStrategy = .secondsSince1970 }) }
do { print(try enc([Date(timeIntervalSince1970: 1700000000.5)]) { $0.dateEncodingStrategy = .millisecondsSince1970 }) }
do { print(try enc([Date(timeIntervalSince1970: 0)]) { e in let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.dateFormat = "yyyy/MM/dd"; e.dateEncodingStrategy = .formatted(f) }) }
do { print(try enc([Date(timeIntervalSince1970: 0)]) { $0.dateEncodingStrategy = .custom { d, e in var c = e.singleValueContainer(); try c.encode("D\(d.timeIntervalSince1970)") } }) }
do { print(try enc([Data([1, 2])]) { $0.dataEncodingStrategy = .custom { d, e in var c = e.singleValueContainer(); try c.encode(d.count) } }) }
do { print(try enc([Data([1, 2])]) { $0.dataEncodingStrategy = .deferredToData }) }
do { print(try enc([Double.infinity, -Double.infinity, .nan]) { $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?") }) }
do { _ = try enc([Double.nan]) } catch let EncodingError.invalidValue(v, c) { print(v, c.codingPath.map(\.stringValue), c.debugDescription) }
do { print(try enc(Snake(firstName: "a", lastSeenAt: 1, imageURL: "u", _private: 2, a1B: 3)) { $0.keyEncodingStrategy = .convertToSnakeCase }) }
do { print(try dec(Snake.self, #"{"first_name":"a","last_seen_at":1,"image_u_r_l":"x","imageURL":"u","_private":2,"a1_b":3}"#) { $0.keyDecodingStrategy = .convertFromSnakeCase }) }
do { print(try enc(["firstName": 1]) { $0.keyEncodingStrategy = .convertToSnakeCase }) }
do { print(try enc(Snake(firstName: "a", lastSeenAt: 1, imageURL: "u", _private: 2, a1B: 3)) { $0.keyEncodingStrategy = .custom { path in AnyKey(path.last!.stringValue.uppercased()) } }) }
do { tryDec(Int.self, "1e3"); tryDec(Int.self, "1.0"); tryDec(Int.self, "1.5"); tryDec(Int.self, "99999999999999999999"); tryDec(Int8.self, "200"); tryDec(UInt.self, "-1") }
do { tryDec(Double.self, "1e400"); tryDec(Double.self, "-0"); tryDec(Double.self, "01"); tryDec(Double.self, ".5"); tryDec(Double.self, "1."); tryDec(Float.self, "0.1"); tryDec(Double.self, "NaN"); tryDec(Double.self, "\"x\"") }
do { tryDec(Bool.self, "1"); tryDec(Bool.self, "true"); tryDec(Bool.self, "tru"); tryDec(String.self, "\"a"); tryDec(String.self, #""\u00e9\ud83d\ude00\n\/""#); tryDec(String.self, #""\ud83d""#); tryDec(String.self, #""\x""#) }
do { tryDec([Int].self, "[1,2"); tryDec([Int].self, "[1 2]"); tryDec([Int].self, "[1,]"); tryDec([String: Int].self, #"{"a":1,"a":2}"#); tryDec([String: Int].self, #"{"a" 1}"#); tryDec([String: Int].self, #"{a:1}"#); tryDec(Int.self, "1 2"); tryDec(Int.self, " 1 ") }
do { tryDec([Int?].self, "[1,null]"); tryDec([Int].self, "[1,null]"); tryDec(Int.self, "null"); tryDec(Int?.self, "null"); tryDec([Int: String].self, #"{"1":"a"}"#); tryDec([Int: String].self, #"{"x":"a"}"#); tryDec(Set<Int>.self, "[1,1]") }
do { tryDec(Kind.self, "\"one\""); tryDec(Kind.self, "\"three\""); tryDec([Kind].self, "[\"two\",3]") }
do { print(try enc(Pay.cash(3)), try enc(Pay.card(number: "1", cvv: nil)), try enc(Pay.none)); print(try enc([Pay.cash(1), .none])) }
do { tryDec(Pay.self, #"{"cash":{"_0":3}}"#); tryDec(Pay.self, #"{"card":{"number":"1"}}"#); tryDec(Pay.self, #"{"none":{}}"#); tryDec(Pay.self, #"{"x":{}}"#); tryDec(Pay.self, "{}"); tryDec(Pay.self, #"{"none":{},"cash":{"_0":1}}"#); tryDec(Pay.self, #"{"cash":{}}"#) }
do { print(try enc(Gen(v: 1, list: [nil, 2]))); print(try dec(Gen<String>.self, #"{"v":"a","list":[null,"b"]}"#)) }
do { print(try enc(Sub())); print(try dec(Sub.self, #"{"a":5,"b":6}"#).a) }
do { print(try enc(Custom(a: 1, b: [2], c: nil))) }
do { print(try dec(Custom.self, #"{"A":1,"b":[1,2],"nested":{"deep":null}}"#)) }
do { tryDec(Custom.self, #"{"A":1,"b":[1,"x"],"nested":{"deep":null}}"#) }
do { tryDec(Custom.self, #"{"A":1,"b":[1],"nested":3}"#); tryDec(Custom.self, #"{"A":1,"b":3}"#); tryDec(Custom.self, #"{"A":1}"#) }
do { tryDec(D.self, #"{"when":"x","data":"","url":"a","id":"x","dec":1,"x":1}"#); tryDec(D.self, #"{"when":1,"data":"*","url":"a","id":"x","dec":1,"x":1}"#); tryDec(D.self, #"{"when":1,"data":"AQ==","url":"","id":"x","dec":1,"x":1}"#); tryDec(D.self, #"{"when":1,"data":"AQ==","url":"a b","id":"x","dec":1,"x":1}"#) }
do { print(try dec([Date].self, "[\"1970-01-01T00:00:00Z\"]") { $0.dateDecodingStrategy = .iso8601 }[0].timeIntervalSince1970) }
do { tryDec([Date].self, "[\"1970-01-01\"]") { $0.dateDecodingStrategy = .iso8601 } }
do { tryDec([Date].self, "[\"x\"]") { $0.dateDecodingStrategy = .secondsSince1970 } }
do { tryDec([Date].self, "[\"x\"]") { d in let f = DateFormatter(); f.dateFormat = "yyyy"; d.dateDecodingStrategy = .formatted(f) } }
do { print(try dec([Date].self, "[1000]") { $0.dateDecodingStrategy = .millisecondsSince1970 }[0].timeIntervalSince1970) }
do { print(try dec([Date].self, "[7]") { $0.dateDecodingStrategy = .custom { d in Date(timeIntervalSince1970: Double(try d.singleValueContainer().decode(Int.self)) * 2) } }[0].timeIntervalSince1970) }
do { print(try dec([Double].self, "[\"inf\",\"n\"]") { $0.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "n") }) }
do { print(try dec([Data].self, "[\"AQI=\"]")[0].map { $0 }) }
do { struct W: Encodable { func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode([1: 2]); print(e.codingPath.count, e.userInfo.count) } }; print(try enc(W())) }
do { struct U: Encodable { func encode(to e: Encoder) throws { var c = e.unkeyedContainer(); try c.encode("a"); var n = c.nestedUnkeyedContainer(); try n.encode(1); var k = c.nestedContainer(keyedBy: AnyKey.self); try k.encode(true, forKey: AnyKey("z")); try c.encode(contentsOf: [1, 2].map { $0 }); print(c.count) } }; print(try enc(U())) }
do { struct U2: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); print(c.count as Any, try c.decode(String.self), try c.decodeNil(), c.currentIndex); var n = try c.nestedUnkeyedContainer(); print(try n.decode(Int.self), n.isAtEnd); let k = try c.nestedContainer(keyedBy: AnyKey.self); print(k.allKeys.map(\.stringValue), c.isAtEnd, try c.decodeIfPresent(Int.self) as Any) } }; tryDec(U2.self, #"["a",[1],{"z":1},null]"#); tryDec(U2.self, #"["a",[]]"#); tryDec(U2.self, #"["a"]"#) }
do { struct E: Codable {}; print(try enc(E()), try dec(E.self, "{\"x\":1}")) }
do { print(try enc((1...3).map { ["k": $0] })); print(try enc(CGPoint(x: 1, y: 2.5)), try enc(CGSize(width: 1, height: 2)), try enc(1..<3), try enc(URL(string: "http://x")!), try enc(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)) }
// expect: {"name":"a\"\/\n\u0001é😀\\","tags":[]}
// expect: {"age":-1,"name":"","tags":["x",""]}
// expect: [1,1.5,-0,1e+20,1e-07,0.1,123456789.123,5e-324,1e+100]
// expect: [0.1,1e+10,3]
// expect: [-9223372036854775808,9223372036854775807]
// expect: [18446744073709551615]
// expect: true
// expect: "x"
// expect: null
// expect: {"a":2,"b":1}
// expect: {"1":"y","2":"x"}
// expect: ["two",1]
// expect: {} []
// expect: {
// expect:   "age" : 1,
// expect:   "name" : "x",
// expect:   "tags" : [
// expect:     "a"
// expect:   ]
// expect: }
// expect: [
// expect: 
// expect: ]
// expect: {
// expect:   "a" : [
// expect: 
// expect:   ]
// expect: }
// expect: [
// expect:   [
// expect:     1,
// expect:     2
// expect:   ],
// expect:   [
// expect: 
// expect:   ]
// expect: ]
// expect: {"u":"a/b"}
// expect: {"data":"AQL\/","dec":1.1,"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","url":"https:\/\/a.b\/c?d=e","when":1.5,"x":2}
// expect: ["1970-01-01T00:00:00Z"]
// expect: [1700000000.5]
// expect: [1700000000500]
// expect: ["1970\/01\/01"]
// expect: ["D0.0"]
// expect: [2]
// expect: [[1,2]]
// expect: ["+","-","?"]
// expect: nan ["Index 0"] Unable to encode Double.nan directly in JSON.
// expect: {"_private":2,"a1_b":3,"first_name":"a","image_url":"u","last_seen_at":1}
// expect: Snake(firstName: "a", lastSeenAt: 1, imageURL: "x", _private: 2, a1B: 3)
// expect: {"firstName":1}
// expect: {"A1B":3,"FIRSTNAME":"a","IMAGEURL":"u","LASTSEENAT":1,"_PRIVATE":2}
// expect: 1000
// expect: 1
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: -0.0
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: 0.1
// expect: corrupt [] The given data was not valid JSON.
// expect: mismatch Double [] Expected to decode Double but found a string instead.
// expect: mismatch Bool [] Expected to decode Bool but found number instead.
// expect: true
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: é😀
// expect: /
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: [1]
// expect: ["a": 1]
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: corrupt [] The given data was not valid JSON.
// expect: 1
// expect: [Optional(1), nil]
// expect: notfound Int ["Index 1"] Cannot get value of type Int -- found null value instead
// expect: notfound Int [] Cannot get value of type Int -- found null value instead
// expect: nil
// expect: [1: "a"]
// expect: mismatch Int ["x"] Expected Int key but found String key instead.
// expect: [1]
// expect: one
// expect: corrupt [] Cannot initialize Kind from invalid String value three
// expect: mismatch String ["Index 1"] Expected to decode String but found number instead.
// expect: {"cash":{"_0":3}} {"card":{"number":"1"}} {"none":{}}
// expect: [{"cash":{"_0":1}},{"none":{}}]
// expect: cash(3)
// expect: card(number: "1", cvv: nil)
// expect: none
// expect: mismatch Pay [] Invalid number of keys found, expected one.
// expect: mismatch Pay [] Invalid number of keys found, expected one.
// expect: mismatch Pay [] Invalid number of keys found, expected one.
// expect: key _0 nil ["cash"] No value associated with key CashCodingKeys(stringValue: "_0", intValue: nil) ("_0").
// expect: {"list":[null,2],"v":1}
// expect: Gen<String>(v: "a", list: [nil, Optional("b")])
// expect: {"a":1,"b":2}
// expect: 5
// expect: {"A":1,"b":[2,null],"extra":null,"nested":{"deep":null}}
// expect: [N(stringValue: "deep", intValue: nil)] true true Optional(2) 2 0 ["nested"]
// expect: Custom(a: 1, b: [1, 2], c: nil)
// expect: mismatch Int ["b", "Index 1"] Expected to decode Int but found a string instead.
// expect: mismatch Dictionary<String, Any> ["nested"] Expected to decode Dictionary<String, Any> but found number instead.
// expect: mismatch Array<Any> ["b"] Expected to decode Array<Any> but found number instead.
// expect: key b nil [] No value associated with key CodingKeys(stringValue: "b", intValue: nil) ("b").
// expect: mismatch Double ["when"] Expected to decode Double but found a string instead.
// expect: corrupt ["data"] Encountered Data is not valid Base64.
// expect: corrupt ["url"] Invalid URL string.
// expect: corrupt ["id"] Attempted to decode UUID from invalid UUID string.
// expect: 0.0
// expect: corrupt [] Expected date string to be ISO8601-formatted.
// expect: mismatch Double ["Index 0"] Expected to decode Double but found a string instead.
// expect: corrupt ["Index 0"] Date string does not match format expected by formatter.
// expect: 1.0
// expect: 14.0
// expect: [inf, nan]
// expect: [1, 2]
// expect: 0 0
// expect: {"1":2}
// expect: 5
// expect: ["a",[1],{"z":true},1,2]
// expect: Optional(4) a false 1
// expect: 1 true
// expect: ["z"] false nil
// expect: U2()
// expect: Optional(2) a false 1
// expect: notfound Int ["Index 1", "Index 0"] Unkeyed container is at end.
// expect: notfound Never ["Index 1"] Unkeyed container is at end.
// expect: {} E()
// expect: [{"k":1},{"k":2},{"k":3}]
// expect: [1,2.5] [1,2] [1,3] "http:\/\/x" "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
