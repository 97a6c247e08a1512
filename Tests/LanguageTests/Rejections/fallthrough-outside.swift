func first() { fallthrough }
for index in 0..<3 {
  if index == 1 { fallthrough }
}
switch 3 {
case 3:
  if 2 > 1 { fallthrough }
  print("three")
default: print("other")
}
switch 4 {
case 4:
  let job = { fallthrough }
  job()
default: print("other")
}
// expect error 1:16: 'fallthrough' is only allowed inside a switch
// expect error 3:19: 'fallthrough' is only allowed inside a switch
// expect error 13:15: 'fallthrough' is only allowed inside a switch
