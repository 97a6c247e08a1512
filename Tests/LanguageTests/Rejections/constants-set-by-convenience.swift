class Size {
  let x: Int
  var y = 1
  init() { x = 1 }
  convenience init(plain: Int) { x = plain }
  convenience init(own: Int) { self.x = own }
}
extension Size {
  convenience init(outside: Int) { x = outside }
}
class Base { var value = 1 }
class Bare: Base { override var value: Int }
class Watched: Base { override var value: Int { didSet { print(1) } } }
// expect error 5:34: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 6:37: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 9:36: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 12:7: class 'Bare' has no initializers
// expect error 12:33: cannot override with a stored property 'value'
