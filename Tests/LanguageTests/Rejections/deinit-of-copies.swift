struct Point {
  var x = 1
  deinit { print("end") }
}
enum Kind {
  case one
  deinit {}
}
class Box {
  deinit { print("end") }
}
// expect error 3:3: deinitializer cannot be declared in struct 'Point' that conforms to 'Copyable'
// expect error 7:3: deinitializer cannot be declared in enum 'Kind' that conforms to 'Copyable'
