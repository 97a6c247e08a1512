/// The text without characters that a terminal takes for a command.
public func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
}

/// Whether a terminal may act on the scalar instead of drawing it.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
}
