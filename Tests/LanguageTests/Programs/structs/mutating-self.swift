struct Light {
  var isOn = false
  var level = 3
  mutating func reset() { self = Light() }
  mutating func toggle() { isOn.toggle() }
  mutating func update(_ change: (inout Light) -> Void) { change(&self) }
  func dimmed(by amount: Int) -> Light {
    var copy = self
    copy.level -= amount
    return copy
  }
}
enum Signal {
  case stop, wait, go
  mutating func advance() {
    switch self {
    case .stop: self = .go
    case .go: self = .wait
    case .wait: self = .stop
    }
  }
}
var light = Light()
light.toggle()
light.update { $0.level *= 10; $0.toggle() }
print(light)
print(light.dimmed(by: 5).level, light.level)
light.reset()
print(light)
var lights = Array(repeating: Light(), count: 3)
lights[1].toggle()
for index in lights.indices where lights[index].isOn { lights[index].level = 99 }
print(lights.map(\.level))
var signal = Signal.stop
for _ in 0..<4 { signal.advance(); print(signal, terminator: " ") }
print()
var named: [String: Light] = ["hall": Light()]
named["hall"]?.toggle()
named["attic"]?.toggle()
named["cellar", default: Light(level: 1)].level += 1
print(named["hall"]!.isOn, named.count, named["cellar"]!.level)
var maybe: Light? = Light()
maybe?.update { $0.level = -1 }
print(maybe as Any)
// expect: Light(isOn: false, level: 30)
// expect: 25 30
// expect: Light(isOn: false, level: 3)
// expect: [3, 99, 3]
// expect: go wait stop go 
// expect: true 2 2
// expect: Optional(main.Light(isOn: false, level: -1))
