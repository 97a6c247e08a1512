struct Temperature: CustomStringConvertible { let celsius: Double; var description: String { "\(celsius)°C" } }
struct Secret: CustomDebugStringConvertible { var debugDescription: String { "<secret>" } }
class Dog: CustomStringConvertible { let name: String; init(_ n: String) { name = n }; var description: String { "Dog(\(name))" } }
print(Temperature(celsius: 21.5), [Temperature(celsius: 1)], Secret(), [Secret()], Dog("Rex"), [Dog("Rex")], "\(Dog("Fido"))")
print(String(describing: Temperature(celsius: 0)), ["t": Temperature(celsius: 2)], Optional(Dog("X")) as Any)
struct Wrapper<T> { var value: T }
print(Wrapper(value: 1), Wrapper(value: "s"), Wrapper(value: Wrapper(value: Temperature(celsius: 3))))
// expect: 21.5°C [1.0°C] <secret> [<secret>] Dog(Rex) [Dog(Rex)] Dog(Fido)
// expect: 0.0°C ["t": 2.0°C] Optional(Dog(X))
// expect: Wrapper<Int>(value: 1) Wrapper<String>(value: "s") Wrapper<Wrapper<Temperature>>(value: main.Wrapper<main.Temperature>(value: 3.0°C))
