import Foundation
let text = "ann@home.org, bob@work.com"
let expression = try NSRegularExpression(pattern: "(\\w+)@(?<host>\\w+)", options: [.caseInsensitive])
let whole = NSRange(text.startIndex..., in: text)
for match in expression.matches(in: text, range: whole) {
  print(match.range, match.numberOfRanges, (text as NSString).substring(with: match.range(at: 1)), match.range(withName: "host"))
}
print(expression.numberOfMatches(in: text, range: whole), expression.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil, expression.numberOfCaptureGroups)
print(expression.stringByReplacingMatches(in: text, range: whole, withTemplate: "$2.$1"), NSRegularExpression.escapedPattern(for: "a.b"))
print((try? NSRegularExpression(pattern: "(")) == nil)
// expect: {0, 8} 3 ann {4, 4}
// expect: {14, 8} 3 bob {18, 4}
// expect: 2 true 2
// expect: home.ann.org, work.bob.com a\.b
// expect: true
