let values = [1, 127, 128]
for v in values {
  let small = Int8(v)
  print(small)
}
// expect: 1
// expect: 127
// expect trap: Not enough bits to represent the passed value
