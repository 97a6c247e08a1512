// A loop whose pattern says the type of the elements.
enum Shape { case dot, line(Int), none }
for shape: Shape in [.dot, .line(2), .none] { print(shape) }
for (index, size): (Int, Double) in [(1, 2), (3, 4.5)] { print(index, size) }
for number: Double in [1, 2] { print(number) }
let small: Int8 = -128
print(small == Int.min, small < 5 as Int, UInt8(200) > small, Int64(5) != 5 as Int32, small <= UInt64.max)
// expect: dot
// expect: line(2)
// expect: none
// expect: 1 2.0
// expect: 3 4.5
// expect: 1.0
// expect: 2.0
// expect: false true true false true
