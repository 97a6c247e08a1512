print(1.formatted())
let number = 1
let small: Int8 = 2
print(number.formatted(), small.formatted(), 1.5.formatted())
print(1.description, number.magnitude, 2.squareRoot())
// expect error 1:9: value of type 'Int' has no member 'formatted'
// expect error 4:14: value of type 'Int' has no member 'formatted'
// expect error 4:33: value of type 'Int8' has no member 'formatted'
// expect error 4:50: value of type 'Double' has no member 'formatted'
