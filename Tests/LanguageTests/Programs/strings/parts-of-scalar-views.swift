// Texts and parts of texts are made from parts of views of scalars.

extension String {
  func words(_ isInside: (Unicode.Scalar) -> Bool) -> [SubSequence] {
    unicodeScalars.split { !isInside($0) }.map(Substring.init)
  }
}

let line = "naïve, 3 café-bars"
let words = line.words { $0.properties.isAlphabetic }
print(words)
print(words.map(\.count), words.map { $0.base == line })

let scalars = line.unicodeScalars
let head = Substring(scalars.prefix(5))
print(head, line.distance(from: head.startIndex, to: head.endIndex))
print(line[head.endIndex...])
print(Substring(scalars.dropFirst(7)).first ?? "-")
print(String(scalars.suffix(4)), scalars.split(separator: "-").map(String.init))

let part = line.dropFirst(9)
let inner = Substring(part.unicodeScalars.prefix(4))
print(part, inner, inner.uppercased(), line[..<inner.startIndex])
// expect: ["naïve", "café", "bars"]
// expect: [5, 4, 4] [true, true, true]
// expect: naïve 5
// expect: , 3 café-bars
// expect: 3
// expect: bars ["naïve, 3 café", "bars"]
// expect: café-bars café CAFÉ naïve, 3 
