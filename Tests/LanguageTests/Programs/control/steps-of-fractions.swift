// Whole numbers are fractions where the step between them is one.
let half = 0.5
for x in stride(from: 0, to: 2, by: half) { print(x) }
for x in stride(from: 1, through: 0, by: -half) { print(x) }
let steps = Array(stride(from: 0, to: 1, by: half / 2))
print(steps, type(of: steps))

func moved<T: Strideable>(_ value: T, by distance: T.Stride) -> T { value.advanced(by: distance) }
let three = 3
print(moved(1, by: 2), moved(1, by: half), moved(1, by: three), moved(2.5, by: 1))
// expect: 0.0
// expect: 0.5
// expect: 1.0
// expect: 1.5
// expect: 1.0
// expect: 0.5
// expect: 0.0
// expect: [0.0, 0.25, 0.5, 0.75] Array<Double>
// expect: 3 1.5 4 3.5
