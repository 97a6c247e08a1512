import Foundation
import TheseusSession
import Testing

/// An expression that ends the compiled program, with the message that it ends with; kept in `Traps.txt`.
///
/// A new one is written into the file without a message; `THESEUS_RECORD=1 swift test --filter TrapTests` asks the compiler for the
/// messages of all, and a recording run fails.
struct TrapRow: CustomTestStringConvertible, Sendable {
  /// The expression.
  let expression: String
  /// The message that was recorded; empty where the compiled program gives none.
  let message: String

  var testDescription: String { expression }

  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Traps.txt")
  private static let separator = " => "

  static let all: [TrapRow] = {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: separator, maxSplits: 1)
      return TrapRow(expression: String(parts[0]), message: parts.count > 1 ? String(parts[1]) : "")
    }
  }()

  /// The rows as the file has them.
  static func text(of rows: [TrapRow]) -> String {
    rows.map { $0.expression + ($0.message.isEmpty ? "" : separator + $0.message) + "\n" }.joined()
  }

  /// The program: `id` hides values from the compiler, which would reject some of them.
  var source: String {
    """
    import Foundation
    func id<T>(_ value: T) -> T { value }
    print("before")
    print(\(expression))
    print("after")

    """
  }

  /// One program that evaluates the expression whose index is its argument.
  static func program(of rows: [TrapRow]) -> String {
    let cases = rows.enumerated().map { "case \($0): print(\($1.expression))\n" }
    return """
      import Foundation
      func id<T>(_ value: T) -> T { value }
      switch Int(CommandLine.arguments[1]) {
      \(cases.joined())default: break
      }

      """
  }
}
