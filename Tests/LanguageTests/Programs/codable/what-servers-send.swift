import Foundation
struct Weather: Decodable { let city: String; let main: Main; let list: [Day]; let wind: [String: Double]; let extra: Extra?
  struct Main: Decodable { let temp: Double; let feelsLike: Double? }
  struct Day: Decodable, Identifiable { let id: Int; let at: Date; let icon: Icon; let tags: [String]
    enum Icon: String, Decodable { case sun = "01d", rain = "10d", unknown; init(from d: any Decoder) throws { self = Self(rawValue: try d.singleValueContainer().decode(String.self)) ?? .unknown } }
    private enum CodingKeys: String, CodingKey { case id, at = "dt", icon, tags }
    init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); id = try c.decode(Int.self, forKey: .id); at = try c.decode(Date.self, forKey: .at); icon = try c.decodeIfPresent(Icon.self, forKey: .icon) ?? .unknown; tags = (try? c.decode([String].self, forKey: .tags)) ?? [] } }
  enum Extra: Decodable { case text(String), number(Double), list([Extra]), object([String: Extra]), null
    init(from d: any Decoder) throws { let c = try d.singleValueContainer(); if c.decodeNil() { self = .null } else if let s = try? c.decode(String.self) { self = .text(s) } else if let n = try? c.decode(Double.self) { self = .number(n) } else if let l = try? c.decode([Extra].self) { self = .list(l) } else { self = .object(try c.decode([String: Extra].self)) } } } }
let json = #"{"city":"Oslo","main":{"temp":3.5,"feels_like":-1},"list":[{"id":1,"dt":86400,"icon":"01d","tags":["a"]},{"id":2,"dt":172800,"icon":"99","tags":null},{"id":3,"dt":0}],"wind":{"speed":4.5},"extra":{"a":[1,"x",null,{"b":2}]}}"#
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase; dec.dateDecodingStrategy = .secondsSince1970
let w = try dec.decode(Weather.self, from: Data(json.utf8))
print(w.city, w.main.temp, w.main.feelsLike ?? 0, w.wind["speed"]!, w.list.map { "\($0.id):\($0.icon):\($0.tags.count):\(Int($0.at.timeIntervalSince1970))" })
if case .object(let o)? = w.extra, case .list(let l)? = o["a"] { for e in l { switch e { case .text(let s): print("t", s); case .number(let n): print("n", n); case .null: print("null"); case .object(let d): print("o", d.keys.sorted()); case .list: print("l") } } }
func why<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch DecodingError.keyNotFound(let k, let c) { print("no key", k.stringValue, c.codingPath.map(\.stringValue)) } catch DecodingError.valueNotFound(let t, let c) { print("no value", t, c.codingPath.map(\.stringValue)) } catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }) } catch DecodingError.dataCorrupted(let c) { print("corrupt", c.debugDescription) } catch { print(error) } }
struct P: Codable, Equatable { var x: Int; var y: Int?; var n: [String: Q] = [:]; struct Q: Codable, Equatable { var v: [Int] } }
why(P.self, #"{"x":1,"n":{}}"#); why(P.self, #"{"y":1,"n":{}}"#); why(P.self, #"{"x":null,"n":{}}"#); why(P.self, #"{"x":"1","n":{}}"#); why(P.self, #"{"x":1,"n":{"k":{"v":[1,"a"]}}}"#); why(P.self, #"{"x":1"#); why([Int].self, "[1,2.5]"); why([String: Bool].self, #"{"a":true}"#); why(P.self, #"{"x":1.0,"n":{}}"#)
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]; enc.keyEncodingStrategy = .convertToSnakeCase; enc.dateEncodingStrategy = .custom { d, e in var c = e.singleValueContainer(); try c.encode("D\(Int(d.timeIntervalSince1970))") }
struct Event: Encodable { var startDate = Date(timeIntervalSince1970: 5); var theURL = URL(string: "https://a.b/c")!; var kind = Kind.b(2, note: "z"); var opt: Int? = nil; var set: Set<Int> = [1]; var data = Data([1, 2]); var f: Float = 0.1; var d: Decimal = 1.25; var t = [1: "a"]; var e: [Kind2: Int] = [.x: 1]; enum Kind: Encodable { case a, b(Int, note: String) }; enum Kind2: String, Encodable, CodingKeyRepresentable { case x } }
print(String(data: try enc.encode(Event()), encoding: .utf8)!)
class Base: Codable { var a = 1 }; final class Sub: Base { var b = 2; override init() { super.init() }; enum K: CodingKey { case b }; required init(from d: any Decoder) throws { b = try d.container(keyedBy: K.self).decode(Int.self, forKey: .b); try super.init(from: d) }; override func encode(to e: any Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(b, forKey: .b) } }
let s = Sub(); s.b = 9; let data = try JSONEncoder().encode(s); print(data.count, try JSONDecoder().decode(Sub.self, from: data).b)
let any = try JSONSerialization.jsonObject(with: Data(#"{"k":[1,true,"s",null]}"#.utf8)) as! [String: Any]; print((any["k"] as! [Any]).count, (any["k"] as! [Any])[2])
struct Lossy<T: Decodable>: Decodable { var items: [T] = []; init(from d: any Decoder) throws { var c = try d.unkeyedContainer(); while !c.isAtEnd { if let v = try? c.decode(T.self) { items.append(v) } else { _ = try c.decode(Skip.self) } } }; struct Skip: Decodable {} }
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data("[1, {}, 3]".utf8)).items)
struct Nested: Decodable { var deep: Int; enum A: CodingKey { case outer }; enum B: CodingKey { case inner }; init(from d: any Decoder) throws { deep = try d.container(keyedBy: A.self).nestedContainer(keyedBy: B.self, forKey: .outer).decode(Int.self, forKey: .inner) } }
print(try JSONDecoder().decode(Nested.self, from: Data(#"{"outer":{"inner":7}}"#.utf8)).deep, P(x: 1) == (try JSONDecoder().decode(P.self, from: JSONEncoder().encode(P(x: 1)))))
// expect: Oslo 3.5 -1.0 4.5 ["1:sun:1:86400", "2:unknown:0:172800", "3:unknown:0:0"]
// expect: n 1.0
// expect: t x
// expect: null
// expect: o ["b"]
// expect: P(x: 1, y: nil, n: [:])
// expect: no key x []
// expect: no value Int ["x"]
// expect: mismatch Int ["x"]
// expect: mismatch Int ["n", "k", "v", "1"]
// expect: corrupt The given data was not valid JSON.
// expect: corrupt The given data was not valid JSON.
// expect: ["a": true]
// expect: P(x: 1, y: nil, n: [:])
// expect: {"d":1.25,"data":"AQI=","e":{"x":1},"f":0.1,"kind":{"b":{"_0":2,"note":"z"}},"set":[1],"start_date":"D5","t":{"1":"a"},"the_url":"https://a.b/c"}
// expect: 13 9
// expect: 4 s
// expect: [1, 3]
// expect: 7 true
