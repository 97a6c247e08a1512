/// A module of the library: what an `import` names, and what `String(reflecting:)` prints before a type.
///
/// The catalogue says which by a line `#module(Foundation)` before what belongs to it. They are those of `swiftc` 6.3 on Linux, where
/// Foundation is several modules; Combine and SwiftUI are Apple's. Those of `_Concurrency` print `Swift`.
struct Module: Sendable, Hashable {
  /// The name, `Swift` for one.
  let name: Substring
  /// The library that it is of.
  let part: Catalogue.Part

  /// Whether a program without imports sees it.
  var isAlwaysSeen: Bool { ["Swift", "_StringProcessing"].contains(name) }

  /// Swift's own module.
  static let swift = Module(name: "Swift", part: .standardLibrary)
  /// SwiftUI's own module.
  static let swiftUI = Module(name: "SwiftUI", part: .swiftUI)
}
