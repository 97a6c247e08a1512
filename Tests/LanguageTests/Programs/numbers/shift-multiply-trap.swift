var product = 1
for i in 1...30 {
  product *= i
  if i > 18 { print(i, product) }
}
// expect: 19 121645100408832000
// expect: 20 2432902008176640000
// expect trap: 
