class Thermostat {
  var target = 20 { didSet { if target > 30 { target = 30 }; print("target", oldValue, "→", target) } }
  var name: String { willSet(new) { print("renaming \(name) to \(new)") } }
  init(name: String) { self.name = name; target = 50; print("ready", target) }
  static var made = 0 { didSet { print("made", made) } }
}
class Smart: Thermostat { override var target: Int { didSet { print("smart", oldValue, target) } } }
let t = Thermostat(name: "hall")
t.target = 40
t.name = "kitchen"
Thermostat.made += 1
let s = Smart(name: "attic")
s.target = 25
func bump(_ n: inout Int) { n += 1; n += 1 }
bump(&t.target)
// expect: ready 50
// expect: target 50 → 30
// expect: renaming hall to kitchen
// expect: made 1
// expect: ready 50
// expect: target 50 → 25
// expect: smart 50 25
// expect: target 30 → 30
