let least = Int8.min
print(least, -Int16(least))
let flipped = -least
print(flipped)
// expect: -128 128
// expect trap: 
