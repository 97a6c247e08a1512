import Foundation
struct P: Decodable { let feed: Int; struct In: Decodable { let x: String }; let i: In? }
struct Q: Decodable { enum CodingKeys: String, CodingKey { case a = "aa" }; let a: Int }
for s in ["{\"feed\":\"x\"}", "{}", "{\"feed\":1,\"i\":{\"x\":3}}"] {
  do { _ = try JSONDecoder().decode(P.self, from: Data(s.utf8)) } catch { dump(error); print(error) }
  do { _ = try JSONDecoder().decode([P].self, from: Data("[\(s)]".utf8)) } catch let DecodingError.typeMismatch(t, c) { dump(c.codingPath); print(t, c.codingPath) } catch let DecodingError.keyNotFound(k, c) { dump(k); print(k, c.codingPath); debugPrint(k); print(Mirror(reflecting: k).children.count, Mirror(reflecting: k).displayStyle as Any, k.stringValue, String(reflecting: k)) } catch { print("?") }
  do { _ = try JSONDecoder().decode(Q.self, from: Data(s.utf8)) } catch { dump(error) }
}
class N: NSCopying { let v: Int; init(_ v: Int) { self.v = v }; func copy(with zone: NSZone? = nil) -> Any { N(v + 1) } }
func twice<T: NSCopying>(_ t: T) -> T? { t.copy() as? T }
print(twice(N(1))!.v, (N(3).copy() as! N).v)
let c: any NSCopying = N(5); print((c.copy() as! N).v, (c.copy(with: nil) as! N).v)
class M: NSMutableCopying { func mutableCopy(with zone: NSZone? = nil) -> Any { "m" } }
print(M().mutableCopy())
// expect: ▿ DecodingError.typeMismatch: expected value of type Int. Path: feed. Debug description: Expected to decode Int but found a string instead.
// expect: ▿ typeMismatch: (2 elements)
// expect: - .0: Swift.Int #0
// expect: ▿ .1: Swift.DecodingError.Context
// expect: ▿ codingPath: 1 element
// expect: - CodingKeys(stringValue: "feed", intValue: nil)
// expect: - debugDescription: "Expected to decode Int but found a string instead."
// expect: - underlyingError: nil
// expect: DecodingError.typeMismatch: expected value of type Int. Path: feed. Debug description: Expected to decode Int but found a string instead.
// expect: ▿ 2 elements
// expect: ▿ _CodingKey(stringValue: "Index 0", intValue: 0)
// expect: - index: 0
// expect: - CodingKeys(stringValue: "feed", intValue: nil)
// expect: Int [_CodingKey(stringValue: "Index 0", intValue: 0), CodingKeys(stringValue: "feed", intValue: nil)]
// expect: ▿ DecodingError.keyNotFound: Key 'aa' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "aa", intValue: nil) ("aa").
// expect: ▿ keyNotFound: (2 elements)
// expect: - .0: CodingKeys(stringValue: "aa", intValue: nil)
// expect: ▿ .1: Swift.DecodingError.Context
// expect: - codingPath: 0 elements
// expect: - debugDescription: "No value associated with key CodingKeys(stringValue: \"aa\", intValue: nil) (\"aa\")."
// expect: - underlyingError: nil
// expect: ▿ DecodingError.keyNotFound: Key 'feed' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "feed", intValue: nil) ("feed").
// expect: ▿ keyNotFound: (2 elements)
// expect: - .0: CodingKeys(stringValue: "feed", intValue: nil)
// expect: ▿ .1: Swift.DecodingError.Context
// expect: - codingPath: 0 elements
// expect: - debugDescription: "No value associated with key CodingKeys(stringValue: \"feed\", intValue: nil) (\"feed\")."
// expect: - underlyingError: nil
// expect: DecodingError.keyNotFound: Key 'feed' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "feed", intValue: nil) ("feed").
// expect: - CodingKeys(stringValue: "feed", intValue: nil)
// expect: CodingKeys(stringValue: "feed", intValue: nil) [_CodingKey(stringValue: "Index 0", intValue: 0)]
// expect: CodingKeys(stringValue: "feed", intValue: nil)
// expect: 0 Optional(Swift.Mirror.DisplayStyle.enum) feed CodingKeys(stringValue: "feed", intValue: nil)
// expect: ▿ DecodingError.keyNotFound: Key 'aa' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "aa", intValue: nil) ("aa").
// expect: ▿ keyNotFound: (2 elements)
// expect: - .0: CodingKeys(stringValue: "aa", intValue: nil)
// expect: ▿ .1: Swift.DecodingError.Context
// expect: - codingPath: 0 elements
// expect: - debugDescription: "No value associated with key CodingKeys(stringValue: \"aa\", intValue: nil) (\"aa\")."
// expect: - underlyingError: nil
// expect: ▿ DecodingError.typeMismatch: expected value of type String. Path: i.x. Debug description: Expected to decode String but found number instead.
// expect: ▿ typeMismatch: (2 elements)
// expect: - .0: Swift.String #0
// expect: ▿ .1: Swift.DecodingError.Context
// expect: ▿ codingPath: 2 elements
// expect: - CodingKeys(stringValue: "i", intValue: nil)
// expect: - CodingKeys(stringValue: "x", intValue: nil)
// expect: - debugDescription: "Expected to decode String but found number instead."
// expect: - underlyingError: nil
// expect: DecodingError.typeMismatch: expected value of type String. Path: i.x. Debug description: Expected to decode String but found number instead.
// expect: ▿ 3 elements
// expect: ▿ _CodingKey(stringValue: "Index 0", intValue: 0)
// expect: - index: 0
// expect: - CodingKeys(stringValue: "i", intValue: nil)
// expect: - CodingKeys(stringValue: "x", intValue: nil)
// expect: String [_CodingKey(stringValue: "Index 0", intValue: 0), CodingKeys(stringValue: "i", intValue: nil), CodingKeys(stringValue: "x", intValue: nil)]
// expect: ▿ DecodingError.keyNotFound: Key 'aa' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "aa", intValue: nil) ("aa").
// expect: ▿ keyNotFound: (2 elements)
// expect: - .0: CodingKeys(stringValue: "aa", intValue: nil)
// expect: ▿ .1: Swift.DecodingError.Context
// expect: - codingPath: 0 elements
// expect: - debugDescription: "No value associated with key CodingKeys(stringValue: \"aa\", intValue: nil) (\"aa\")."
// expect: - underlyingError: nil
// expect: 2 4
// expect: 6 6
// expect: m
