class Box { var v = 0 }
let a = Box(), b = Box(), c = a
print(a === c, a === b, a !== b, ObjectIdentifier(a) == ObjectIdentifier(c), ObjectIdentifier(a) == ObjectIdentifier(b))
var x = 1, y = 2
swap(&x, &y)
print(x, y)
var list = [1, 2, 3]
list.swapAt(0, 2)
print(list, type(of: a) == Box.self, type(of: a))
func inspect<T>(_ value: T) -> String { "\(T.self)" }
print(inspect(1), inspect("a"), inspect([1.5]), inspect(a as Box?), inspect((1, true)))
// expect: true false true true false
// expect: 2 1
// expect: [3, 2, 1] true Box
// expect: Int String Array<Double> Optional<Box> (Int, Bool)
