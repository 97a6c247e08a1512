import Foundation
func run() {
  do { throw CocoaError(.fileNoSuchFile) } catch let error as NSError { print(error.domain, error.code) }
}
run()
let s = CharacterSet(charactersIn: "a"..."f"), s2 = CharacterSet(charactersIn: Unicode.Scalar("0")..<Unicode.Scalar("5"))
print(s.contains("c"), s.contains("g"), s2.contains("5"), s2.contains("4"))
let p = IndexPath(indexes: [1, 2]); print(p, p.count, p[0], p.appending(3), p.appending([4, 5]), p < IndexPath(index: 2), p + IndexPath(index: 9), Array(p), p.dropLast())
print(NSRange("{3, 4}") as Any, NSRange(location: 1, length: 2), NSRange(2..<5), Range(NSRange(location: 1, length: 3)) as Any, NSRange(location: 0, length: 5).intersection(NSRange(2..<9)) as Any, NSRange(1...2).union(NSRange(5..<6)))
let u = UUID(uuid: (0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f)); print(u, u.uuid.0)
print(("a" as Unicode.Scalar).properties.generalCategory, Unicode.Scalar("é").properties.name ?? "-")
// expect: NSCocoaErrorDomain 4
// expect: true false false true
// expect: [1, 2] 2 1 [1, 2, 3] [1, 2, 4, 5] true [1, 2, 9] [1, 2] [1]
// expect: Optional({3, 4}) {1, 2} {2, 3} Optional(Range(1..<4)) Optional({2, 3}) {1, 5}
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F 230
// expect: lowercaseLetter LATIN SMALL LETTER E WITH ACUTE
