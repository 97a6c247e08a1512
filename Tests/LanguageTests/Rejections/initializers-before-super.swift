class Animal {
  var legs = 4
  var isTall: Bool { legs > 3 }
  func speak() {}
  subscript(index: Int) -> Int { index }
}
class Dog: Animal {
  var tail: Int
  lazy var length = legs + 1
  init(legs: Int) {
    self.legs = legs
    tail = 1
    super.init()
  }
  init(tail: Int) {
    self.tail = tail
    speak()
    print(self.tail, isTall)
    super.init()
    speak()
  }
  override init() {
    tail = 2
    print(self)
    super.legs = 3
    print(self[2])
    print(length)
    super.init()
    legs += tail
  }
  init(copy: Dog) {
    tail = copy.legs
    copy.speak()
    tail += legs
  }
  convenience init(by two: Int) {
    self.init(tail: two)
    legs = two
    speak()
  }
}
// expect error 11:15: 'self' used in property access 'legs' before 'super.init' call
// expect error 17:5: 'self' used in method call 'speak' before 'super.init' call
// expect error 18:22: 'self' used in property access 'isTall' before 'super.init' call
// expect error 24:11: 'self' used before 'super.init' call
// expect error 25:16: 'self' used in property access 'legs' before 'super.init' call
// expect error 26:15: 'self' used in property access 'subscript' before 'super.init' call
// expect error 27:11: 'self' used in property access 'length' before 'super.init' call
// expect error 34:13: 'self' used in property access 'legs' before 'super.init' call
