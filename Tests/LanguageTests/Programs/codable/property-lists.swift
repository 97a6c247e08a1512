// Property lists, as XML and in the binary form.
import Foundation
struct Book: Codable, Equatable {
  var title: String
  var pages: Int
  var price: Double
  var isRead: Bool
  var tags: [String]
  var notes: [String: Int]
  var published: Date
  var cover: Data
  var site: URL
  var subtitle: String?
  var big: UInt64
  var ratio: Float
  var negative: Int
  var empty: [Int]
  var nested: [Book]
}
let inner = Book(title: "Inner & <more> \"x\"", pages: 2, price: 1, isRead: false, tags: [], notes: [:], published: Date(timeIntervalSinceReferenceDate: 0), cover: Data(), site: URL(string: "https://a.b/c?d=e")!, subtitle: "s", big: 1, ratio: 0.5, negative: -1, empty: [], nested: [])
let book = Book(title: "Größe", pages: 300, price: 12.25, isRead: true, tags: ["a", "b", "a"], notes: ["k": 70000], published: Date(timeIntervalSince1970: 1_700_000_000), cover: Data((0..<100).map { UInt8($0) }), site: URL(string: "https://x.y")!, subtitle: nil, big: 1 << 40, ratio: 2, negative: -70000, empty: [], nested: [inner])
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let xml = try! encoder.encode(book)
print(String(decoding: xml, as: UTF8.self))
let binary = try! PropertyListEncoder().encode(book)
print(binary.count, binary.prefix(8).map { $0 })
print(binary.map { String($0, radix: 16) }.joined(separator: " "))
for data in [xml, binary] {
  let back = try PropertyListDecoder().decode(Book.self, from: data)
  print(back == book, back.nested[0].title, back.published.timeIntervalSince1970)
}
print(String(decoding: try! encoder.encode([1, 2]), as: UTF8.self).split(separator: "\n")[3...].joined())
print(String(decoding: try! encoder.encode(["x": Optional<Int>.none]), as: UTF8.self).split(separator: "\n")[3...].joined())
do { _ = try encoder.encode(5) } catch EncodingError.invalidValue(let value, let context) { print(value, context.debugDescription, context.underlyingError as Any) }
do { _ = try PropertyListDecoder().decode([String].self, from: try encoder.encode([1])) } catch DecodingError.typeMismatch(let type, let context) { print(type, context.debugDescription) }
do { _ = try PropertyListDecoder().decode([String: Date].self, from: try encoder.encode(["a": 1])) } catch DecodingError.typeMismatch(let type, let context) { print(type, context.debugDescription) }
var format = PropertyListDecoder.PropertyListFormat.xml
print(try PropertyListDecoder().decode([Int].self, from: try PropertyListEncoder().encode([7]), format: &format), format)
let list = try PropertyListSerialization.propertyList(from: xml, options: [], format: nil) as! [String: Any]
print(list["pages"] as! Int, (list["tags"] as! [String]).count, list["isRead"] as! Bool)
let made = try PropertyListSerialization.data(fromPropertyList: ["a": 1, "b": ["x", "y"]] as [String: Any], format: .xml, options: 0)
print(String(decoding: made, as: UTF8.self))
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <dict>
// expect: 	<key>big</key>
// expect: 	<integer>1099511627776</integer>
// expect: 	<key>cover</key>
// expect: 	<data>
// expect: 	AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEy
// expect: 	MzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiYw==
// expect: 	</data>
// expect: 	<key>empty</key>
// expect: 	<array/>
// expect: 	<key>isRead</key>
// expect: 	<true/>
// expect: 	<key>negative</key>
// expect: 	<integer>-70000</integer>
// expect: 	<key>nested</key>
// expect: 	<array>
// expect: 		<dict>
// expect: 			<key>big</key>
// expect: 			<integer>1</integer>
// expect: 			<key>cover</key>
// expect: 			<data>
// expect: 			</data>
// expect: 			<key>empty</key>
// expect: 			<array/>
// expect: 			<key>isRead</key>
// expect: 			<false/>
// expect: 			<key>negative</key>
// expect: 			<integer>-1</integer>
// expect: 			<key>nested</key>
// expect: 			<array/>
// expect: 			<key>notes</key>
// expect: 			<dict/>
// expect: 			<key>pages</key>
// expect: 			<integer>2</integer>
// expect: 			<key>price</key>
// expect: 			<real>1</real>
// expect: 			<key>published</key>
// expect: 			<date>2001-01-01T00:00:00Z</date>
// expect: 			<key>ratio</key>
// expect: 			<real>0.5</real>
// expect: 			<key>site</key>
// expect: 			<dict>
// expect: 				<key>relative</key>
// expect: 				<string>https://a.b/c?d=e</string>
// expect: 			</dict>
// expect: 			<key>subtitle</key>
// expect: 			<string>s</string>
// expect: 			<key>tags</key>
// expect: 			<array/>
// expect: 			<key>title</key>
// expect: 			<string>Inner &amp; &lt;more&gt; "x"</string>
// expect: 		</dict>
// expect: 	</array>
// expect: 	<key>notes</key>
// expect: 	<dict>
// expect: 		<key>k</key>
// expect: 		<integer>70000</integer>
// expect: 	</dict>
// expect: 	<key>pages</key>
// expect: 	<integer>300</integer>
// expect: 	<key>price</key>
// expect: 	<real>12.25</real>
// expect: 	<key>published</key>
// expect: 	<date>2023-11-14T22:13:20Z</date>
// expect: 	<key>ratio</key>
// expect: 	<real>2</real>
// expect: 	<key>site</key>
// expect: 	<dict>
// expect: 		<key>relative</key>
// expect: 		<string>https://x.y</string>
// expect: 	</dict>
// expect: 	<key>tags</key>
// expect: 	<array>
// expect: 		<string>a</string>
// expect: 		<string>b</string>
// expect: 		<string>a</string>
// expect: 	</array>
// expect: 	<key>title</key>
// expect: 	<string>Größe</string>
// expect: </dict>
// expect: </plist>
// expect:
// expect: 621 [98, 112, 108, 105, 115, 116, 48, 48]
// expect: 62 70 6c 69 73 74 30 30 de 1 2 3 4 5 6 7 8 9 a b c d e f 10 11 12 13 16 19 1a 1b 1e 1f 20 21 22 55 74 69 74 6c 65 55 70 61 67 65 73 55 70 72 69 63 65 56 69 73 52 65 61 64 54 74 61 67 73 55 6e 6f 74 65 73 59 70 75 62 6c 69 73 68 65 64 55 63 6f 76 65 72 54 73 69 74 65 53 62 69 67 55 72 61 74 69 6f 58 6e 65 67 61 74 69 76 65 55 65 6d 70 74 79 56 6e 65 73 74 65 64 65 0 47 0 72 0 f6 0 df 0 65 11 1 2c 23 40 28 80 0 0 0 0 0 9 a3 14 15 14 51 61 51 62 d1 17 18 51 6b 12 0 1 11 70 33 41 c5 82 14 40 0 0 0 4f 10 64 0 1 2 3 4 5 6 7 8 9 a b c d e f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f 20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f 30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f 40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f 50 51 52 53 54 55 56 57 58 59 5a 5b 5c 5d 5e 5f 60 61 62 63 d1 1c 1d 58 72 65 6c 61 74 69 76 65 5b 68 74 74 70 73 3a 2f 2f 78 2e 79 14 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 22 40 0 0 0 13 ff ff ff ff ff fe ee 90 a0 a1 23 df 10 f 1 2 3 4 5 6 7 8 9 24 a b c d e 25 26 27 28 29 2a 2b 2c 2d 2f 30 31 32 33 34 58 73 75 62 74 69 74 6c 65 5f 10 12 49 6e 6e 65 72 20 26 20 3c 6d 6f 72 65 3e 20 22 78 22 10 2 23 3f f0 0 0 0 0 0 0 8 a0 d0 33 0 0 0 0 0 0 0 0 40 d1 1c 2e 5f 10 11 68 74 74 70 73 3a 2f 2f 61 2e 62 2f 63 3f 64 3d 65 51 73 14 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 22 3f 0 0 0 13 ff ff ff ff ff ff ff ff a0 a0 0 8 0 25 0 2b 0 31 0 37 0 3e 0 43 0 49 0 53 0 59 0 5e 0 62 0 68 0 71 0 77 0 7e 0 89 0 8c 0 95 0 96 0 9a 0 9c 0 9e 0 a1 0 a3 0 a8 0 b1 1 18 1 1b 1 24 1 30 1 41 1 46 1 4f 1 50 1 52 1 73 1 7c 1 91 1 93 1 9c 1 9d 1 9e 1 9f 1 a8 1 a9 1 ac 1 c0 1 c2 1 d3 1 d8 1 e1 1 e2 0 0 0 0 0 0 2 1 0 0 0 0 0 0 0 35 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 e3
// expect: true Inner & <more> "x" 1700000000.0
// expect: true Inner & <more> "x" 1700000000.0
// expect: <array>	<integer>1</integer>	<integer>2</integer></array></plist>
// expect: <dict>	<key>x</key>	<string>$null</string></dict></plist>
// expect: 5 Unable to encode the given top-level value as a property list Optional(EncodingError.invalidValue: 5 (Int). Debug description: Top-level Int encoded as number property list fragment.)
// expect: String Expected to decode String but found an integer instead.
// expect: Date Expected to decode Date but found an integer instead.
// expect: [7] binary
// expect: 300 3 true
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <dict>
// expect: 	<key>a</key>
// expect: 	<integer>1</integer>
// expect: 	<key>b</key>
// expect: 	<array>
// expect: 		<string>x</string>
// expect: 		<string>y</string>
// expect: 	</array>
// expect: </dict>
// expect: </plist>
// expect:
