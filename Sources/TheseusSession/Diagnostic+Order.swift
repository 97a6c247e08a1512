import TheseusProgram

extension Diagnostic {
  /// What reading a text and checking its types found, in the order of its lines; what both say of one line stands once.
  static func inOrder(_ read: [Diagnostic], _ checked: [Diagnostic], _ files: SourceFiles) -> [Diagnostic] {
    func line(_ diagnostic: Diagnostic) -> Int {
      diagnostic.range.flatMap { range in files.file(of: range)?.position(at: range.start).line } ?? 0
    }
    if read.isEmpty { return checked }
    let new = checked.filter { found in !read.contains { $0.message == found.message && line($0) == line(found) } }
    let all = (read + new).enumerated().map { (line: line($1), place: $0, diagnostic: $1) }
    return all.sorted { ($0.line, $0.place) < ($1.line, $1.place) }.map(\.diagnostic)
  }
}
