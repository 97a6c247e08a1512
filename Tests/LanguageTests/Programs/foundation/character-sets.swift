import Foundation

print("  padded \n".trimmingCharacters(in: .whitespaces).debugDescription)
print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines))
print("--title--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
print("a,b;c d".components(separatedBy: CharacterSet(charactersIn: ",; ")))
print("phone: +49 (30) 1234".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
print("abc123".rangeOfCharacter(from: .decimalDigits) != nil, "abc".rangeOfCharacter(from: .decimalDigits) == nil)
let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_-"))
print("user_name-1".unicodeScalars.allSatisfy { allowed.contains($0) }, "user name".unicodeScalars.allSatisfy(allowed.contains))
var vowels = CharacterSet(charactersIn: "aeiou")
vowels.insert(charactersIn: "AEIOU")
print("Education".unicodeScalars.filter { vowels.contains($0) }.count)
print(String(String.UnicodeScalarView("Hello World".unicodeScalars.filter { !vowels.contains($0) })))
print("a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "nil")
print("a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "nil")
print("a%20b%26".removingPercentEncoding ?? "nil")
print("one  two three".components(separatedBy: " "), "one  two three".split(separator: " "))
print("x".components(separatedBy: ","), "".components(separatedBy: ","), ",".components(separatedBy: ","))
print(CharacterSet.letters.contains("é"), CharacterSet.uppercaseLetters.contains("é"))
print(CharacterSet.punctuationCharacters.contains("!"), CharacterSet.newlines.contains("\n"))
print("line1\nline2\r\nline3".components(separatedBy: .newlines))
print("Straße".uppercased(), "ÀÉÎ".folding(options: .diacriticInsensitive, locale: .current))
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
// expect: "padded \n"
// expect: padded
// expect: title
// expect: ["a", "b", "c", "d"]
// expect: 49301234
// expect: true true
// expect: true false
// expect: 5
// expect: Hll Wrld
// expect: a%20b&c=d/%C3%A9
// expect: a%20b%26c%3Dd%2F%C3%A9
// expect: a b&
// expect: ["one", "", "two", "three"] ["one", "two", "three"]
// expect: ["x"] [""] ["", ""]
// expect: true false
// expect: true true
// expect: ["line1", "line2", "", "line3"]
// expect: STRASSE AEI
// expect: creme brulee
