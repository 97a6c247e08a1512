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
// expect error 5: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 6: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 9: 'let' property 'x' may not be initialized directly; use "self.init(...)" or "self = ..." instead
// expect error 12: cannot override with a stored property 'value'
// expect error 12: class 'Bare' has no initializers
