import Foundation
struct P {}
let x: Int? = 3
print(String(format: "%d", Locale.current, 3))
print(String(format: "%@", P()))
print(String(format: "%d", x))
print(String(format: "%@ %d %.2f", "a", 1, 2.5))
func show(_ error: any Error) {}
struct Failure: Error {}
let failure: Failure? = Failure()
show(failure)
// expect error 4:35: argument type 'Locale' does not conform to expected type 'CVarArg'
// expect error 5:28: argument type 'P' does not conform to expected type 'CVarArg'
// expect error 6:28: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 11:6: value of optional type 'Failure?' must be unwrapped to a value of type 'Failure'
