enum Tone { case a, b
 static let c = Tone.b }
struct Color { var t: Tone
  init(_ t: Tone) { self.t = t } 
  init(_ s: String) { t = .a } }
let c = true
let v = Tone.a
print(Color(c ? v : .b))
print(Color(c ? .a : .b))
let o: Tone? = nil
print(Color(o ?? .b))
let n = 4
let x: Double = (2 * .pi) / Double(n)
print(x)
let y = (2 * .pi) / Double(n)
print(y)
let z = Double(n) * (.pi / 2)
print(z)
// expect: Color(t: main.Tone.a)
// expect: Color(t: main.Tone.a)
// expect: Color(t: main.Tone.b)
// expect: 1.5707963267948966
// expect: 1.5707963267948966
// expect: 6.283185307179586
