func draw(width: Int, title: String = "", sizes: Double...) {}
func measure(width: Int) {}
func done() {}
struct Frame {
  init(width: Int) {}
  func show() {}
  func move(to place: (Int, Int)) {}
}
draw(width: 1) {}
measure(width: 1) { 2 }
measure { 1 }
measure() { 1 }
done {}
print(Frame(width: 1) {})
Frame(width: 1).show {}
Frame(width: 1).move { (1, 2) }
// expect error 9:16: extra trailing closure passed in call
// expect error 10:19: extra trailing closure passed in call
// expect error 11:9: trailing closure passed to parameter of type 'Int' that does not accept a closure
// expect error 12:11: trailing closure passed to parameter of type 'Int' that does not accept a closure
// expect error 13:6: extra trailing closure passed in call
// expect error 14:23: extra trailing closure passed in call
// expect error 15:22: extra trailing closure passed in call
// expect error 16:22: trailing closure passed to parameter of type '(Int, Int)' that does not accept a closure
