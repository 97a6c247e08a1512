import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int?; init(_ s: String, _ i: Int? = nil) { stringValue = s; intValue = i }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { self.stringValue = "\(intValue)"; self.intValue = intValue } }
struct Oops: Error {}
enum E: String, CodingKey { case a, b = "B" }
for path in [[], [K("a")], [K("a"), K("b")], [K("Index 0", 0)], [K("a"), K("Index 1", 1), K("c")], [K("x.y"), K("é z"), K("")], [K("Index 0", 0), K("Index 1", 1)]] {
  print(DecodingError.typeMismatch([String: Any].self, .init(codingPath: path, debugDescription: "d.")))
  print(DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "")))
}
let p = [K("a")]
print(DecodingError.keyNotFound(K("k", 3), .init(codingPath: p, debugDescription: "x", underlyingError: Oops())))
print(DecodingError.keyNotFound(E.b, .init(codingPath: p, debugDescription: "x", underlyingError: NSError(domain: "D", code: 3))))
print(DecodingError.valueNotFound([Int].self, .init(codingPath: p, debugDescription: "x", underlyingError: DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "inner")))))
print(EncodingError.invalidValue("s", .init(codingPath: p, debugDescription: "x")))
print(EncodingError.invalidValue([1, 2] as Any, .init(codingPath: [], debugDescription: "x", underlyingError: Oops())))
print([DecodingError.dataCorrupted(.init(codingPath: p, debugDescription: "x"))])
print("\(DecodingError.dataCorrupted(.init(codingPath: p, debugDescription: "x")))", String(describing: DecodingError.dataCorrupted(.init(codingPath: p, debugDescription: "x"))) , String(reflecting: DecodingError.dataCorrupted(.init(codingPath: p, debugDescription: "x"))))
print(DecodingError.Context(codingPath: [E.a, K("z", 1)], debugDescription: "x"))
for e in [DecodingError.typeMismatch(Int.self, .init(codingPath: p, debugDescription: "x")), .valueNotFound(Int.self, .init(codingPath: p, debugDescription: "x")), .keyNotFound(K("k"), .init(codingPath: p, debugDescription: "x")), .dataCorrupted(.init(codingPath: p, debugDescription: "x"))] { print(e.localizedDescription, e.errorDescription as Any, e.failureReason as Any, e.recoverySuggestion as Any) }
print(EncodingError.invalidValue(1, .init(codingPath: p, debugDescription: "x")).localizedDescription)
struct P: Codable { var name: String; var tags: [String]; var in1: Inner? }
struct Inner: Codable { var v: Int }
func t<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch { print(error); if let d = error as? DecodingError { switch d { case .dataCorrupted(let c), .typeMismatch(_, let c), .valueNotFound(_, let c), .keyNotFound(_, let c): print(c.codingPath, c.underlyingError as Any) ; @unknown default: break } } } }
t([P].self, #"[{"name":"a","tags":["x", 1]}]"#)
t([P].self, #"[{"name":"a","tags":["x"],"in1":{}}]"#)
t([P].self, #"[{"name":"a","tags":["x"],"in1":{"v":1.5}}]"#)
t([String: Int].self, #"{"a":"b"}"#)
t([Int].self, "[1,2")
t([Int].self, "[300000000000000000000]")
t([Int: Int].self, #"{"x":1}"#)
t(URL.self, "1"); t(Date.self, "\"\""); t(UUID.self, "1"); t(Data.self, "1")
do { _ = try JSONEncoder().encode(["a": [Double.infinity]]) } catch { print(error) }
do { _ = try JSONEncoder().encode(Float.nan) } catch { print(error) }
struct N: Encodable { func encode(to e: Encoder) throws {} }
do { print(String(decoding: try JSONEncoder().encode(N()), as: UTF8.self)) } catch { print(error) }
do { print(String(decoding: try JSONEncoder().encode([N()]), as: UTF8.self)) } catch { print(error) }
print(E.a, E.b, [E.a], E(stringValue: "B") as Any, E(intValue: 1) as Any, K("x").description, K("x", 1).debugDescription)
func enc<T: Encodable>(_ v: T) throws -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(decoding: try e.encode(v), as: UTF8.self) }
print(try enc(CGRect(x: 1, y: 2, width: 3, height: 4)), try enc(1...3))
print(try enc(Decimal(1.5)), try enc(1.0 as CGFloat), try enc(Optional(3)), try enc([Optional<Int>.none, 1]))
t(Range<Int>.self, "[3,1]"); t(CGPoint.self, "[1]")
print(try enc([Float.pi]), try enc(Calendar.Identifier.gregorian == .gregorian))
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: a. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: a.b. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a.b
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [0]. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0]
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: a[1].c. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a[1].c
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: `x.y`.é z.. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: `x.y`.é z.
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [0][1]. Debug description: d.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0][1]
// expect: DecodingError.keyNotFound: Key '[3]' not found in keyed decoding container. Path: a. Debug description: x. Underlying error: Oops()
// expect: DecodingError.keyNotFound: Key 'B' not found in keyed decoding container. Path: a. Debug description: x. Underlying error: Error Domain=D Code=3 "(null)"
// expect: DecodingError.valueNotFound: Expected value of type Array<Int> but found null instead. Path: a. Debug description: x. Underlying error: DecodingError.dataCorrupted: Data was corrupted. Debug description: inner
// expect: EncodingError.invalidValue: "s" (String). Path: a. Debug description: x
// expect: EncodingError.invalidValue: [1, 2] (Array<Int>). Debug description: x. Underlying error: Oops()
// expect: [DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: x]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: x DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: x DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: x
// expect: Context(codingPath: [E(stringValue: "a", intValue: nil), K(stringValue: "z", intValue: 1)], debugDescription: "x", underlyingError: nil)
// expect: The operation could not be completed. The data isn’t in the correct format. nil nil nil
// expect: The operation could not be completed. The data is missing. nil nil nil
// expect: The operation could not be completed. The data is missing. nil nil nil
// expect: The operation could not be completed. The data isn’t in the correct format. nil nil nil
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.typeMismatch: expected value of type String. Path: [0].tags[1]. Debug description: Expected to decode String but found number instead.
// expect: [_CodingKey(stringValue: "Index 0", intValue: 0), CodingKeys(stringValue: "tags", intValue: nil), _CodingKey(stringValue: "Index 1", intValue: 1)] nil
// expect: DecodingError.keyNotFound: Key 'v' not found in keyed decoding container. Path: [0].in1. Debug description: No value associated with key CodingKeys(stringValue: "v", intValue: nil) ("v").
// expect: [_CodingKey(stringValue: "Index 0", intValue: 0), CodingKeys(stringValue: "in1", intValue: nil)] nil
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: [] nil
// expect: DecodingError.typeMismatch: expected value of type Int. Path: a. Debug description: Expected to decode Int but found a string instead.
// expect: [_DictionaryCodingKey(stringValue: "a", intValue: nil)] nil
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: [] nil
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: [] nil
// expect: DecodingError.typeMismatch: expected value of type Int. Path: x. Debug description: Expected Int key but found String key instead.
// expect: [_DictionaryCodingKey(stringValue: "x", intValue: nil)] nil
// expect: DecodingError.typeMismatch: expected value of type String. Debug description: Expected to decode String but found number instead.
// expect: [] nil
// expect: DecodingError.typeMismatch: expected value of type Double. Debug description: Expected to decode Double but found a string instead.
// expect: [] nil
// expect: DecodingError.typeMismatch: expected value of type String. Debug description: Expected to decode String but found number instead.
// expect: [] nil
// expect: DecodingError.typeMismatch: expected value of type String. Debug description: Expected to decode String but found number instead.
// expect: [] nil
// expect: EncodingError.invalidValue: inf (Double). Path: a[0]. Debug description: Unable to encode Double.inf directly in JSON.
// expect: EncodingError.invalidValue: nan (Float). Debug description: Unable to encode Float.nan directly in JSON.
// expect: EncodingError.invalidValue: main.N() (N). Debug description: Top-level N did not encode any values.
// expect: [{}]
// expect: E(stringValue: "a", intValue: nil) E(stringValue: "B", intValue: nil) [E(stringValue: "a", intValue: nil)] Optional(E(stringValue: "B", intValue: nil)) nil K(stringValue: "x", intValue: nil) K(stringValue: "x", intValue: 1)
// expect: [[1,2],[3,4]] [1,3]
// expect: 1.5 1 3 [null,1]
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Cannot initialize Range<Int> with a lowerBound (3) greater than upperBound (1)
// expect: [] nil
// expect: DecodingError.valueNotFound: Expected value of type CGFloat but found null instead. Path: [1]. Debug description: Unkeyed container is at end.
// expect: [_CodingKey(stringValue: "Index 1", intValue: 1)] nil
// expect: [3.1415925] true
