import Foundation
// Codable with custom keys, nested containers, enums; text report
struct Address: Codable, Hashable { var street: String, city: String?; var geo: [Double] = [] }
enum Role: Codable, Equatable { case admin(level: Int), guest, member(String) }
struct User: Codable, Identifiable { let id: UUID; var name: String; var email: String?; var joined: Date; var address: Address; var roles: [Role]; var meta: [String: Int]
  enum CodingKeys: String, CodingKey { case id, name = "full_name", email, joined, address, roles, meta = "extra" } }
struct Wrapper<T: Codable>: Codable { let data: T; let page: Int? }
struct Shape: Decodable { let kind: String, area: Double
  private enum K: String, CodingKey { case type, w, h, r }
  init(from d: any Decoder) throws { let c = try d.container(keyedBy: K.self); kind = try c.decode(String.self, forKey: .type)
    switch kind { case "rect": area = try c.decode(Double.self, forKey: .w) * c.decode(Double.self, forKey: .h); case "circle": let r = try c.decodeIfPresent(Double.self, forKey: .r) ?? 1; area = .pi * r * r
    default: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown \(kind)") } } }
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys]; enc.dateEncodingStrategy = .iso8601; enc.keyEncodingStrategy = .useDefaultKeys
let u = User(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Ann \"A\" O'Neil", email: nil, joined: Date(timeIntervalSince1970: 86400 * 365), address: Address(street: "1 Main", city: nil, geo: [1.5, -2]), roles: [.admin(level: 3), .guest, .member("x")], meta: ["b": 2, "a": 1])
let text = String(data: try enc.encode(Wrapper(data: [u], page: 2)), encoding: .utf8)!
print(text)
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
let w = try dec.decode(Wrapper<[User]>.self, from: Data(text.utf8))
print(w.data[0].roles == u.roles, w.data.first?.address == u.address, w.page!, w.data[0].joined == u.joined)
for s in [#"[{"type":"rect","w":2,"h":3.5},{"type":"circle"}]"#, #"[{"type":"hex"}]"#, #"[{"type":"rect","w":"2"}]"#, #"[{"w":1}]"#, "{", #"{"type":1}"#] {
  do { print(try dec.decode([Shape].self, from: Data(s.utf8)).map { "\($0.kind) \(String(format: "%.2f", $0.area))" }) }
  catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.count) }
  catch DecodingError.typeMismatch(let t, let c) { print("type", t, c.codingPath.map(\.stringValue)) }
  catch DecodingError.dataCorrupted(let c) where !c.codingPath.isEmpty { print("corrupt", c.debugDescription, c.codingPath.last!.stringValue) }
  catch { print("other", type(of: error)) } }
struct Column<Row> { let title: String, width: Int, right: Bool; let value: (Row) -> String
  init(_ t: String, _ w: Int, right: Bool = false, _ v: @escaping (Row) -> String) { (title, width, self.right, value) = (t, w, right, v) }
  init<V>(_ t: String, _ w: Int, _ k: KeyPath<Row, V>) { self.init(t, w, right: V.self == Int.self) { "\($0[keyPath: k])" } }
  func cell(_ s: String) -> String { let s = String(s.prefix(width)); let pad = String(repeating: " ", count: width - s.count); return right ? pad + s : s + pad } }
func table<R>(_ rows: some Sequence<R>, _ cols: Column<R>...) -> String { let head = cols.map { $0.cell($0.title) }.joined(separator: " | "); return ([head, String(repeating: "=", count: head.count)] + rows.map { r in cols.map { $0.cell($0.value(r)) }.joined(separator: " | ") }).joined(separator: "\n") }
struct Row { let name: String, qty: Int, price: Double }
let rows = [Row(name: "Widget", qty: 12, price: 3.5), Row(name: "Extraordinary", qty: 3, price: 1234.567)]
print(table(rows, Column("Name", 8, \.name), Column("Qty", 4, \.qty), Column("Total", 10, right: true) { String(format: "%.2f", Double($0.qty) * $0.price) }))
let words = "the quick brown the lazy dog the end".split(separator: " "); let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
for (w, n) in freq.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(3) { print("\(w):".padding(toLength: 8, withPad: " ", startingAt: 0) + String(repeating: "*", count: n)) }
func wrap(_ s: String, _ n: Int) -> [String] { s.split(separator: " ").reduce(into: [String](repeating: "", count: 1)) { l, w in if l[l.count - 1].count + w.count + 1 > n { l.append("\(w)") } else { l[l.count - 1] += (l.last!.isEmpty ? "" : " ") + w } } }
print(wrap("Now is the time for all good men to come to the aid", 14))
// expect: {
// expect: "data" : [
// expect: {
// expect: "address" : {
// expect: "geo" : [
// expect: 1.5,
// expect: -2
// expect: ],
// expect: "street" : "1 Main"
// expect: },
// expect: "extra" : {
// expect: "a" : 1,
// expect: "b" : 2
// expect: },
// expect: "full_name" : "Ann \"A\" O'Neil",
// expect: "id" : "00000000-0000-0000-0000-000000000001",
// expect: "joined" : "1971-01-01T00:00:00Z",
// expect: "roles" : [
// expect: {
// expect: "admin" : {
// expect: "level" : 3
// expect: }
// expect: },
// expect: {
// expect: "guest" : {
// expect:
// expect: }
// expect: },
// expect: {
// expect: "member" : {
// expect: "_0" : "x"
// expect: }
// expect: }
// expect: ]
// expect: }
// expect: ],
// expect: "page" : 2
// expect: }
// expect: true true 2 true
// expect: ["rect 7.00", "circle 3.14"]
// expect: corrupt unknown hex type
// expect: type Double ["Index 0", "w"]
// expect: missing type 1
// expect: other DecodingError
// expect: type Array<Any> []
// expect: Name     |  Qty |      Total
// expect: ============================
// expect: Widget   |   12 |      42.00
// expect: Extraord |    3 |    3703.70
// expect: the:    ***
// expect: brown:  *
// expect: dog:    *
// expect: ["Now is the", "time for all", "good men to", "come to the", "aid"]
