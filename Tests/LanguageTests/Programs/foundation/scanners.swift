import Foundation

let scanner = Scanner(string: "12 apples, 3.5kg -7 END rest")
print(scanner.scanInt() as Any, scanner.scanUpToString(",") as Any, scanner.scanString(",") as Any)
print(scanner.scanDouble() as Any, scanner.scanCharacters(from: .letters) as Any, scanner.scanInt() as Any)
print(scanner.scanInt() as Any, scanner.scanString("end") as Any, scanner.isAtEnd)
print(scanner.scanCharacter() as Any, scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "t")) as Any)
print(scanner.string[scanner.currentIndex...], scanner.scanString("t") as Any, scanner.isAtEnd)
let fields = Scanner(string: "a=1;b=2")
var pairs: [String: Int] = [:]
while !fields.isAtEnd {
  guard let key = fields.scanUpToString("="), fields.scanString("=") != nil, let value = fields.scanInt() else { break }
  pairs[key] = value
  _ = fields.scanString(";")
}
print(pairs.sorted { $0.key < $1.key })
"one\ntwo\n".enumerateLines { line, stop in print("line", line) }
"a\n\nb".enumerateLines { line, stop in
  print("[\(line)]")
  stop = line.isEmpty
}
// expect: Optional(12) Optional("apples") Optional(",")
// expect: Optional(3.5) Optional("kg") Optional(-7)
// expect: nil Optional("END") false
// expect: Optional("r") Optional("es")
// expect: t Optional("t") true
// expect: [(key: "a", value: 1), (key: "b", value: 2)]
// expect: line one
// expect: line two
// expect: [a]
// expect: []
