// A ternary with nil is an optional: an overload that takes one is meant where the other can't take it, or is less special.
protocol Gesture {}
struct Tap: Gesture {}
func attach<T: Gesture>(_ gesture: T) -> String { "gesture" }
func attach<T: Gesture>(_ gesture: T?) -> String { gesture == nil ? "nothing" : "gesture or nothing" }
func name<T>(_ value: T) -> String { "value of \(T.self)" }
func name<T>(_ value: T?) -> String { "optional of \(T.self)" }
func only<T: Equatable>(_ value: T) -> String { "\(T.self)" }

let isOn = [1].count == 1
let stored: Tap? = nil
print(attach(Tap()), attach(stored))
print(attach(isOn ? Tap() : nil), attach(isOn ? nil : Tap()))
print(attach(isOn ? stored : Tap()), attach(isOn ? stored : nil))
print(name(1), name(isOn ? 1 : nil), name(isOn ? nil : "a"), name(stored))
print(only(isOn ? 1 : nil), only(isOn ? nil : "a"))
// expect: gesture nothing
// expect: gesture or nothing nothing
// expect: nothing nothing
// expect: value of Int optional of Int optional of String optional of Tap
// expect: Optional<Int> Optional<String>
