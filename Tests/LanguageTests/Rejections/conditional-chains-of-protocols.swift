protocol Shape {}
struct Dot: Shape {}
struct Line: Shape {}
struct Ring: Shape {}
class Base: Shape {}
class Left: Base {}
class Right: Base {}
let isOn = true
let one: any Shape = isOn ? Dot() : Line()
let chain: any Shape = isOn ? Dot() : isOn ? Line() : Ring()
let inner: any Shape = isOn ? (isOn ? Dot() : Line()) : Ring()
let alike: any Shape = isOn ? Dot() : isOn ? Line() : Line()
let written: any Shape = isOn ? Dot() : isOn ? (Line() as any Shape) : Ring()
let optional: (any Shape)? = isOn ? nil : isOn ? Dot() : Line()
let objects: any Shape = isOn ? Dot() : isOn ? Left() : Right()
let texts: any CustomStringConvertible = isOn ? 1 : isOn ? "a" : 2.5
func made() -> any Shape { isOn ? Dot() : isOn ? Ring() : Dot() }
func draw(_ shape: any Shape) {}
draw(isOn ? Dot() : isOn ? Line() : Ring())
let list: [any Shape] = [isOn ? Dot() : isOn ? Line() : Ring(), isOn ? Dot() : Ring()]
let closure: () -> any Shape = { isOn ? Dot() : isOn ? Line() : Ring() }
var place: any Shape = Dot()
place = isOn ? Dot() : isOn ? Line() : one
place = isOn ? Dot() : isOn ? Line() : Ring()
let anything: Any = isOn ? Dot() : isOn ? 1 : "a"
// expect error 10:46: result values in '? :' expression have mismatching types 'Line' and 'Ring'
// expect error 11:39: result values in '? :' expression have mismatching types 'Dot' and 'Line'
// expect error 14:50: result values in '? :' expression have mismatching types 'Dot' and 'Line'
// expect error 17:50: result values in '? :' expression have mismatching types 'Ring' and 'Dot'
// expect error 19:28: result values in '? :' expression have mismatching types 'Line' and 'Ring'
// expect error 20:48: result values in '? :' expression have mismatching types 'Line' and 'Ring'
// expect error 21:56: result values in '? :' expression have mismatching types 'Line' and 'Ring'
// expect error 24:31: result values in '? :' expression have mismatching types 'Line' and 'Ring'
