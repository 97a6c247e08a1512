import Foundation
let r = try! NSRegularExpression(pattern: "(a)(b)?(c)")
let text = "xacx abc"
for m in r.matches(in: text, range: NSRange(location: 0, length: 8)) {
  for t in ["$0", "$1-$2-$3", "$10", "$9x", "\\$1", "a\\\\$1", "$", "$x", "", "\\", "$03", "<$2>"] {
    print(t, r.replacementString(for: m, in: text, offset: 0, template: t), separator: "|", terminator: " ")
  }
  print(m.range, m.range(at: 2), m.numberOfRanges, m.adjustingRanges(offset: 3).range(at: 2), m.adjustingRanges(offset: 3).range)
}
let s = NSMutableString(string: "abc acx ABC")
print(r.replaceMatches(in: s, options: [], range: NSRange(location: 0, length: s.length), withTemplate: "[$3$1]"), s)
print(r.replaceMatches(in: s, range: NSRange(location: 0, length: 0), withTemplate: ""), s)
let i = try! NSRegularExpression(pattern: "b+", options: .caseInsensitive)
print(i.options.rawValue, i.pattern, i.numberOfCaptureGroups, i.stringByReplacingMatches(in: "aBBbc", range: NSRange(location: 0, length: 5), withTemplate: "-"), NSRegularExpression.escapedTemplate(for: "$1\\"), NSRegularExpression.escapedPattern(for: "a.b"))
// expect: $0|ac $1-$2-$3|a--c $10|a0 $9x|x \$1|$1 a\\$1|a\a $|$ $x|$x | \| $03|ac3 <$2>|<> {1, 2} {9223372036854775807, 0} 4 {9223372036854775807, 0} {4, 2}
// expect: $0|abc $1-$2-$3|a-b-c $10|a0 $9x|x \$1|$1 a\\$1|a\a $|$ $x|$x | \| $03|abc3 <$2>|<b> {5, 3} {6, 1} 4 {9, 1} {8, 3}
// expect: 2 [ca] [ca]x ABC
// expect: 0 [ca] [ca]x ABC
// expect: 1 b+ 0 a-c \$1\\ a\.b
