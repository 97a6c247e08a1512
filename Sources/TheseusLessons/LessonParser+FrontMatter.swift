import TheseusProgram

extension LessonParser {
  private static let keys = ["title", "id", "requires", "concepts", "source", "skip", "clock", "seed"]

  /// Reads the front matter and gives the text in which it is replaced by blank lines, so that lines stay true.
  mutating func readFrontMatter() -> (FrontMatter, body: String) {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first?.trimmingSpaces == "---" else {
      report(.missingFrontMatter, line: 1)
      return (FrontMatter(), file.text)
    }
    guard let end = lines.indices.dropFirst().first(where: { lines[$0].trimmingSpaces == "---" }) else {
      report(.unclosedFrontMatter, line: 1)
      return (FrontMatter(), file.text)
    }
    var frontMatter = FrontMatter()
    for index in 1..<end where !lines[index].trimmingSpaces.isEmpty {
      readEntry(lines[index], line: index + 1, into: &frontMatter)
    }
    reportMissing(in: frontMatter)
    for index in 0...end { lines[index] = "" }
    return (frontMatter, lines.joined(separator: "\n"))
  }

  private mutating func readEntry(_ text: String, line: Int, into frontMatter: inout FrontMatter) {
    let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmingSpaces)
    guard let key = parts.first, parts.count == 2 else {
      return report(.invalidValue(key: "front matter", value: text, expected: "'key: value'"), line: line)
    }
    let value = parts[1]
    switch key {
    case "title": frontMatter.title = value
    case "id": frontMatter.id = value
    case "requires":
      frontMatter.requires = value
      if value != "theseus 1" { report(.unsupportedVersion(value), line: line) }
    case "concepts": frontMatter.concepts = value.split(separator: ",").map(\.trimmingSpaces)
    case "source": frontMatter.source = value
    case "skip":
      if value != "allowed", value != "forbidden" {
        report(.invalidValue(key: key, value: value, expected: "'allowed' or 'forbidden'"), line: line)
      }
      frontMatter.allowsSkipping = value != "forbidden"
    case "clock": frontMatter.clock = value
    case "seed":
      frontMatter.seed = Int(value)
      if frontMatter.seed == nil {
        report(.invalidValue(key: key, value: value, expected: "a whole number"), line: line)
      }
    default: report(.unknownKey(key, suggestion: EditDistance.nearest(to: key, in: Self.keys, by: \.self)), line: line)
    }
  }

  private mutating func reportMissing(in frontMatter: FrontMatter) {
    for (key, value) in [("title", frontMatter.title), ("id", frontMatter.id), ("requires", frontMatter.requires)]
    where value.isEmpty {
      report(.missingKey(key), line: 1)
    }
  }
}
