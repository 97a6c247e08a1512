class Engine<Fuel> {
  var fuel: Fuel
  init(_ fuel: Fuel) { self.fuel = fuel }
}
final class Hybrid: Engine<String> {
  init() { super.init("petrol and current") }
}
class Turbo<Boost>: Engine<[Boost]> {}
struct Car<Fuel, Motor: Engine<Fuel>> {
  var motor: Motor
  var spare: Fuel? { motor.fuel }
}
func fuel<Fuel, Motor: Engine<Fuel>>(of motor: Motor) -> Fuel { motor.fuel }
func mix<Fuel, A: Engine<Fuel>, B: Engine<Fuel>>(_ one: A, _ other: B) -> [Fuel] { [one.fuel, other.fuel] }
let plain = Car(motor: Engine(3))
print(type(of: plain), plain.motor.fuel, plain.spare ?? 0)
let hybrid = Car(motor: Hybrid())
print(type(of: hybrid), hybrid.spare?.uppercased() ?? "none")
let turbo = Car(motor: Turbo([1.5]))
print(type(of: turbo), turbo.spare?.first ?? 0)
print(fuel(of: Engine(7)) + 1, fuel(of: Hybrid()).count, fuel(of: Turbo([2])))
print(mix(Engine("wood"), Hybrid()))
// expect: Car<Int, Engine<Int>> 3 3
// expect: Car<String, Hybrid> PETROL AND CURRENT
// expect: Car<Array<Double>, Turbo<Double>> 1.5
// expect: 8 18 [2]
// expect: ["wood", "petrol and current"]
