class Shape {
  var sides = 3
  mutating func grow() {}
}
class Square: Shape {
  override var sides = 4
}
actor Counter {
  mutating func up() {}
}
// expect error 3:3: 'mutating' is not valid on instance methods in classes
// expect error 6:16: cannot override with a stored property 'sides'
// expect error 9:3: 'mutating' is not valid on instance methods in classes
