// `String` has `max(_:_:)` and `min(_:_:)` of its own, so that its extensions may call them.
extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) + "|" }
  func clipped(to width: Int) -> Substring { prefix(min(width, count)) }
}
print("ab".padded(to: 4), "abcdef".padded(to: 2), "abcdef".clipped(to: 3), "a".clipped(to: 9))
print("a".max(2, 3), "a".min("x", "y"))
// expect: ab  | abcdef| abc a
// expect: 3 x
