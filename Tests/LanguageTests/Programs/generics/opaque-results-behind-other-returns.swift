protocol Shape { var corners: Int { get } }
struct Square: Shape { var corners = 4 }
struct Star: Shape { var corners = 10 }
func shape(_ isPlain: Bool) -> some Shape {
  if isPlain { return Square() }
  if #available(macOS 99, *) { return Star() }
  return Square()
}
print(shape(true).corners)
func guarded(_ isStar: Bool) -> some Shape {
  guard isStar else { return Square() }
  if #available(macOS 99, *) { return Star() } else { return Square() }
}
print(guarded(false).corners)
// expect: 4
// expect: 4
