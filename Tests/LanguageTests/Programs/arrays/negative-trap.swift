let a = [1, 2, 3]
var i = 1
while true {
  print(a[i])
  i -= 1
}
// expect: 2
// expect: 1
// expect trap: Index out of range
