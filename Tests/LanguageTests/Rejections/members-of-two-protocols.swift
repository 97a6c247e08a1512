protocol Walker {}
protocol Runner {}
protocol Sprinter: Runner {}
extension Walker {
  func move() { print("walk") }
  static func make() {}
  func rest() {}
  func step(_ count: Int) {}
}
extension Runner {
  func move() { print("run") }
  static func make() {}
  func rest() {}
  func step(_ name: String) {}
}
extension Sprinter { func breathe() {} }
extension Runner { func breathe() {} }
struct Dog: Walker, Runner {
  func rest() {}
  func play() { move() }
}
struct Cat: Sprinter {}
Dog().move()
Dog.make()
Dog().rest()
Dog().step(1)
Dog().step("a")
Cat().breathe()
func use<T: Walker & Runner>(_ animal: T) {
  animal.move()
  animal.rest()
}
func keep(_ animal: any Walker) { animal.move() }
(Dog() as any Walker).move()
// expect error 20:17: ambiguous use of 'move()'
// expect error 23:7: ambiguous use of 'move()'
// expect error 24:5: ambiguous use of 'make()'
// expect error 30:10: ambiguous use of 'move()'
// expect error 31:10: ambiguous use of 'rest()'
