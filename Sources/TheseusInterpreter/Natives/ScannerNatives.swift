import Foundation

extension NativeTable {
  /// Numbers at the start of a text, as `Scanner` reads them.
  mutating func addScanners() {
    native("_scanNumber(_:_:_:)") { arguments in
      let scanner = Scanner(string: try arguments.string(0))
      scanner.charactersToBeSkipped = nil
      let number = scanner.number(try arguments.string(1), try arguments.bool(2) ? .hexadecimal : .decimal)
      return arguments.value(number.map { [$0, "\(scanner.currentIndex.utf16Offset(in: scanner.string))"] } ?? [])
    }
  }
}

extension Scanner {
  fileprivate func number(_ kind: String, _ representation: NumberRepresentation) -> String? {
    switch kind {
    case "int": scanInt(representation: representation).map { "\($0)" }
    case "int32": scanInt32(representation: representation).map { "\($0)" }
    case "int64": scanInt64(representation: representation).map { "\($0)" }
    case "uint64": scanUInt64(representation: representation).map { "\($0)" }
    case "double": scanDouble(representation: representation).map { "\($0)" }
    case "float": scanFloat(representation: representation).map { "\($0)" }
    default: scanDecimal().map { "\($0)" }
    }
  }
}
