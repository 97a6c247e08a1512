// What a closure is given of `1...4` is one whole number for all of its body, whatever `Double(_:)` could make of it.
struct Point {
  var parts: [String] = []
  func rotated(_ angle: Double) -> Point { Point(parts: parts + ["rotated \(angle)"]) }
  func padded(_ length: Double) -> Point { Point(parts: parts + ["padded \(length)"]) }
}

func offset(for number: Int) -> Double { Double(number * 10) }
func each<Data: RandomAccessCollection, ID: Hashable>(
  _ data: Data, id: KeyPath<Data.Element, ID>, make: (Data.Element) -> Point
) -> [Point] {
  data.map(make)
}
func run<Data: RandomAccessCollection>(over data: Data, body: (Data.Element) -> Void) { data.forEach(body) }
func describe<T: BinaryInteger>(_ value: T) -> String { "whole \(value)" }
func describe<T: BinaryFloatingPoint>(_ value: T) -> String { "fraction \(value)" }

for point in each(1...2, id: \.self, make: { number in
  Point().rotated(0.5 * Double(number)).padded(offset(for: number) - 3)
}) {
  print(point.parts)
}
run(over: 1..<3) { number in
  print(Double(number))
  print(offset(for: number))
  print(describe(number))
}
run(over: 3...3) { print(describe($0), offset(for: $0)) }
run(over: [1, 2]) { print(describe($0), offset(for: $0)) }
// expect: ["rotated 0.5", "padded 7.0"]
// expect: ["rotated 1.0", "padded 17.0"]
// expect: 1.0
// expect: 10.0
// expect: whole 1
// expect: 2.0
// expect: 20.0
// expect: whole 2
// expect: whole 3 30.0
// expect: whole 1 10.0
// expect: whole 2 20.0
