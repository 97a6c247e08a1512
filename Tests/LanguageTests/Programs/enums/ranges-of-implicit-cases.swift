enum Size: Int, Comparable {
  case small, medium, large
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
}
for size in [Size.small, .medium, .large] {
  switch size {
  case .small ..< .large: print("less")
  default: print("large")
  }
  if case .medium ... .large = size { print("up") }
}
// expect: less
// expect: less
// expect: up
// expect: large
// expect: up
