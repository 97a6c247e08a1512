let pairs = [(1, 2)]
for (a, let b) in pairs { print(a, b) }
for (let a, var b) in pairs {
  b += 1
  print(a, b)
}
for var (a, var b) in pairs {
  a += 1
  b += 1
}
for var (a, let b) in pairs {
  a += 1
  print(a, b)
}
for let (a, b) in pairs { print(a, b) }
// expect error 2:9: 'let' pattern cannot appear nested in an already immutable context
// expect error 3:6: 'let' pattern cannot appear nested in an already immutable context
// expect error 7:13: 'var' cannot appear nested inside another 'var' or 'let' pattern
// expect error 11:13: 'let' cannot appear nested inside another 'var' or 'let' pattern
// expect error 15:5: 'let' pattern cannot appear nested in an already immutable context
