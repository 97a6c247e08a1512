func area(_ w: Double, _ h: Double) -> Double { assert(w >= 0 && h >= 0, "sides must not be negative"); return w * h }
print(area(2, 3))
print(area(-1, 3))
// expect: 6.0
// expect trap: 
