struct L { var b = false
 var c = 0 { didSet { print("did", b, oldValue) } willSet { print("will", newValue); b = true } } 
 static let most = 40; var on = false
 var d = 0 { didSet { if d > L.most && on == false { print("x") } else if on == true { print("broke"); return } else if on == false { d = 3 } }
   willSet { if newValue > L.most { on = true; print("kick"); return } else { print("set", newValue) } } } }
var l = L(); l.c = 5; print(l)
l.d = 50; print(l.d, l.on)
l.d += 1
print(l)
class K { var b = 0; var c = 0 { willSet { b += newValue } didSet { b += 100; print(b) } } }
let k = K(); k.c = 4; k.c += 2; print(k.b)
func f() { var m = L(); m.d = 60; print(m.d, m.on); m.d = 3 }
f()
// expect: will 5
// expect: did true 0
// expect: L(b: true, c: 5, on: false, d: 0)
// expect: kick
// expect: broke
// expect: 50 true
// expect: kick
// expect: broke
// expect: L(b: true, c: 5, on: true, d: 51)
// expect: 104
// expect: 210
// expect: 210
// expect: kick
// expect: broke
// expect: 60 true
// expect: set 3
// expect: broke
