import Foundation
// JSON-like parser
indirect enum JSON: Equatable, CustomStringConvertible {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([(key: String, value: JSON)])
  static func == (a: JSON, b: JSON) -> Bool { a.description == b.description }
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let b): b ? "true" : "false"
    case .number(let n) where n == n.rounded(): String(format: "%.0f", n)
    case .number(let n): String(n)
    case .string(let s): "\"\(s)\""
    case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"
    case .object(let o): "{" + o.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first(where: { $0.key == key })?.value
  }
  subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices ~= index else { return nil }
    return items[index]
  }
}
struct ParseError: Error, LocalizedError {
  let position: Int, reason: String
  var errorDescription: String? { "at \(position): \(reason)" }
}
struct Parser {
  private let chars: [Character]
  private var i = 0
  init(_ text: String) { chars = Array(text) }
  private var peek: Character? { i < chars.count ? chars[i] : nil }
  private mutating func skip() { while let c = peek, c.isWhitespace { i += 1 } }
  private mutating func expect(_ c: Character) throws {
    guard peek == c else { throw ParseError(position: i, reason: "expected \(c), found \(peek.map(String.init) ?? "end")") }
    i += 1
  }
  mutating func parse() throws -> JSON {
    let v = try value(); skip()
    if let extra = peek { throw ParseError(position: i, reason: "unexpected \(extra)") }
    return v
  }
  private mutating func value() throws -> JSON {
    skip()
    switch peek {
    case "{"?: return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "t", "f", "n": return try word()
    case let c? where c.isNumber || c == "-": return try number()
    case let c?: throw ParseError(position: i, reason: "bad character \(c)")
    case nil: throw ParseError(position: i, reason: "unexpected end")
    }
  }
  private mutating func word() throws -> JSON {
    for (text, result) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)] {
      if chars[i...].starts(with: text) { i += text.count; return result }
    }
    throw ParseError(position: i, reason: "unknown word")
  }
  private mutating func number() throws -> JSON {
    let start = i
    while let c = peek, c.isNumber || "+-.eE".contains(c) { i += 1 }
    guard let n = Double(String(chars[start..<i])) else { throw ParseError(position: start, reason: "bad number") }
    return .number(n)
  }
  private mutating func string() throws -> String {
    try expect("\"")
    var out = ""
    while let c = peek, c != "\"" {
      if c == "\\" { i += 1; switch peek { case "n"?: out += "\n"; case "t"?: out.append("\t"); case let e?: out.append(e); case nil: break } }
      else { out.append(c) }
      i += 1
    }
    try expect("\"")
    return out
  }
  private mutating func array() throws -> JSON {
    try expect("["); var items: [JSON] = []; skip()
    while peek != "]" {
      items.append(try value()); skip()
      if peek == "," { i += 1 } else { break }
    }
    try expect("]")
    return .array(items)
  }
  private mutating func object() throws -> JSON {
    try expect("{"); var pairs = [(key: String, value: JSON)](); skip()
    repeat {
      skip(); if peek == "}" { break }
      let k = try string(); skip(); try expect(":")
      pairs.append((k, try value())); skip()
      guard peek == "," else { break }
      i += 1
    } while true
    try expect("}")
    return .object(pairs)
  }
}
let texts = [#"{"name": "Tom", "age": 3, "tags": ["a", "b\n", null], "ok": true, "w": 4.25}"#, "[1, 2", "{\"a\" 1}", "tru", "[1,-2e3, 0.5]", "", "1 2"]
for text in texts {
  var p = Parser(text)
  do { let j = try p.parse(); print(j); print(j["tags"]?[1] as Any, j[0] ?? .null) }
  catch let e as ParseError where e.position == 0 { print("early:", e.reason) }
  catch { print("failed", error.localizedDescription) }
}
print(try! { var p = Parser("[[],{}]"); return try p.parse() == .array([.array([]), .object([])]) }())
// expect: {"name":"Tom","age":3,"tags":["a","b
// expect: ",null],"ok":true,"w":4.25}
// expect: Optional("b
// expect: ") null
// expect: failed at 5: expected ], found end
// expect: failed at 5: expected :, found 1
// expect: early: unknown word
// expect: [1,-2000,0.5]
// expect: nil 1
// expect: early: unexpected end
// expect: failed at 2: unexpected 2
// expect: true
