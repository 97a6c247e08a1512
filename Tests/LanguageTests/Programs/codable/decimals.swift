import Foundation
let e = JSONEncoder()
print(String(decoding: try e.encode([Decimal(string: "12345678901234567890.123")!, 0.1, 3, -2.50, Decimal(1) / 3]), as: UTF8.self))
print(try JSONDecoder().decode([Decimal].self, from: Data("[0.1, 12345678901234567890.123, 1e3, -4.50, 100]".utf8)))
struct M: Codable { var amount: Decimal }
let p = PropertyListEncoder(); p.outputFormat = .xml
let d = try p.encode(M(amount: 1.5))
print(String(decoding: d, as: UTF8.self))
print(try PropertyListDecoder().decode(M.self, from: d))
let big = try p.encode(M(amount: Decimal(string: "-123456789012345678901234567890")!))
print(String(decoding: big, as: UTF8.self))
print(try PropertyListDecoder().decode(M.self, from: big))
do { _ = try JSONDecoder().decode([String: Decimal].self, from: Data(#"{"a":"x"}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Decimal].self, from: Data(#"[true]"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([Decimal].self, from: Data(#"[null]"#.utf8)) } catch { print(error) }
do { print(String(decoding: try e.encode([Decimal.nan]), as: UTF8.self)) } catch { print(error) }
do { print(String(decoding: try p.encode([Decimal.nan, 0, 0.001, 1000000]), as: UTF8.self)) } catch { print(error) }
struct Price: Codable { var net: Decimal; var tax: Decimal?; var sums: [String: Decimal] }
e.outputFormatting = [.sortedKeys, .prettyPrinted]
let price = Price(net: Decimal(string: "19.99")!, tax: nil, sums: ["a": 0.1 + 0.2, "b": 5])
print(String(decoding: try e.encode(price), as: UTF8.self))
let again = try JSONDecoder().decode(Price.self, from: e.encode(price))
print(again.net, again.sums.count, again.sums["a"]! == 0.3, again.net * 3)
print(try JSONDecoder().decode(Decimal.self, from: Data("18446744073709551615".utf8)), try JSONDecoder().decode([Double].self, from: Data("[1e400]".utf8).count > 3 ? Data("[1.5, 18446744073709551615]".utf8) : Data()))
// expect: [12345678901234567890.123,0.1,3,-2.5,0.33333333333333333333333333333333333333]
// expect: [0.1, 12345678901234567890.123, 1000, -4.5, 100]
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <dict>
// expect: 	<key>amount</key>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>-1</integer>
// expect: 		<key>isCompact</key>
// expect: 		<true/>
// expect: 		<key>isNegative</key>
// expect: 		<false/>
// expect: 		<key>length</key>
// expect: 		<integer>1</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>15</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: </dict>
// expect: </plist>
// expect:
// expect: M(amount: 1.5)
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <dict>
// expect: 	<key>amount</key>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>1</integer>
// expect: 		<key>isCompact</key>
// expect: 		<true/>
// expect: 		<key>isNegative</key>
// expect: 		<true/>
// expect: 		<key>length</key>
// expect: 		<integer>6</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>33045</integer>
// expect: 			<integer>28217</integer>
// expect: 			<integer>51633</integer>
// expect: 			<integer>18110</integer>
// expect: 			<integer>6962</integer>
// expect: 			<integer>10212</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: </dict>
// expect: </plist>
// expect:
// expect: M(amount: -123456789012345678901234567890)
// expect: DecodingError.typeMismatch: expected value of type Decimal. Path: a
// expect: DecodingError.typeMismatch: expected value of type Decimal. Path: [0]
// expect: DecodingError.valueNotFound: Expected value of type Decimal but found null instead. Path: [0]. Debug description: Cannot get value of type Decimal -- found null value instead
// expect: [NaN]
// expect: <?xml version="1.0" encoding="UTF-8"?>
// expect: <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// expect: <plist version="1.0">
// expect: <array>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>0</integer>
// expect: 		<key>isCompact</key>
// expect: 		<false/>
// expect: 		<key>isNegative</key>
// expect: 		<true/>
// expect: 		<key>length</key>
// expect: 		<integer>0</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>0</integer>
// expect: 		<key>isCompact</key>
// expect: 		<false/>
// expect: 		<key>isNegative</key>
// expect: 		<false/>
// expect: 		<key>length</key>
// expect: 		<integer>0</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>-3</integer>
// expect: 		<key>isCompact</key>
// expect: 		<true/>
// expect: 		<key>isNegative</key>
// expect: 		<false/>
// expect: 		<key>length</key>
// expect: 		<integer>1</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>1</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: 	<dict>
// expect: 		<key>exponent</key>
// expect: 		<integer>6</integer>
// expect: 		<key>isCompact</key>
// expect: 		<true/>
// expect: 		<key>isNegative</key>
// expect: 		<false/>
// expect: 		<key>length</key>
// expect: 		<integer>1</integer>
// expect: 		<key>mantissa</key>
// expect: 		<array>
// expect: 			<integer>1</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 			<integer>0</integer>
// expect: 		</array>
// expect: 	</dict>
// expect: </array>
// expect: </plist>
// expect:
// expect: {
// expect: "net" : 19.99,
// expect: "sums" : {
// expect: "a" : 0.3,
// expect: "b" : 5
// expect: }
// expect: }
// expect: 19.99 2 true 59.97
// expect: 18446744073709551615 [1.5, 1.8446744073709552e+19]
