import Testing

/// Counts the programs by heading, the thinnest first.
@Suite struct HeadingTests {
  @Test(arguments: Heading.all)
  func hasEnoughPrograms(_ heading: Heading) {
    #expect(heading.programs.count >= Heading.minimum, "\(heading.name): \(heading.folders)")
  }

  @Test func everyProgramHasAHeading() {
    let folders = Set(Heading.all.flatMap(\.folders))
    let stray = LanguageProgram.all.map(\.id).filter { !folders.contains(String($0.prefix { $0 != "/" })) }
    #expect(stray.isEmpty)
    #expect(LanguageProgram.all.count >= 300)
  }

  @Test func printsTheTable() {
    let rows = Heading.all.map { (name: $0.name, programs: $0.programs) }.sorted {
      $0.programs.count < $1.programs.count
    }
    print("programs  lines  heading")
    for row in rows {
      let lines = row.programs.reduce(0) { $0 + $1.expectation.lines.count }
      print("\(padded(row.programs.count, 8))  \(padded(lines, 5))  \(row.name)")
    }
    print("\(padded(LanguageProgram.all.count, 8))         in all")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }
}
