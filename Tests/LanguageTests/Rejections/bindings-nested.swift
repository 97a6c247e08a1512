enum Shape { case circle(Int) }
let shape = Shape.circle(1)
if case let .circle(let radius) = shape { print(radius) }
let (var first, second) = (1, 2)
for let item in [1] { print(item) }
for var item in [1] { item += 1 }
let var count = 1
// expect error 3:21: 'let' cannot appear nested inside another 'var' or 'let' pattern
// expect error 4:6: 'var' cannot appear nested inside another 'var' or 'let' pattern
// expect error 5:5: 'let' pattern cannot appear nested in an already immutable context
// expect error 7:5: 'var' cannot appear nested inside another 'var' or 'let' pattern
