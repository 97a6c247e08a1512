func partial() {
  let pair: (Int, String)
  pair.0 = 3
  print(pair.0)
  print(pair.1)
}
func twice() {
  let pair: (Int, String)
  pair.0 = 3
  pair.0 = 4
  pair.1 = ""
}
struct Robot {
  var place: (x: Int, y: Int)
  init() { place.x = 1 }
}
// expect error 5:14: constant 'pair.1' used before being initialized
// expect error 10:10: immutable value 'pair.0' may only be initialized once
// expect error 15:24: return from initializer without initializing all stored properties
