import Foundation
import Testing

/// Compares a text with a file in `Goldens/` beside the test.
///
/// With `THESEUS_RECORD=1` the file is written, and the test fails, so that a new baseline is never silently green.
public func expectGolden(
  _ text: String, named name: String, testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Goldens")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["THESEUS_RECORD"] == "1" {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("could not record \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record("missing golden \(name); record it with THESEUS_RECORD=1", sourceLocation: sourceLocation)
    return
  }
  #expect(text == String(decoding: data, as: UTF8.self), "differs from \(name)", sourceLocation: sourceLocation)
}
